import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { globSync, readFileSync } from "node:fs";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { MorePlace } from "#web/platform/window/more-place.tsx";

afterEach(cleanup);

/** Groups of items, of which more come once that is pressed; the button goes with the last. */
function Lists({ pages, isLinked }: { readonly pages: readonly (readonly string[])[]; readonly isLinked: boolean }) {
  const [known, go] = useState(1);
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
          <button type="button" onClick={() => setTimeout(() => go(known + 1), 5)}>
            More
          </button>
        </MorePlace>
      )}
    </section>
  );
}

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

  it("is brought by one mechanism in every list", () => {
    const asking = /(?:onPress|onClick)=\{[^}]*(?:\.askMore\b|onMore\b|showWhole\(true\)|\bgrow\b)/;
    const lists = globSync("web/features/**/*.tsx").filter((path) => asking.test(readFileSync(path, "utf8")));
    expect(lists.length).toBeGreaterThan(8);
    expect(lists.filter((path) => !readFileSync(path, "utf8").includes("<MorePlace>"))).toEqual([]);
  });
});
