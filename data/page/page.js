"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const sections = [...document.querySelectorAll("#ledger > section")];
  const rows = [...document.querySelectorAll("#ledger li")];
  const output = form.querySelector("output");
  const wanted = (name) => (form.elements[name] ? form.elements[name].value : "");
  const keeps = (places, place) => place === "" || (places || "").split(" ").includes(place);
  const filter = () => {
    const hero = wanted("hero");
    const card = wanted("card");
    let shown = 0;
    for (const row of rows) {
      row.hidden = !(keeps(row.dataset.h, hero) && keeps(row.dataset.c, card));
      shown += row.hidden ? 0 : 1;
    }
    for (const section of sections) {
      section.hidden = !section.querySelector("li:not([hidden])");
    }
    output.value = `${shown} / ${rows.length}`;
  };
  form.hidden = false;
  form.addEventListener("input", filter);
  filter();
})();
