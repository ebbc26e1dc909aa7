// Comes before the page's own code and stays small. Until that code has come nobody hears a press or a keystroke: they are
// noted here, and web/frame/early.ts does them again once the page is awake. Links and forms with an address need none of this.
(() => {
  const heard = {
    click: "button[type=button]:not([popovertarget], [commandfor])",
    input: "input, textarea",
    change: "select",
    submit: "form:not([action])",
  };
  const noted = new Map(Object.keys(heard).map((kind) => [kind, new Set()]));
  const note = (event) => {
    const meant = event.target instanceof Element ? event.target.closest(heard[event.type]) : null;
    if (meant === null) return;
    noted.get(event.type).add(meant);
    if (event.type === "submit") event.preventDefault(); // It would lead nowhere, with all that was typed in the address.
  };
  for (const kind of noted.keys()) addEventListener(kind, note, true);
  globalThis.takeEarly = () => {
    for (const kind of noted.keys()) removeEventListener(kind, note, true);
    return [...noted].flatMap(([kind, elements]) => [...elements].map((element) => ({ kind, element })));
  };
})();
