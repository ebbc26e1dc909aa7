import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { globSync, readFileSync } from "node:fs";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepFocusNear } from "#web/platform/window/keep-focus-near.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";

afterEach(cleanup);

type ListsProps = {
  readonly pages: readonly (readonly string[])[];
  readonly isLinked: boolean;
  /** A press brings nothing. */
  readonly isStill?: boolean;
  /** How many pages are there; undefined: as many as were pressed for. */
  readonly known?: number;
};

/** Groups of items, of which more come once that is pressed; the button goes with the last. */
function Lists({ pages, isLinked, isStill = false, known: given }: ListsProps) {
  const [reached, go] = useState(1);
  const known = given ?? reached;
  const groups = pages.slice(0, known);
  return (
    <section>
      {groups.map((items, nth) => (
        <ul key={items.join()}>
          {items.map((item) => (
            <li key={item}>{isLinked ? <a href={`/${nth}`}>{item}</a> : item}</li>
          ))}
        </ul>
      ))}
      {known === pages.length ? null : (
        <MorePlace>
          <button type="button" onClick={() => isStill || setTimeout(() => go(known + 1), 5)}>
            More
          </button>
        </MorePlace>
      )}
    </section>
  );
}

const later = () => new Promise((go) => setTimeout(go, 20));
const more = () => screen.getByRole("button", { name: "More" });
function press(): void {
  more().focus();
  fireEvent.click(more());
}

describe("more of a list", () => {
  it("gives the focus to what is first of what came, also where the button goes with the last of it", async () => {
    render(<Lists pages={[["a", "b"], ["c", "d"], ["e"]]} isLinked />);
    press();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("c"));
    press();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("e"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("gives it to the item itself where nothing in it can be used", async () => {
    render(<Lists pages={[["a"], ["b"]]} isLinked={false} />);
    press();
    await waitFor(() => expect(document.activeElement?.tagName).toBe("LI"));
    expect(document.activeElement?.textContent).toBe("b");
  });

  it("leaves whoever went elsewhere meanwhile where they are", async () => {
    render(<Lists pages={[["a"], ["b"]]} isLinked />);
    press();
    const elsewhere = screen.getByRole("link", { name: "a" });
    elsewhere.focus();
    await screen.findByText("b");
    await new Promise((go) => setTimeout(go, 20));
    expect(document.activeElement).toBe(elsewhere);
  });

  it("takes the focus from nobody who has pressed something else meanwhile, which leaves the focus at the page", async () => {
    render(<Lists pages={[["a"], ["b"]]} isLinked />);
    fireEvent.click(more()); // In Safari a press on a button does not focus it.
    fireEvent.click(document.body);
    await screen.findByText("b");
    await later();
    expect(document.activeElement).toBe(document.body);
  });

  it("is opened elsewhere by a press with a key, and what comes later by itself takes no focus", async () => {
    const { rerender } = render(<Lists pages={[["a"], ["b"]]} isLinked isStill />);
    more().focus();
    fireEvent.click(more(), { ctrlKey: true });
    rerender(<Lists pages={[["a"], ["b"]]} isLinked isStill known={2} />);
    await later();
    expect(document.activeElement?.textContent).not.toBe("b");
  });

  it("has the focus too where it stands in what keeps the focus near, though the button goes with the last of it", async () => {
    render(
      <div ref={keepFocusNear}>
        <Lists pages={[["a"], ["b"]]} isLinked />
        <a href="/further">Further</a>
      </div>,
    );
    press();
    await screen.findByText("b");
    await later();
    expect(document.activeElement?.textContent).toBe("b");
  });

  it("is looked for by one press at a time", async () => {
    const { unmount } = render(<Lists pages={[["a"], ["b"]]} isLinked isStill />);
    const began = vi.spyOn(MutationObserver.prototype, "observe");
    const ended = vi.spyOn(MutationObserver.prototype, "disconnect");
    press();
    press();
    expect([began.mock.calls.length, ended.mock.calls.length]).toEqual([2, 1]);
    unmount();
    expect(ended).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it("is brought by one mechanism in every list", () => {
    const asking = /(?:onPress|onClick)=\{[^}]*(?:\.askMore\b|onMore\b|showWhole\(true\)|\bgrow\b)/;
    const lists = globSync("web/features/**/*.tsx").filter((path) => asking.test(readFileSync(path, "utf8")));
    expect(lists.length).toBeGreaterThan(8);
    expect(lists.filter((path) => !readFileSync(path, "utf8").includes("<MorePlace>"))).toEqual([]);
  });
});
