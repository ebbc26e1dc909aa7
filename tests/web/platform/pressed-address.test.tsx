import { afterEach, describe, expect, it } from "vitest";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { addressOfForm, addressOfLink } from "#web/platform/page/address-of-press.ts";
import type { FormEvent, MouseEvent, ReactElement } from "react";

afterEach(cleanup);

const seen: unknown[] = [];

/** Where the router leads for a press of the first link or button in what is drawn. */
async function pressed(drawn: ReactElement, init: MouseEventInit & { readonly isTaken?: boolean } = {}): Promise<unknown> {
  seen.length = 0;
  const takes = (event: { preventDefault(): void }) => void (init.isTaken === true && event.preventDefault());
  const heard = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest("button") === null;
    if (isLink) seen.push(addressOfLink(event));
    if (isLink) event.preventDefault();
  };
  const sent = (event: FormEvent) => {
    seen.push(addressOfForm(event));
    event.preventDefault();
  };
  const { container } = render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the page, which hears what is pressed on it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
    <div onClick={heard} onSubmit={sent}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: somebody who takes a press before the page hears of it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise. */}
      <div onClick={init.isTaken === true ? takes : undefined} onSubmit={takes}>
        {drawn}
      </div>
    </div>,
  );
  const target = container.querySelector("[data-press]") ?? container.querySelector("a, button, form");
  await act(
    async () =>
      void (target instanceof HTMLFormElement ? fireEvent.submit(target) : target && fireEvent.click(target, { button: 0, ...init })),
  );
  cleanup();
  return seen[0] ?? null;
}

describe("a press on a link of this site", () => {
  it("leads where it says, from whatever stands in it, and says whether it stays", async () => {
    expect(await pressed(<a href="/shop?page=2#list">Shop</a>)).toEqual({ to: "/shop?page=2#list", stays: false });
    expect(
      await pressed(
        <a href="/shop" data-stay="">
          <b data-press="">Shop</b>
        </a>,
      ),
    ).toEqual({ to: "/shop", stays: true });
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { isTaken: true }])(
    "is the browser's where it is to open elsewhere, or somebody has taken it: %o",
    async (init) => expect(await pressed(<a href="/shop">Shop</a>, init)).toBeNull(),
  );

  it("is the browser's where it leads to a file, another window, a call or another language, off the site, or nowhere", async () => {
    for (const link of [
      <a key="1" href="/shop" download="">
        File
      </a>,
      <a key="2" href="/shop" target="_blank" rel="noreferrer">
        Window
      </a>,
      <a key="3" href="/api/file">
        Call
      </a>,
      <a key="4" href="/assets/a.js">
        Asset
      </a>,
      <a key="5" href="/language/hi">
        Hindi
      </a>,
      <a key="6" href="https://other.example/shop">
        Other
      </a>,
      // biome-ignore lint/a11y/useValidAnchor: it leads nowhere, as is tried here.
      <a key="7">Nowhere</a>,
      <p key="8" data-press="">
        Text
      </p>,
    ])
      expect(await pressed(link)).toBeNull();
    expect(await pressed(<a href="/shop/api/file">A page</a>)).toEqual({ to: "/shop/api/file", stays: false });
  });

  it("is the browser's where it leads to a place on this page, and the router's on another", async () => {
    history.replaceState(null, "", "/faq?topic=1");
    expect(await pressed(<a href="#end">End</a>)).toBeNull();
    expect(await pressed(<a href="/faq?topic=2#end">Another</a>)).toEqual({ to: "/faq?topic=2#end", stays: false });
    expect(await pressed(<a href="/shop?topic=1#end">Another</a>)).toEqual({ to: "/shop?topic=1#end", stays: false });
    expect(await pressed(<a href="/faq?topic=1">Anew</a>)).toEqual({ to: "/faq?topic=1", stays: false });
    history.replaceState(null, "", "/");
  });
});

describe("a form of this site that asks", () => {
  const form = (given: { readonly action?: string; readonly method?: string; readonly stays?: boolean }) => (
    <form data-press="" action={given.action} method={given.method} {...(given.stays === true ? { "data-stay": "" } : {})}>
      <input name="title" defaultValue="tea & honey" />
      <input name="brand" defaultValue="" />
      <input name="form" defaultValue="oil" />
    </form>
  );

  it("leads to its address with what was filled in, and nothing of before", async () => {
    expect(await pressed(form({ action: "/shop/products?page=3" }))).toEqual({
      to: "/shop/products?title=tea+%26+honey&form=oil",
      stays: false,
    });
    expect(await pressed(form({ action: "/shop/products", method: "get", stays: true }))).toMatchObject({ stays: true });
  });

  it("is the browser's where it sends, leads off the site or nowhere, or somebody has taken it", async () => {
    expect(await pressed(form({ action: "/shop", method: "post" }))).toBeNull();
    expect(await pressed(form({ action: "https://other.example/" }))).toBeNull();
    expect(await pressed(form({}))).toBeNull();
    expect(await pressed(form({ action: "/shop" }), { isTaken: true })).toBeNull();
  });
});
