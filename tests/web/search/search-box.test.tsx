import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { SearchBox } from "#web/design/search-box/search-box.tsx";

afterEach(cleanup);

const box = (sought: string) => <SearchBox sought={sought} className="" />;
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search products" });

/** The box as a server drew it, not yet taken over. */
function drawn(sought: string): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(box(sought));
  return container;
}

describe("the search box", () => {
  it.each(["", "tri"])("keeps what was typed before its page woke up, where “%s” was sought", async (sought) => {
    const container = drawn(sought);
    field().value = "triphala";
    await act(async () => {
      render(box(sought), { container, hydrate: true });
    });
    expect(field().value).toBe("triphala");
  });

  it("shows what the page at hand was asked for, whatever was typed on the one before", () => {
    const { rerender } = render(box("brahmi"));
    expect(field().value).toBe("brahmi");
    field().value = "something else";
    rerender(box("amla"));
    expect(field().value).toBe("amla");
    field().value = "something else";
    rerender(box(""));
    expect(field().value).toBe("");
  });

  it("keeps what is being typed while its page stands", () => {
    const { rerender } = render(box("brahmi"));
    field().value = "brahmi oil";
    rerender(box("brahmi"));
    expect(field().value).toBe("brahmi oil");
  });
});
