import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { usePageError } from "#web/features/site/errors/use-page-error.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { toastWords } from "#web/platform/toasts/toast-words.ts";
import { tooManyRequests } from "#web/platform/requests/too-many-requests.ts";
import { categoryOfLink } from "#web/features/site/menus/category-of-link.ts";
import { MenuStore } from "#web/features/site/menus/menu-store.ts";
import { useErrorTitle } from "#web/features/site/errors/use-error-title.ts";
import { useSecondsLeft } from "#web/features/site/errors/use-seconds-left.ts";
import { useScrolledPast } from "#web/features/site/header/use-scrolled-past.ts";
import { useClearPlace } from "#web/platform/toasts/use-clear-place.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { MenuItem } from "#core/content/menus.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("the menus of a window", () => {
  const offered = (id: string) => ({ id, offer: { stock: 3 }, rating: null });
  const entry: MenuItem = { title: "Tab", image: null, link: null, shownTo: "everybody", opensTo: "everybody", items: [] };
  function aStore(found: unknown) {
    const find = vi.fn(async (_: unknown) => found) as unknown as FindProducts;
    const requested: unknown[] = [];
    const note =
      (of: string) =>
      async (...given: unknown[]) => {
        requested.push([of, ...given]);
        return [];
      };
    const store = new MenuStore({ showMenu: note("menu") as never, listBrands: note("brands") as never, find, sitePages: null });
    return { store, find, asked: requested };
  }

  it("lead from a phone's tabs to no page that the site lacks", async () => {
    const link = (to: string) => ({ ...entry, title: to, link: to });
    const menu = [
      { ...entry, items: [link("/shop"), link("/people")] },
      { ...entry, items: [link("/people")] },
    ];
    const { find } = aStore(null);
    const sitePages = async () => (address: string) => address === "/shop";
    const { tabs } = new MenuStore({ showMenu: async () => menu, listBrands: async () => [], find, sitePages });
    await tabs.ask();
    expect(tabs.value).toEqual([{ ...entry, items: [link("/shop")] }]);
  });

  it("ask for the shop's bar, a phone's tabs and all brands, each once", async () => {
    const { store, asked } = aStore(null);
    for (const menu of [store.shop, store.tabs, store.brands, store.shop]) await menu.ask();
    expect(asked).toEqual([
      ["menu", "shop"],
      ["menu", "tabs"],
      ["brands", ""],
    ]);
  });

  it("offer what saves most in a category, or in the whole shop, as far as it can be shown, found once for each", async () => {
    const gone = { ...offered("gone"), offer: { stock: 0 } };
    const { store, find } = aStore({ kind: "ok", value: { products: [offered("balm"), gone] } });
    await store.offersOf("oils").ask();
    await store.offersOf("oils").ask();
    await store.offersOf(null).ask();
    expect(store.offersOf("oils").value).toEqual([offered("balm")]);
    expect(store.offersOf("oils")).not.toBe(store.offersOf(null));
    const queries = vi.mocked(find).mock.calls.map(([question]) => question);
    expect(queries).toMatchObject([{ on: { kind: "category", name: "oils" } }, { on: null }]);
    expect(queries[0]).toMatchObject({ order: "saving", after: null });
  });

  it("offer nothing of a category that is not there", async () => {
    const { store } = aStore({ kind: "refused", refusal: { kind: "unknown-collection" } });
    await store.offersOf("nothing").ask();
    expect(store.offersOf("nothing").value).toEqual([]);
  });

  it.each([
    ["/shop/product-category/oils", "oils"],
    ["/shop/product-category/oils%20%26%20balms", "oils & balms"],
    ["/shop/product-category/oils/hair", null],
    ["/shop/product-category/oils?page=2", null],
    ["https://elsewhere.test/shop/product-category/oils", null],
    ["/shop/product-category/", null],
    ["/shop", null],
    [null, null],
  ])("know the category behind %s: %s", (link, category) => expect(categoryOfLink(link)).toBe(category));
});

describe("a page that failed", () => {
  function Failed({ status }: { readonly status: number }) {
    useErrorTitle(status);
    return null;
  }

  it("has a title that follows what went wrong", () => {
    document.title = "The page before";
    const { rerender } = render(<Failed status={404} />);
    const missing = document.title;
    rerender(<Failed status={503} />);
    expect([missing, document.title].every((title) => title !== "The page before")).toBe(true);
    expect(document.title).not.toBe(missing);
  });

  function Told() {
    const { status, here, wait } = usePageError();
    return `${status} ${here} ${wait}`;
  }
  type Line = { readonly isOnline?: boolean; readonly keeps?: boolean; readonly state?: object | null };
  /** A page whose data can't be had, in a browser with a line or without, and with a worker that keeps pages or without. */
  async function fails(thrown: unknown, { isOnline = true, keeps = true, state = { key: "k" } }: Line = {}) {
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    vi.stubGlobal("navigator", { ...navigator, onLine: isOnline, serviceWorker: { controller: keeps ? {} : null } });
    history.replaceState(state, "");
    const page = {
      path: "/shop/:name",
      element: "The page",
      loader: () => Promise.reject(thrown),
      errorElement: <Told />,
      HydrateFallback: () => null,
    };
    const router = createMemoryRouter([page], { initialEntries: ["/shop/balm?size=2"] });
    const { container } = await act(async () => render(<RouterProvider router={router} />));
    return { told: container.textContent, reloads: reload.mock.calls.length };
  }

  it("tells what went wrong, where, and how long to wait if that is known", async () => {
    expect(await fails(new PortUnavailable("shop", null))).toEqual({ told: "503 /shop/balm?size=2 null", reloads: 0 });
    expect((await fails(new TypeError("a defect"))).told).toBe("500 /shop/balm?size=2 null");
    expect((await fails(tooManyRequests(7))).told).toBe("429 /shop/balm?size=2 7");
    expect((await fails(new Response(null, { status: 404 }))).told).toBe("404 /shop/balm?size=2 null");
  });

  it("is asked of the worker without a line, once, and keeps what else is known of the visit", async () => {
    const lost = await fails(new TypeError("no line"), { isOnline: false });
    expect(lost).toEqual({ told: "503 /shop/balm?size=2 null", reloads: 1 });
    expect(history.state).toEqual({ key: "k", isReloaded: true });
    vi.restoreAllMocks();
    expect(await fails(new TypeError("no line"), { isOnline: false, state: { isReloaded: true } })).toMatchObject({ reloads: 0 });
    vi.restoreAllMocks();
    expect(await fails(new TypeError("no line"), { isOnline: false, state: null })).toMatchObject({ reloads: 1 });
  });

  it.each([
    ["no worker keeps pages", new TypeError("no line"), { keeps: false }, "503"],
    ["there is no such page", new Response(null, { status: 404 }), {}, "404"],
    ["it was asked for too often", tooManyRequests(null), {}, "429"],
  ] as const)("stays as it is without a line where %s", async (_, thrown, line, status) => {
    const { told, reloads } = await fails(thrown, { isOnline: false, ...line });
    expect([told?.slice(0, 3), reloads]).toEqual([status, 0]);
  });

  function Wait({ seconds }: { readonly seconds: number | null }) {
    return `${useSecondsLeft(seconds)}`;
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it("counts the seconds down to none, and then no further", async () => {
    vi.useFakeTimers();
    render(<Wait seconds={2} />);
    await pass(999);
    expect(document.body.textContent).toBe("2");
    await pass(1);
    expect(document.body.textContent).toBe("1");
    await pass(5_000);
    expect(document.body.textContent).toBe("0");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts nothing where nobody knows how long to wait, or once it was left", async () => {
    vi.useFakeTimers();
    render(<Wait seconds={null} />);
    await pass(5_000);
    expect(document.body.textContent).toBe("null");
    cleanup();
    render(<Wait seconds={2} />);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("news in the corner", () => {
  it("are the newest twenty", () => {
    const store = new ToastStore();
    for (let count = 0; count < 21; count += 1) store.show({ kind: "added-to-cart" });
    expect([store.toasts.length, store.toasts[0]?.id, store.toasts.at(-1)?.id]).toEqual([20, 21, 2]);
  });

  it("say why something was not added", () => {
    const says = (because: object) => toastWords.says({ kind: "not-added", because: because as never });
    const soldOut = says({ kind: "not-for-sale", reason: "out-of-stock" });
    const gone = says({ kind: "not-for-sale", reason: "inactive" });
    expect(toastWords.says({ kind: "signed-in" })).toBe(toastWords.news["signed-in"]);
    expect([soldOut, gone]).toEqual([toastWords.outOfStock, toastWords.notForSale]);
    for (const [kind, text] of Object.entries(toastWords.notAdded)) expect(says({ kind })).toBe(text);
  });
});

describe("a page that is scrolled", () => {
  type Seen = { readonly isIntersecting: boolean; readonly boundingClientRect: { readonly top: number } };
  function Page({ isMarked = true }: { readonly isMarked?: boolean }) {
    const { mark, isPast } = useScrolledPast();
    return (
      <>
        {isMarked ? <div ref={mark} /> : null}
        {isPast ? "past" : "before"}
      </>
    );
  }
  function watched() {
    const watches: { see: (seen: readonly Seen[]) => void; of: Element[]; isOver: boolean }[] = [];
    class Watch {
      readonly #kept: (typeof watches)[number];
      constructor(see: (seen: readonly Seen[]) => void) {
        this.#kept = { see, of: [], isOver: false };
        watches.push(this.#kept);
      }
      observe = (element: Element) => void this.#kept.of.push(element);
      disconnect = () => {
        this.#kept.isOver = true;
      };
    }
    vi.stubGlobal("IntersectionObserver", Watch);
    return watches;
  }

  it.each([
    ["out of sight above", [{ isIntersecting: false, boundingClientRect: { top: -1 } }], "past"],
    ["at the very edge", [{ isIntersecting: false, boundingClientRect: { top: 0 } }], "before"],
    ["out of sight below", [{ isIntersecting: false, boundingClientRect: { top: 900 } }], "before"],
    ["partly in sight", [{ isIntersecting: true, boundingClientRect: { top: -1 } }], "before"],
    ["not told of", [], "before"],
  ])("is past its mark where that is %s", (_, seen, stand) => {
    const watches = watched();
    const { container, rerender, unmount } = render(<Page />);
    expect([container.textContent, watches[0]?.of]).toEqual(["before", [container.firstChild]]);
    act(() => watches[0]?.see(seen));
    expect(container.textContent).toBe(stand);
    rerender(<Page />);
    expect([watches.length, watches[0]?.isOver]).toEqual([1, false]);
    unmount();
    expect(watches[0]?.isOver).toBe(true);
  });

  it("is at its top without a mark, or in a browser that can't tell", () => {
    const watches = watched();
    expect(render(<Page isMarked={false} />).container.textContent).toBe("before");
    expect(watches).toEqual([]);
    vi.stubGlobal("IntersectionObserver", undefined);
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
    expect(render(<Page />).container.textContent).toBe("before");
  });
});

describe("the place of news in a window of 1000 by 800", () => {
  /** The boxes of elements, by `data-box`: left, top, right, bottom. */
  const boxOf = (element: Element): DOMRect => {
    const [left = 0, top = 0, right = 0, bottom = 0] = (element.getAttribute("data-box") ?? "").split(" ").map(Number);
    return { left, top, right, bottom, width: right - left, height: bottom - top } as DOMRect;
  };
  const NEWS: readonly object[] = [{}];

  function Place({ list, news }: { readonly list: HTMLElement | null; readonly news: readonly object[] | null }) {
    useClearPlace(list, news);
    return null;
  }

  /** Where news at 20 … 220 by 700 … 780 go over what is pressed in `page`. */
  function placed(page: string, { isWide = true, box = "20 700 220 780", around = "body", news = NEWS as typeof NEWS | null } = {}) {
    vi.stubGlobal("innerWidth", 1000);
    vi.stubGlobal("innerHeight", 800);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: isWide && query === "(min-width: 1024px)" }));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
      return boxOf(this);
    });
    Element.prototype.checkVisibility = function isSeen() {
      return !this.hasAttribute("hidden");
    };
    document.body.innerHTML = page;
    const list = document.createElement("ul");
    list.className = "toasts";
    list.dataset["box"] = box;
    list.innerHTML = '<li><button data-box="200 710 220 730">Close</button></li>';
    document.querySelector(around)?.append(list);
    const drawn = render(<Place list={list} news={news} />);
    return { list, ...drawn, at: () => list.style.translate };
  }
  const button = (box: string, more = "") => `<button data-box="${box}" ${more}>x</button>`;
  const page = (...parts: readonly string[]) => `<main>${parts.join("")}</main>`;

  it("is their corner where nothing is pressed below them", () => {
    for (const box of ["240 700 300 780", "40 600 100 680", "40 580 100 700", "40 780 100 799"])
      expect([box, placed(page(button(box))).at()]).toEqual([box, "0px 0"]);
  });

  it("is to the right of what is pressed below them, where the window is wide", () => {
    expect(placed(page(button("100 720 260 760"))).at()).toBe("252px 0");
    expect(placed(page(button("100 720 260 760"), button("280 720 300 760"))).at()).toBe("292px 0");
  });

  it("is above what is pressed below them on a phone", () => {
    const phone = { isWide: false };
    expect(placed(page(button("100 720 260 760")), phone).at()).toBe("0 -72px");
    expect(placed(page(button("220 720 260 760")), phone).at()).toBe("0 0px");
    expect(placed(page(button("0 720 20 760")), phone).at()).toBe("0 0px");
  });

  it("is their corner where there would be none near it", () => {
    expect(placed(page(button("0 720 480 760"))).at()).toBe("472px 0"); // Up to 70 % of the window.
    expect(placed(page(button("0 720 489 760"))).at()).toBe("0px 0");
    const phone = { isWide: false };
    expect(placed(page(button("0 332 400 790")), phone).at()).toBe("0 -460px");
    expect(placed(page(button("0 331 400 790")), phone).at()).toBe("0 0px");
  });

  it.each(["a", "input", "select", "textarea", "summary"])("makes way for what is pressed: %s", (tag) =>
    expect(placed(page(`<${tag} data-box="100 720 260 760"></${tag}>`)).at()).toBe("252px 0"),
  );

  it.each([
    ["is a bar that stays", `<div class="sticky-bar">${button("100 720 260 760")}</div>`, "252px 0"],
    ["is no part of the page itself", button("100 720 260 760"), "0px 0"],
    ["is not seen", page(button("100 720 260 760", "hidden")), "0px 0"],
    ["has no width", page(button("100 720 101 760")), "0px 0"],
    ["has no height", page(button("100 720 260 721")), "0px 0"],
    ["is no press", page('<p data-box="100 720 260 760"></p>'), "0px 0"],
  ])("minds what %s or not", (_, there, place) => expect(placed(there).at()).toBe(place));

  it("minds what is in sight alone, however far the page goes", () => {
    const phone = { isWide: false, box: "20 0 220 800" };
    for (const box of ["100 -90 260 0", "100 800 260 900"]) expect([box, placed(page(button(box)), phone).at()]).toEqual([box, "0 0px"]);
  });

  it("is that in a dialog where one is open, whose presses alone count", () => {
    const there = `${page(button("100 720 260 760"))}<dialog open>${button("30 710 60 770")}</dialog>`;
    expect(placed(there, { around: "dialog" }).at()).toBe("52px 0");
  });

  it("follows the focus, the scrolling and the size of the window, until they are gone", () => {
    const { at, unmount } = placed(page(button("500 720 560 760")));
    const pressed = document.querySelector("main button");
    for (const [turn, kind] of ["focusin", "scrollend", "resize"].entries()) {
      pressed?.setAttribute("data-box", `100 720 ${260 + turn} 760`);
      fireEvent(window, new Event(kind));
      expect([kind, at()]).toEqual([kind, `${252 + turn}px 0`]);
    }
    unmount();
    for (const kind of ["focusin", "scrollend", "resize"]) {
      pressed?.setAttribute("data-box", "100 720 300 760");
      fireEvent(window, new Event(kind));
      expect([kind, at()]).toEqual([kind, "254px 0"]);
    }
  });

  it("is looked for anew with other news, and not without any", () => {
    const { list, at, rerender } = placed(page(button("100 720 260 760")));
    screen.getByText("x").setAttribute("data-box", "100 720 280 760");
    rerender(<Place list={list} news={NEWS} />);
    expect(at()).toBe("252px 0"); // The same news stay where they are.
    rerender(<Place list={list} news={[{}]} />);
    expect(at()).toBe("272px 0");
    expect(placed(page(button("100 720 260 760")), { news: null }).at()).toBe("");
    expect(placed(page(button("100 720 260 760")), { box: "20 780 220 780" }).at()).toBe("none"); // Nothing stands there.
    render(<Place list={null} news={NEWS} />);
  });
});
