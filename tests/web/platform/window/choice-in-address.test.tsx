import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { useChoiceInAddress } from "#web/platform/window/use-choice-in-address.ts";

afterEach(cleanup);

const SIZE = { name: "size", values: ["small", "large", "huge"], usual: "large" } as const;

function Sizes() {
  const [size, choose] = useChoiceInAddress<(typeof SIZE.values)[number]>(SIZE);
  return (
    <>
      <p>{`It is ${size}.`}</p>
      {SIZE.values.map((one) => (
        <button key={one} type="button" onClick={() => choose(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

/** The page at an address, behind another one. `load` ends each way to it. */
async function opened(address: string, load: () => Promise<null> = async () => null) {
  const routes = [
    { path: "/before", element: <p>Before</p> },
    { path: "/sizes", element: <Sizes />, loader: load, hydrateFallbackElement: <p>Coming</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/before", address], initialIndex: 1 });
  await act(async () => void render(<RouterProvider router={router} />));
  const go = (way: string | number) => act(() => (typeof way === "string" ? router.navigate(way) : router.navigate(way)));
  const at = () => router.state.location.pathname + router.state.location.search;
  return { go, at };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

describe("a choice in the address", () => {
  it("is what the address names, and the usual one where it names none of the choices", async () => {
    for (const [address, size] of [
      ["/sizes?size=huge", "huge"],
      ["/sizes", "large"],
      ["/sizes?size=vast", "large"],
    ] as const) {
      await opened(address);
      await screen.findByText(`It is ${size}.`);
      cleanup();
    }
  });

  it("stands there beside all else, and not where it is the usual one; going back leads past it", async () => {
    const { at, go } = await opened("/sizes?id=7");
    await press("huge");
    expect(at()).toBe("/sizes?id=7&size=huge");
    await press("large");
    expect(at()).toBe("/sizes?id=7");
    await press("small");
    await go(-1);
    expect(at()).toBe("/before");
    await go(1);
    await screen.findByText("It is small.");
  });

  it("is drawn before the address has it, and follows an address that names another", async () => {
    const loads = [Promise.resolve(null), new Promise<null>(() => {}), Promise.resolve(null)];
    const { at, go } = await opened("/sizes", () => loads.shift() ?? Promise.resolve(null));
    await press("huge");
    await screen.findByText("It is huge.");
    expect(at()).toBe("/sizes");
    await go("/sizes?size=small");
    await screen.findByText("It is small.");
  });
});
