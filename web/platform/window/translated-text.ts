/** Once a document: a second one would put back what the first has put back already. */
const keptInStep = new WeakSet<Document>();

/**
 * Keeps what a browser translates in step with the page. A browser's translation takes each text away and puts its own in its place
 * (`<font>`), of which React knows nothing: a figure that changes afterwards would go on standing there as it was, and a text that goes
 * would break the page. Here a text that changes comes back, so that it is translated anew, and one that goes takes its translation with
 * it.
 */
export function keepTranslationsInStep(): void {
  if (keptInStep.has(document)) return;
  keptInStep.add(document);
  const translations = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) comeBack(target);
  });
  const translated = new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const translation = text.nodeType === Node.TEXT_NODE ? translationIn(record) : null;
        if (translation === null) continue;
        if (!translations.has(text)) changes.observe(text, { characterData: true });
        translations.set(text, translation);
        guard();
      }
  });
  translated.observe(document.documentElement, { childList: true, subtree: true });

  function comeBack(text: Node): void {
    const translation = translations.get(text);
    translations.delete(text);
    if (translation?.isConnected === true && !text.isConnected) translation.replaceWith(text);
  }

  let isGuarding = false;
  /** React takes a text from where it put it, and puts others before it. */
  function guard(): void {
    if (isGuarding) return;
    isGuarding = true;
    const { removeChild, insertBefore } = Node.prototype;
    const standsFor = (parent: Node, child: Node): Node => {
      const translation = child.parentNode === parent ? undefined : translations.get(child);
      return translation?.parentNode === parent ? translation : child;
    };
    Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
      removeChild.call(this, standsFor(this, child));
      return child;
    };
    Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
      const former = child.isConnected ? undefined : translations.get(child);
      insertBefore.call(this, child, next === null ? null : standsFor(this, next));
      former?.remove();
      return child;
    };
  }
}

/** What a translation put in the place of a text that it took away, in one step or in two. */
function translationIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  const beside = [...addedNodes, previousSibling, nextSibling];
  return beside.find((node): node is Element => node instanceof Element && node.localName === "font") ?? null;
}
