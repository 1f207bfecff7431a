// A command typed or pasted as one line, `/quest end winner:overlord`, is taken as in Discord: its
// words choose the command, and `name:` leads to that option. SimCord would post it as a message.
const form = document.getElementById("channel-composer");
const input = document.getElementById("channel-composer-input");
const OPTION = /(?:^|\s)(?=[\w-]+:)/;
let taking = false;

function say(field, text) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The line of the list for a command by its whole name. */
function entry(name) {
  say(input, `/${name}`);
  return [...form.querySelectorAll(".command-entry")].find((each) => each.querySelector("strong").textContent === `/${name}`);
}

const fieldOf = (name) => form.querySelector(`.command-option-input[data-option="${CSS.escape(name)}"]`);

/** The field of an option, taken up first if it may be left out. */
function reach(name) {
  if (!fieldOf(name)) {
    form.querySelector(".command-ghost")?.click();
    form.querySelector(`.command-suggestion[data-value="${CSS.escape(name)}"]`)?.click();
  }
  fieldOf(name)?.focus();
  return fieldOf(name);
}

function fillIn(option) {
  const [, name, text] = option.match(/^([\w-]+):(.*)$/s) || [];
  const field = name && reach(name);
  if (field) say(field, text.trim().replace(/^"(.*)"$/s, "$1").replace(/^@/, ""));
}

function take(typed) {
  const words = typed.slice(1).split(" ");
  for (let many = Math.min(3, words.length - 1); many > 0; many -= 1) {
    const found = entry(words.slice(0, many).join(" "));
    if (!found) continue;
    found.click();
    words.slice(many).join(" ").split(OPTION).forEach(fillIn);
    return;
  }
  say(input, typed);
}

/** Whether an option of this name is still open in the command that is being put together. */
const open = (name) => window.simcordPreview.commandPicker.draft?.options.some((each) => each.name === name && !each.present);

function lead(field) {
  const [, before, name] = field.value.match(/^(.*?)\s*\b([\w-]+):$/s) || [];
  if (name === field.dataset.option) say(field, before);
  else if (name && open(name)) {
    say(field, before);
    reach(name);
  }
}

// A command that can be sent as it is has the focus on its name, where letters would be lost: there
// they are an option's name, whole before a colon, or its beginning before Enter.
let letters = "";
const called = (letters, whole) => window.simcordPreview.commandPicker.draft?.options.find(({ name, present }) => !present && (whole ? name === letters : name.startsWith(letters)));

function onName(event) {
  const { key, target } = event;
  if (!target.matches?.(".command-chip") || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = letters && (key === ":" || key === "Enter") && called(letters, key === ":");
  letters = /^[\w-]$/.test(key) ? letters + key : "";
  if (!found && !letters) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (found) reach(found.name);
}
window.addEventListener("keydown", onName, { capture: true });

form.addEventListener("input", ({ target }) => {
  if (taking) return;
  taking = true;
  if (target === input && /^\/\S.* ($|.*:)/s.test(input.value)) take(input.value);
  if (target.matches(".command-option-input")) lead(target);
  taking = false;
});
