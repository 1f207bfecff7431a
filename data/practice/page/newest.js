// The conversation stays at its newest message, and goes there after one's own act: also when a
// picture arrives late. Whoever scrolls up reads on undisturbed.
const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
const app = document.getElementById("preview-app");
const latest = document.getElementById("new-messages");
const NEAR = 48;
const ACTS = /"kind":"(click|select|run_command|modal_submit|send_message)"/;
let follow = true;
let acted = false;
let settled = false;
let scrolling = 0;

const newest = () => list.querySelector("article:last-of-type")?.dataset.messageId;
let last = newest();

function toEnd() {
  if (follow) timeline.scrollTop = timeline.scrollHeight;
}

// What scrolls from here on is the page that is drawn anew, and not whoever pressed.
function act() {
  acted = true;
  scrolling = -Infinity;
  if (!document.getElementById("history-newer").hidden) latest.click();
}

for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  timeline.addEventListener(kind, () => { scrolling = performance.now(); }, { passive: true });
}
timeline.addEventListener("scroll", () => {
  if (performance.now() - scrolling > 1000) return;
  acted = false;
  follow = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
}, { passive: true });

latest.addEventListener("click", () => { follow = true; });
const ask = window.fetch;
window.fetch = (path, options) => {
  if (path === "/api/action" && ACTS.test(options.body.get?.("payload") ?? options.body)) act();
  return ask(path, options);
};

new MutationObserver(() => {
  const now = newest();
  if (acted && now !== last) { follow = true; acted = false; }
  last = now;
  toEnd();
}).observe(list, { childList: true });
const sizes = new ResizeObserver(toEnd);
sizes.observe(list);
sizes.observe(timeline);

// The first time that all is drawn: a message this page was opened for may stand further up.
new MutationObserver(() => {
  if (settled || app.getAttribute("aria-busy") !== "false") return;
  settled = true;
  toEnd();
  const aimed = list.querySelector(".message-surface");
  if (!aimed || aimed.getBoundingClientRect().top >= timeline.getBoundingClientRect().top) return;
  follow = false;
  aimed.scrollIntoView({ block: "end" });
}).observe(app, { attributes: true, attributeFilter: ["aria-busy"] });
