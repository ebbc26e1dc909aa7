import { act, cleanup, render } from "@testing-library/react";
import { Fragment, useState } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { keepTranslationsInStep } from "#web/platform/window/translated-text.ts";

beforeAll(keepTranslationsInStep);
afterEach(cleanup);

/** Puts words of its own in the place of each text, as a browser's translation does: `<font><font>…</font></font>`. */
function translate(within: Element, by: "one step" | "two steps"): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) if (walker.currentNode.textContent?.trim() !== "") texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `„${text.data}“`;
    outer.append(inner);
    if (by === "one step") text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}

const settled = () => act(async () => void (await new Promise((go) => setTimeout(go, 5))));

let change: (next: number) => void = () => {};
/** A figure among words, one alone, and one that comes and goes. */
function Counter() {
  const [left, set] = useState(3);
  change = set;
  return (
    <section>
      <p>
        You have {left} of {"ten"} left
      </p>
      <b>{left}</b>
      <p>
        {left > 1 ? "Hurry " : null}
        {left}
        {left === 0 ? <i>over</i> : null}
      </p>
    </section>
  );
}

let bring: (more: string) => void = () => {};
/** A list of plain texts that grows at its head. */
function News() {
  const [news, set] = useState(["yesterday "]);
  bring = (more) => set([more, ...news]);
  return (
    <p>
      {news.map((one) => (
        <Fragment key={one}>{one}</Fragment>
      ))}
    </p>
  );
}

describe.each(["one step", "two steps"] as const)("a page that a browser has translated in %s", (by) => {
  it("shows each figure as it is now, and takes away what has gone", async () => {
    const { container } = render(<Counter />);
    translate(container, by);
    await settled();
    expect(container.textContent).toContain("„3“");
    act(() => change(2));
    await settled();
    const [sentence, figure, last] = [...container.querySelectorAll("p, b")].map((part) => part.textContent);
    expect(sentence).toContain("2");
    expect(sentence).not.toContain("3");
    expect([figure, last]).toEqual(["2", "„Hurry “2"]);
    translate(container, by);
    await settled();
    act(() => change(0));
    await settled();
    expect([...container.querySelectorAll("p, b")].map((part) => part.textContent).slice(1)).toEqual(["0", "0over"]);
  });

  it("takes in what comes before a text that was translated", async () => {
    const { container } = render(<News />);
    translate(container, by);
    await settled();
    act(() => bring("today "));
    await settled();
    expect(container.textContent).toBe("today „yesterday “");
  });
});
