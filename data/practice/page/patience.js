// What is pressed or sent while the page still waits for an answer is done when it has come. SimCord
// drops it, and greys all buttons meanwhile.
const form = document.getElementById("channel-composer");
const held = new Set();

function busy() {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return pendingAction || (awaitingRevision !== null && awaitingRevision > publishedRevision);
}

function whenIdle(act) {
  if (busy()) setTimeout(() => whenIdle(act), 30);
  else act();
}

document.addEventListener("submit", (event) => {
  if (event.target !== form || !busy()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  whenIdle(() => form.requestSubmit());
}, true);

document.addEventListener("click", (event) => {
  const button = event.target.closest("button.component-button:not(:disabled)");
  if (!button || !busy()) return;
  event.stopImmediatePropagation();
  const { controlKey } = button.dataset;
  const label = button.textContent;
  // twice on one button is once
  if (held.has(controlKey) || window.simcordPreview.pendingAction?.controlKey === controlKey) return;
  held.add(controlKey);
  whenIdle(() => {
    held.delete(controlKey);
    const there = document.querySelector(`button[data-control-key="${CSS.escape(controlKey)}"]:not(:disabled)`);
    if (there?.textContent === label) there.click();
  });
}, true);
