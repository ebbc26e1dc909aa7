import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepFocusNear } from "#web/platform/window/keep-focus-near.ts";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

function Page() {
  const [rows, show] = useState(["a", "b", "c"]);
  const [isNews, tell] = useState(true);
  const last = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (rows.length === 0) last.current?.focus();
  }, [rows]);
  const leave = (remain: (row: string) => boolean) => () => show(rows.filter(remain));
  return (
    <>
      <div ref={keepFocusNear}>
        <div>
          {isNews ? (
            <button type="button" onClick={() => tell(false)}>
              Undo
            </button>
          ) : null}
        </div>
        <h2>Entries</h2>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button">Change {row}</button>
              <button type="button" onClick={leave((one) => one !== row)}>
                Remove {row}
              </button>
              <button type="button" onClick={leave((one) => one < row)}>
                Remove from {row}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={leave(() => false)}>
          After
        </button>
      </div>
      <button type="button" ref={last}>
        Outside
      </button>
    </>
  );
}

/** A place whose markup is drawn anew by no React; what has the id `last` had the focus. */
function placeOf(markup: string): { readonly place: HTMLElement; readonly last: HTMLElement; readonly end: (() => void) | undefined } {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = markup;
  document.body.insertAdjacentHTML("beforeend", "<button>Outside</button>");
  const last = place.querySelector<HTMLElement>("#last") ?? place;
  const end = keepFocusNear(place);
  last.focus();
  return { place, last, end };
}

const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
/** Observers are told once what runs has ended. */
const told = () => new Promise((resolve) => setTimeout(resolve));

describe("the focus of a page", () => {
  it("goes to what is next where what was pressed goes", async () => {
    const { getByText } = render(<Page />);
    const press = (name: string) => {
      getByText(name).focus();
      act(() => getByText(name).click());
    };
    press("Undo");
    await hasFocus("Change a"); // The next that takes it, further out.
    press("Remove b");
    await hasFocus("Change c");
    press("Remove c");
    await hasFocus("Change a"); // Nothing follows in the list.
    press("Remove a");
    await told();
    await hasFocus("Outside"); // The page itself said so.
  });

  it("goes to what is left where several go at once", async () => {
    const { getByText } = render(<Page />);
    getByText("Remove from b").focus();
    act(() => getByText("Remove from b").click());
    await hasFocus("Change a");
  });

  it("goes over what can't take it, and over text, and the page does not jump", async () => {
    const { last } = placeOf(
      '<p id="before"><a href="/x">Link</a></p><button id="last">x</button>and<i>so</i><button disabled>off</button><p><button>On</button></p>',
    );
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    last.remove();
    await hasFocus("On");
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  it("goes back over what can't take it where nothing follows", async () => {
    const { last } = placeOf('<a href="/x">Link</a><i>no</i>text<button id="last">x</button><i>no</i>');
    last.remove();
    await hasFocus("Link");
  });

  it("goes to what came in its place", async () => {
    const { last } = placeOf('<p><button id="last">Follow</button></p><button>Next</button>');
    last.parentElement?.replaceChildren(
      document.createElement("i"),
      Object.assign(document.createElement("button"), { textContent: "Take back" }),
    );
    await hasFocus("Take back");
  });

  it("goes from what goes with its surroundings, or with others at once, further out if it must", async () => {
    const { place } = placeOf('<section><div><p>words</p><button id="last">x</button></div></section><p>between</p><button>Next</button>');
    const section = place.querySelector("section div");
    if (section !== null) section.textContent = "";
    await hasFocus("Next");
  });

  it("goes nowhere where nothing of the page takes it", async () => {
    const { last } = placeOf('<div><button id="last">x</button></div><p>words</p>');
    last.remove();
    await told();
    expect(document.activeElement).toBe(document.body);
  });

  it("goes nowhere where something else goes, or what had it before", async () => {
    const { place, last } = placeOf('<button id="last">x</button><button>y</button><p>words</p>');
    last.blur();
    place.querySelector("p")?.remove();
    await told();
    expect(document.activeElement).toBe(document.body);
  });

  it("stays with the page that is gone", async () => {
    const { last, end } = placeOf('<button id="last">x</button><button>y</button>');
    end?.();
    last.remove();
    await told();
    expect(document.activeElement).toBe(document.body);
  });
});
