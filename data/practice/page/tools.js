// The bar on top: where one is and who; what is for developers waits behind one menu.
const $ = (id) => document.getElementById(id);
const field = $("channel-composer-input");
const shell = $("preview-shell");
const app = $("preview-app");
const status = $("action-status");
const menu = document.querySelector(".session-menu");
const hint = $("press");
const TROUBLE = /^(Action (?!completed)|Connection|Access|Preview session)/;
const narrow = matchMedia("(max-width: 760px)").matches;
const keyboard = !matchMedia("(pointer: coarse)").matches;

menu.querySelector("summary").textContent = "Tools";
menu.querySelector(".session-menu-popover").prepend(
  ...["messages-toggle", "refresh", "capture-open", "inspector-toggle", "back-activity", "view-action-output"].map($));
menu.addEventListener("click", ({ target }) => { if (target.closest("button")) menu.open = false; });
document.addEventListener("click", ({ target }) => { if (!menu.contains(target)) menu.open = false; });
if (!narrow) shell.classList.add("messages-closed");

// To be somebody else is to go to that person's page, which a reload keeps.
$("viewer-picker").addEventListener("change", (event) => {
  const page = document.querySelector(`#people [data-viewer="${event.target.value}"]`);
  if (!page) return;
  event.stopImmediatePropagation();
  location.assign(page.href);
}, true);

// SimCord tells of each of its steps; only what went wrong is news.
new MutationObserver(() => status.classList.toggle("is-trouble", TROUBLE.test(status.textContent)))
  .observe(status, { childList: true });

function toMessage() {
  (document.querySelector(".command-option-input, .command-chip") || field).focus();
}
$("to-message").addEventListener("click", toMessage);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, textarea, select, dialog")) return;
  field.focus();
});

// Once all is drawn one can type; after a command is sent, again.
let ready = false;
new MutationObserver(() => {
  if (app.getAttribute("aria-busy") !== "false") return;
  const first = !ready;
  ready = true;
  if (keyboard && (first || document.activeElement === document.body)) field.focus({ preventScroll: true });
  pressHere();
}).observe(app, { attributes: true, attributeFilter: ["aria-busy"] });

/** Mark the one thing to press, as long as it can be pressed. */
function pressHere() {
  if (!hint.dataset.label) return;
  const buttons = [...document.querySelectorAll(".message-surface button.component-button:not(:disabled)")];
  const button = buttons.find((each) => each.textContent.trim() === hint.dataset.label);
  button?.classList.add("press-here");
  if (!button && ready) { hint.textContent = ""; hint.dataset.label = ""; }
}
document.addEventListener("click", ({ target }) => {
  const button = target.closest("button.component-button");
  if (!button) return;
  hint.textContent = button.matches(".press-here") ? hint.dataset.after : "";
  hint.dataset.label = "";
  document.querySelectorAll(".press-here").forEach((each) => each.classList.remove("press-here"));
}, true);
