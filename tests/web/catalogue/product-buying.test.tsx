import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { PictureZoom } from "#web/features/catalogue/product/picture-zoom.tsx";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { Container } from "inversify";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const oil = aProduct("Oil");
const products = [oil, aProduct("Balm", { cashOnDelivery: false }), aProduct("Old", { status: "inactive" }), aProduct("Tea")];
const places = new Map([
  ["411038", { pincode: pincode("411038"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true }],
  ["190001", { pincode: pincode("190001"), state: "Jammu and Kashmir", city: null, days: 7, cashOnDelivery: false }],
]);
const open = (slug: string, change: (product: Container) => void = () => {}) => {
  const product = composeMemory({
    products,
    places,
    coupons: [
      aCoupon({ code: "leaf10" }),
      aCoupon({ code: "OTHER", brands: ["Dhatri"] }),
      aCoupon({ code: "FLAT", promise: { kind: "rupee", amount: paise(5_000) }, minimum: paise(29_900) }),
    ],
  });
  change(product);
  return openShop(`/shop/product/${slug}`, product);
};
const delivery = () => within(screen.getByRole("region", { name: "Delivery" }));
const ask = async (text: string) => {
  const field = delivery().getByLabelText<HTMLInputElement>("Your pincode");
  fireEvent.change(field, { target: { value: text } });
  await act(async () => void fireEvent.submit(field.form ?? field));
};

describe("the button that adds a product", () => {
  const add = () => within(screen.getByRole("main")).getAllByRole("button", { name: "Add Oil to cart" })[0] ?? document.body;
  /** A press, and the cart that hears of it once its code has come. */
  const pressed = async () => {
    const asked = vi.spyOn(CartStore.prototype, "add").mockImplementation(() => {});
    const cart = (await open("oil")).get(CartStore);
    add().focus();
    await act(async () => void fireEvent.click(add()));
    expect(asked).toHaveBeenCalledOnce();
    return { comes: () => act(async () => cart.addPieces(oil, 1)) };
  };

  it("hands its focus to the quantity that takes its place, however late the cart's code comes", async () => {
    const cart = await pressed();
    await cart.comes();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("One more of Oil");
  });

  it("leaves the focus where somebody took it meanwhile", async () => {
    const cart = await pressed();
    const search = screen.getAllByRole("searchbox")[0];
    search?.focus();
    await cart.comes();
    expect(document.activeElement).toBe(search);
  });
});

describe("delivery on a product's page", () => {
  it("tells the days of a pincode and whether one may pay there, and keeps the pincode on the device alone", async () => {
    await open("oil");
    await ask(" 411 038 ");
    expect(await delivery().findByText("Sun 22 Nov to Tue 24 Nov, if you order now.")).toBeDefined();
    expect(delivery().getByText("Cash on delivery is available there.")).toBeDefined();
    expect(localStorage.getItem("pincode")).toBe("411038");
    cleanup();
    await open("tea");
    expect(await delivery().findByText("Delivery to 411038")).toBeDefined();
    await act(async () => void fireEvent.click(delivery().getByRole("button", { name: "Change pincode 411038" })));
    await ask("190001");
    expect(await delivery().findByText("Online payment only there: the courier doesn't take cash.")).toBeDefined();
    expect(localStorage.getItem("pincode")).toBe("190001");
  });

  it("is paid online for a brand that takes no cash, wherever it goes", async () => {
    await open("balm");
    await ask("411038");
    expect(await delivery().findByText("You pay for this brand online.")).toBeDefined();
  });

  it("says where nobody delivers, and what is no pincode", async () => {
    await open("oil");
    await ask("012345");
    expect(delivery().getByText("A pincode has six digits and doesn't start with 0.")).toBeDefined();
    expect(delivery().getByLabelText("Your pincode").getAttribute("aria-invalid")).toBe("true");
    await ask("999999");
    expect(await delivery().findByText("We don't deliver to 999999 yet.")).toBeDefined();
  });

  it("can be asked again when the shop can't be reached", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    let isShut = true;
    await open("oil", (product) => {
      const estimate = product.get(EstimateDelivery);
      product
        .rebind(EstimateDelivery)
        .toConstantValue((pincode) => (isShut ? Promise.reject(new PortUnavailable("delivery", null)) : estimate(pincode)));
    });
    await ask("411038");
    expect(delivery().getByText("We couldn't check it right now.")).toBeDefined();
    isShut = false;
    await act(async () => void fireEvent.click(delivery().getByRole("button", { name: "Try again" })));
    expect(delivery().getByText("Cash on delivery is available there.")).toBeDefined();
  });

  it("follows the pincode that was asked last, whichever answer comes first", async () => {
    const answers = new Map<string, (found: DeliveryEstimate) => void>();
    const model = new DeliveryModel({
      kept: { read: () => null, source: () => "visitor" as const, put: () => {} },
      estimate: (pincode) => new Promise((answer) => void answers.set(pincode, answer)),
    });
    const first = model.ask("411038");
    const second = model.ask("190001");
    answers.get("190001")?.({ kind: "unserviceable" });
    await second;
    answers.get("411038")?.({ kind: "serviceable", cashOnDelivery: true, earliest: day("2026-11-22"), latest: day("2026-11-24") });
    await first;
    expect(model.state).toEqual({ kind: "answered", pincode: "190001", estimate: { kind: "unserviceable" } });
  });
});

describe("the coupons on a product's page", () => {
  it("are those that count it, with what each takes off and from when", async () => {
    await open("oil");
    const list = within(screen.getByRole("list", { name: "Coupons for this product" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent?.trim())).toEqual([
      "LEAF10 · 10% OFF",
      "FLAT · Flat ₹50 OFF on products worth ₹299 or more before tax",
    ]);
  });
});

describe("what was looked at before", () => {
  const seen = () => screen.queryByRole("heading", { name: "Recently viewed" })?.closest("section") ?? null;
  const seenTitles = () =>
    within(seen() ?? document.createElement("div"))
      .queryAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);

  const remembered = (): unknown => JSON.parse(localStorage.getItem("recent_products") ?? "[]")[0];
  const see = async (slug: string) => {
    await open(slug);
    await vi.waitFor(() => expect(remembered()).toBe(`id-${slug}`));
  };

  it("is shown on the next product's page, the last in front, without what is not sold any more, until it is forgotten", async () => {
    await see("oil");
    expect(seen()).toBeNull();
    for (const slug of ["old", "balm", "tea"]) {
      cleanup();
      await see(slug);
    }
    await vi.waitFor(() => expect(seenTitles()).toEqual(["Balm", "Oil"]));
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Clear" })));
    expect(seen()).toBeNull();
    expect(localStorage.getItem("recent_products")).toBeNull();
  });

  it("is not shown where it can't be had, or can't be read", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    localStorage.setItem("recent_products", '["id-oil"]');
    await open("tea", (product) =>
      product.rebind(RefreshProducts).toConstantValue(() => Promise.reject(new PortUnavailable("products", null))),
    );
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(seen()).toBeNull();
    cleanup();
    localStorage.setItem("recent_products", "{[");
    await open("tea");
    await vi.waitFor(() => expect(localStorage.getItem("recent_products")).toBe('["id-tea"]'));
  });
});

describe("the picture of a product", () => {
  it("is looked at closely, by buttons and by keys, and put away", async () => {
    const closed = vi.fn();
    render(<PictureZoom product={aProduct("Oil")} view={{ kind: "pack" }} onClose={closed} />);
    const dialog = within(screen.getByRole("dialog", { name: "Oil" }));
    expect(dialog.getByRole("button", { name: "Zoom out" }).getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(dialog.getByRole("button", { name: "Zoom in" }));
    expect(dialog.getByText("2×")).toBeDefined();
    fireEvent.keyDown(dialog.getByRole("region", { name: "Picture of Oil" }), { key: "+" });
    fireEvent.keyDown(dialog.getByRole("region", { name: "Picture of Oil" }), { key: "+" });
    fireEvent.keyDown(dialog.getByRole("region", { name: "Picture of Oil" }), { key: "+" });
    expect(dialog.getByText("4×")).toBeDefined();
    fireEvent.keyDown(dialog.getByRole("region", { name: "Picture of Oil" }), { key: "-" });
    expect(dialog.getByText("3×")).toBeDefined();
    await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "Close the picture" })));
    expect(closed).toHaveBeenCalled();
  });
});

describe("sharing a product", () => {
  it("copies its address where the device has no other way", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    await open("oil");
    await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Share Oil" })));
    expect(copied).toEqual([`${location.origin}${location.pathname}`]);
    expect(screen.getByText("Link copied")).toBeDefined();
  });
});
