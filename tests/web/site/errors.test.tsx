import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { UnexpectedAnswer } from "#core/shared/unexpected-answer.ts";
import { composeMemory } from "#tests/composition.ts";
import { openWindow } from "#web/platform/window/open-window.tsx";
import { composePage } from "#tests/web/compose-page.ts";
import { site } from "#tests/web/routes.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(cleanup);

const showing = (show: ShowProduct) => {
  const product = composeMemory();
  product.rebind(ShowProduct).toConstantValue(show);
  return product;
};
const main = () => within(screen.getByRole("main"));

describe("an address that no page has", () => {
  it.each([
    ["/nowhere", "[rt-404-one-segment] [er-404-heading] [er-404-text]"],
    ["/a/b/c", "[rt-404-three-segments]"],
    ["/wizards/pune", "[rt-404-unknown-type]"],
    ["/shop/nothing-here", "[rt-404-unknown-shop-page]"],
    ["/{token}", "[rt-token-literal]"],
  ])("is told at %s with the way home [ui-404-heading] [ui-404-text] [ui-404-home-link] %s", async (address) => {
    await openShop(address, composeMemory());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We can't find that page.");
    expect(screen.getByText("Try searching again, or return home to start from the beginning.")).toBeDefined();
    expect(main().getByRole("link", { name: "Return home" }).getAttribute("href")).toBe("/");
    expect(main().getByRole("searchbox")).toBeDefined();
  });
});

describe("a page that can't be shown", () => {
  it.each(["/shop/product/nothing", "/shop/product-category/nothing"])(
    "is not found where nobody knows what it is about: %s [ui-error-view-404] [rt-error-view-404] [er-404-view]",
    async (address) => {
      await openShop(address, composeMemory());
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
      expect(main().getByText("404")).toBeDefined();
      expect(main().getByRole("searchbox")).toBeDefined();
      expect(main().getByRole("link", { name: "All products" }).getAttribute("href")).toBe("/shop/products");
    },
  );

  it("is told to whoever asks too often, with the seconds until there is room again where the shop says them", async () => {
    const refused = (wait: number | null) =>
      showing(async () => {
        throw new PortUnavailable("shop", new UnexpectedAnswer(429, "Too many requests. Please try again later.", wait));
      });
    vi.useFakeTimers({ shouldAdvanceTime: true }); // On a busy machine a second is over before anybody looks.
    onTestFinished(() => void vi.useRealTimers());
    await openShop("/shop/product/balm", refused(2));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Too many requests");
    expect(screen.getByText("Please try again in 2 seconds.")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("Please try again in 1 second.")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("You can try again now.")).toBeDefined();
    cleanup();
    await openShop("/shop/product/balm", refused(null));
    expect(screen.getByText("Please try again later.")).toBeDefined();
  });

  it("is not available in an outage, and stands in the site all the same", async () => {
    await openShop(
      "/shop/product/balm",
      showing(async () => {
        throw new PortUnavailable("database", null);
      }),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page is not available right now");
    expect(screen.getAllByRole("link", { name: "Personal Care" }).length).toBeGreaterThan(0);
  });

  it("says after a defect that it is our mistake, with the status that says so [ru-other-error-page] [er-default-status] [er-route-error-status]", async () => {
    await openShop(
      "/shop/product/balm",
      showing(async () => {
        throw new Error("a secret");
      }),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong");
    expect(main().getByText("500")).toBeDefined();
    expect(document.body.textContent).not.toContain("secret");
  });

  it("names the window after itself, not after the page before, until another page comes", async () => {
    document.title = "The page before";
    const away = showing(async () => {
      throw new PortUnavailable("database", null);
    });
    await openShop("/shop/product/balm", away);
    expect(document.title).toBe("This page is not available right now · Niramaya");
    await act(async () => fireEvent.click(main().getByRole("link", { name: "Return home" })));
    await waitFor(() => expect(document.title).toBe("Niramaya · Everyday remedies, plainly explained"));
  });

  it("leaves no blank window where the error's page fails too [er-error-page-failure]", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(errorWords, "heading").mockImplementation(() => {
      throw new Error("the error's page");
    });
    history.replaceState(null, "", "/shop/product/nothing");
    document.body.innerHTML = '<div id="root"></div>';
    const root = document.getElementById("root");
    const dependencies = composePage(composeMemory());
    if (root !== null) await act(() => openWindow(root, site, dependencies));
    expect(await screen.findByText("An error occurred while showing the error page")).toBeDefined();
    expect(screen.getByRole("link", { name: "Return home" }).getAttribute("href")).toBe("/");
    vi.restoreAllMocks();
    document.body.innerHTML = "";
  });
});
