// Comes before the page's own code and stays small. Until that code has come nobody hears a press or a keystroke: they are
// noted here, and web/platform/window/early-presses.ts does them again once the page is awake. Links and forms with an address need none of this.
(() => {
  const heard = {
    click: "button[type=button]:not([popovertarget], [commandfor]), button[form], a[href='']",
    input: "input, textarea",
    change: "select",
    submit: "form:not([action])",
  };
  const noted = new Map(Object.keys(heard).map((kind) => [kind, new Map()]));
  const note = (event) => {
    const meant = event.target instanceof Element ? event.target.closest(heard[event.type]) : null;
    if (meant === null) return;
    // A form is sent once, by the button that was pressed last: which one it was may be the answer.
    noted.get(event.type).set(meant, event.submitter ?? meant);
    // A form would lead nowhere, with all that was typed in the address; a link without one to this page once more, and a product without script into another cart.
    if (event.type === "submit" || meant.matches("a, [form]")) event.preventDefault();
  };
  for (const kind of noted.keys()) addEventListener(kind, note, true);
  // Addresses that the router went through stay one page to the browser when it is loaded again. Going back among them loads nothing, and nobody
  // hears it yet: the page of that address is loaded.
  const address = () => location.href.split("#", 1)[0];
  const loaded = address();
  const turn = () => address() === loaded || location.reload();
  addEventListener("popstate", turn);
  // What is seen comes before what it is made to do: the code is asked for once the browser tells that the page has been painted, or after
  // a while where nothing is, as in a tab behind others. A template is empty once it has been taken from.
  const begin = () => {
    const code = document.getElementById("code");
    if (code !== null) document.head.append(code.content);
  };
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  setTimeout(begin, 2000);

  globalThis.takeEarly = () => {
    for (const kind of noted.keys()) removeEventListener(kind, note, true);
    removeEventListener("popstate", turn);
    return [...noted.values()].flatMap((meant) => [...meant.values()]);
  };
})();
