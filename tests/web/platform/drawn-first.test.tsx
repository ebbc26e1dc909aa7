import { startTransition } from "react";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";

type Given = { readonly words: string };
const Code = ({ words }: Given) => <b>{words}</b>;
const place = ({ words }: Given) => <i>{words}</i>;

/** A page with the part as the server drew it, taken over by a window. */
async function aPage(load: () => Promise<typeof Code>) {
  const Drawn = drawnFirst({ fromTheStart: Code, load, place });
  const Part = drawnFirst({ fromTheStart: null, load, place });
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Drawn words="first" />);
  const root = await act(async () => hydrateRoot(page, <Part words="first" />));
  const draw = (words: string) => act(async () => startTransition(() => root.render(<Part words={words} />)));
  return { page, draw };
}

it("a part that the server drew first is drawn by its code once that has come", async () => {
  const { page, draw } = await aPage(async () => Code);
  await draw("second");
  expect(page.querySelector("b")?.textContent).toBe("second");
});

it("a part whose code does not come stays as it was drawn, and no page that is gone to waits for it", async () => {
  const told = vi.spyOn(console, "info").mockReturnValue();
  const { page, draw } = await aPage(() => Promise.reject(new Error("lost")));
  await draw("first");
  expect(page.querySelector("b")?.textContent).toBe("first");
  await draw("second");
  expect([page.querySelector("b"), page.querySelector("i")?.textContent]).toEqual([null, "second"]);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});
