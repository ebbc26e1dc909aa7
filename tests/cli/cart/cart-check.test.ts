import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aWireFile, changed } from "#tests/adapters/cart-file/wire-file.ts";
import { check, run } from "#tests/cli/run.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

/** A line of so many pieces; what is given stands beside the product's price. */
const line = (quantity: number, selling_price: number, gst: number, given: WirePart = {}): WirePart => ({
  quantity,
  product: {
    _id: `p${selling_price}-${gst}`,
    title: "Triphala",
    slug: "triphala",
    gst,
    seller_list: [{ selling_price, total_stock: 50 }],
    ...given,
  },
});
const coupon = (given: WirePart): WirePart => ({ coupon: "SAVE10", discount_type: "PERCENTAGE", discount_value: 10, ...given });
const offer = async (cart: readonly WirePart[], given: WirePart) => (await check({ cart, coupons: [coupon(given)] })).coupons[0];

describe("the JSON of a checked cart", () => {
  it("has the contract's keys in the contract's order", async () => {
    const file = changed(aWireFile(), "cart[1]", line(1, 10, 5, { status: "INACTIVE" }));
    const { output } = await run("cart check - --json", { "-": file });
    const order = (value: object | undefined) => Object.keys(value ?? {}).join(" ");
    const bill = JSON.parse(output);
    expect(order(bill)).toBe(
      "lines removed_lines weight_kg subtotal coupons coupon_error applied_coupon discount shipping priority_shipping shipping_rule amount_left_for_free_shipping total",
    );
    expect(order(bill.lines[0])).toBe("product_id title quantity unit_price amount stock_label quantity_problem");
    expect(order(bill.removed_lines[0])).toBe("product_id title slug reason");
    expect(order(bill.coupons[0])).toBe("coupon state eligible_value discount label hint");
    expect(order(bill.applied_coupon)).toBe("coupon discount");
  });

  it("is for the whole example exactly this", async () => {
    expect(await check(aWireFile())).toEqual({
      lines: [
        {
          product_id: "p1",
          title: "Triphala",
          quantity: 2,
          unit_price: "100.00",
          amount: "200.00",
          stock_label: "In stock",
          quantity_problem: null,
        },
      ],
      removed_lines: [],
      weight_kg: "0.10",
      subtotal: "200.00",
      coupons: [
        { coupon: "SAVE10", state: "applied", eligible_value: "178.57", discount: "17.85", label: "10% OFF up to ₹50", hint: null },
      ],
      coupon_error: null,
      applied_coupon: { coupon: "SAVE10", discount: "17.85" },
      discount: "17.85",
      shipping: "20.00",
      priority_shipping: "20.00",
      shipping_rule: "basic",
      amount_left_for_free_shipping: "316.85",
      total: "203.00",
    });
  });

  it("tells of an empty cart that nothing is charged", async () => {
    expect(await check({ ...aWireFile(), cart: [] })).toMatchObject({
      lines: [],
      weight_kg: "0.00",
      subtotal: "0.00",
      coupon_error: "COUPON NOT APPLICABLE",
      applied_coupon: null,
      discount: "0.00",
      shipping: "0.00",
      priority_shipping: "0.00",
      shipping_rule: null,
      amount_left_for_free_shipping: null,
      total: "0.00",
    });
  });

  it("names why a line is removed, in this order of reasons", async () => {
    const { removed_lines } = await check({
      cart: [
        line(1, 10, 5, { status: "INACTIVE", seller_list: [] }),
        line(1, 10, 5, { seller_list: null, title: null, slug: null }),
        line(1, 10, 5, { seller_list: [{ selling_price: 10, total_stock: 0 }] }),
      ],
    });
    expect(removed_lines).toEqual([
      { product_id: "p10-5", title: "Triphala", slug: "triphala", reason: "inactive" },
      { product_id: "p10-5", title: null, slug: null, reason: "no_seller" },
      { product_id: "p10-5", title: "Triphala", slug: "triphala", reason: "out_of_stock" },
    ]);
  });

  it("prices a quantity out of range as it is given and tells the problem", async () => {
    const { lines } = await check({
      cart: [
        line(1, 10, 5, { min_qty: 3 }),
        line(60, 10, 5),
        line(2, 10, 5, { min_qty: 3, seller_list: [{ selling_price: 10, total_stock: 1 }] }),
      ],
    });
    expect(lines.map(({ quantity, amount, stock_label, quantity_problem }) => [quantity, amount, stock_label, quantity_problem])).toEqual([
      [1, "10.00", "In stock", "below_minimum"],
      [60, "600.00", "In stock", "above_stock"],
      [2, "20.00", "Only 1 left", "below_minimum"],
    ]);
  });
});

describe("a coupon of a checked cart", () => {
  it("unlocks at exactly its minimum without tax: 28 pieces at ₹100 with 12 % GST are ₹2,500", async () => {
    expect(await offer([line(28, 100, 12)], { minimum_order_value: 2500 })).toMatchObject({
      state: "applied",
      eligible_value: "2500.00",
      discount: "250.00",
    });
    expect(await offer([line(28, 100, 12)], { minimum_order_value: 2500.01 })).toMatchObject({
      state: "locked",
      eligible_value: "2500.00",
      discount: "0.00",
      hint: "Add products worth ₹0.01 more to unlock",
    });
  });

  it("stays locked where its value only reads like the minimum", async () => {
    expect(await offer([line(1, 100, 12)], { minimum_order_value: 89.29 })).toMatchObject({ state: "locked", eligible_value: "89.29" });
  });

  it("of ₹1.40 at 5 % GST with 7.5 % off gives ₹0.10", async () => {
    expect(await offer([line(1, 1.4, 5)], { discount_value: 7.5 })).toMatchObject({ discount: "0.10", label: "7.5% OFF" });
  });

  it.each([
    [{ discount_type: "RUPEE", discount_value: 100_000 }, "Flat ₹1,00,000 OFF"],
    [{ discount_type: "RUPEE", discount_value: 49.5 }, "Flat ₹49.50 OFF"],
    [{ discount_type: "RUPEE", discount_value: 50, product_list: ["x"], brand_list: ["y"] }, "Discount of ₹50 on select product(s)"],
    [{ discount_type: "RUPEE", discount_value: 50, brand_list: ["y"], category_list: ["z"] }, "Discount of ₹50 on select brand(s)"],
    [{ discount_type: "RUPEE", discount_value: 50, category_list: ["z"] }, "Discount of ₹50 on select category(ies)"],
    [{ discount_value: 12.5, maximum_discount_price: 1250 }, "12.5% OFF up to ₹1,250"],
    [{ discount_value: 10, brand_list: ["y"] }, "10% OFF"],
    [{ discount_value: 1e-7 }, "0.0000001% OFF"],
    [{ discount_value: 1e21 }, "1000000000000000000000% OFF"],
  ])("is labelled %j [ru-label-flat] [ru-label-select] [ru-label-percent]", async (given, label) =>
    expect((await offer([line(1, 10, 5)], given))?.label).toBe(label),
  );

  it.each([
    [{}, "Add products worth ₹1,00,000 more to unlock"],
    [{ product_list: ["x"] }, "Add products worth ₹1,00,000 more to unlock"],
    [{ brand_list: [" Vanya ", "Saar"] }, "Add products of Vanya, Saar worth ₹1,00,000 more to unlock"],
    [{ category_list: ["Teas"] }, "Add products of Teas worth ₹1,00,000 more to unlock"],
    [{ brand_list: ["Vanya"], max_no_of_products: 2 }, "Coupon can be used with only 2 product(s) of value ₹1,00,000"],
  ])("has the hint for %j [ru-hint-amount] [ru-hint-max-products] [ru-hint-scope]", async (given, hint) =>
    expect(await offer([], { minimum_order_value: 100_000, ...given })).toMatchObject({ state: "locked", hint }),
  );

  it("has no hint where nothing is missing, or when it has expired", async () => {
    expect(await offer([line(1, 10, 5)], { product_list: ["x"] })).toMatchObject({ state: "locked", hint: null });
    expect(await offer([], { minimum_order_value: 10, end_date: "2026-11-19" })).toMatchObject({ state: "expired", hint: null });
  });

  it("ends with its Indian day, or after its very last instant", async () => {
    const state = async (end_date: string, at: string) =>
      (await check({ cart: [line(1, 10, 5)], coupons: [coupon({ end_date })], at })).coupons[0]?.state;
    expect(await state("2026-11-20", "2026-11-20T23:59:59.999999")).toBe("applied");
    expect(await state("2026-11-20", "2026-11-21")).toBe("expired");
    expect(await state("2026-11-20T10:00", "2026-11-20T04:30Z")).toBe("applied");
    expect(await state("2026-11-20T10:00", "2026-11-20T04:30:00.0000000001Z")).toBe("expired");
  });

  it("is offered in order of state, saving and code", async () => {
    const coupons = [
      coupon({ coupon: "OLD", end_date: "2020-01-01" }),
      coupon({ coupon: "b5", discount_value: 5 }),
      coupon({ coupon: "A5", discount_value: 5 }),
      coupon({ coupon: "LOCK", minimum_order_value: 5000 }),
      coupon({ coupon: "BEST", discount_value: 20 }),
      coupon({ coupon: "APP", available_for_web: false }),
      coupon({ coupon: "SECRET", coupon_type: "PRIVATE" }),
    ];
    const bill = await check({ cart: [line(1, 100, 0)], coupons });
    expect(bill.coupons.map(({ coupon: code, state }) => `${code} ${state}`)).toEqual([
      "BEST applied",
      "A5 unlocked",
      "b5 unlocked",
      "LOCK locked",
      "OLD expired",
    ]);
    expect(
      (await check({ cart: [line(1, 100, 0)], coupons, coupon_code: " b5 " })).coupons.map(({ coupon: code, state }) => `${code} ${state}`),
    ).toContain("b5 applied");
  });

  it.each([
    ["secret", null, "SECRET"],
    ["", null, null],
    ["  ", null, null],
    [null, null, null],
    ["NOPE", "INVALID COUPON", null],
    ["APP", "INVALID COUPON", null],
    ["SECRETSECRET", "INVALID COUPON", null],
    ["LOCK", "COUPON NOT APPLICABLE", null],
  ])("is applied by its typed code: %j [ru-code-trim]", async (coupon_code, error, applied) => {
    const coupons = [
      coupon({}),
      coupon({ coupon: "APP", available_for_web: false }),
      coupon({ coupon: "SECRET", coupon_type: "private" }),
      coupon({ coupon: "LOCK", coupon_type: "PRIVATE", minimum_order_value: 5000 }),
    ];
    const bill = await check({ cart: [line(1, 100, 0)], coupons, coupon_code });
    expect(bill.coupon_error).toBe(error);
    expect(bill.applied_coupon?.coupon ?? null).toBe(applied);
    if (coupon_code === "LOCK") expect(bill.coupons.map(({ coupon: code }) => code)).toContain("LOCK");
  });
});

describe("the shipping of a checked cart", () => {
  const shipping = {
    basic_charges: { minimum_order: 500, shipping_charges: 60 },
    weight_exceed: { weight: 1, minimum_order: 900, shipping_charges: 120 },
  };
  const heavy = (weight: number) => line(1, 100, 0, { shipping_details: { weight } });

  it.each([
    [1000, "1.00", "basic", "60.00", "400.00"],
    [1004.9, "1.00", "basic", "60.00", "400.00"],
    [1005, "1.01", "weight_exceed", "120.00", "800.00"],
  ])(
    "goes by the weight rounded half up: %d g [ru-shipping-weight] [ru-shipping-rule-basic] [ru-shipping-rule-exceed] [ru-shipping-charged] [ru-shipping-left]",
    async (grams, weight_kg, shipping_rule, charge, left) => {
      expect(await check({ cart: [heavy(grams)], shipping })).toMatchObject({
        weight_kg,
        shipping_rule,
        shipping: charge,
        amount_left_for_free_shipping: left,
      });
    },
  );

  it("is free from the minimum order on [ru-shipping-free]", async () => {
    expect(await check({ cart: [line(5, 100, 0)], shipping })).toMatchObject({
      shipping: "0.00",
      amount_left_for_free_shipping: null,
      shipping_rule: "basic",
    });
  });

  it("has no charge and no rule where the rule that applies is absent", async () => {
    expect(await check({ cart: [heavy(2000)], shipping: { basic_charges: shipping.basic_charges } })).toMatchObject({
      shipping_rule: "basic",
    });
    expect(await check({ cart: [heavy(10)], shipping: { weight_exceed: shipping.weight_exceed } })).toMatchObject({
      shipping: "0.00",
      shipping_rule: null,
      amount_left_for_free_shipping: null,
    });
  });

  it("is the applied coupon's priority charge where it has one, and the rule stays", async () => {
    expect(await check({ cart: [heavy(10)], shipping, coupons: [coupon({ shipping_amount: 99 })] })).toMatchObject({
      shipping: "99.00",
      priority_shipping: "99.00",
      shipping_rule: "basic",
      total: "189.00",
    });
  });
});

describe("a cart that can't be checked", () => {
  it("gets one line a fault on standard error, nothing on standard output, and status 1", async () => {
    const faulty = changed(changed(aWireFile(), "cart[0].product.gst", 200), "at", "soon");
    for (const flags of ["", " --json", " --explain", " --json --explain"]) {
      expect(await run(`cart check f${flags}`, { f: faulty })).toEqual({
        status: 1,
        output: "",
        complaints:
          "cart[0].product.gst: expected a number from 0 to 100\nat: expected a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30\n",
      });
    }
  });

  it("is named as the input where all of it is unusable", async () => {
    expect(await run("cart check f", { f: "{" })).toEqual({ status: 1, output: "", complaints: "the input: expected JSON\n" });
    expect(await run("cart check f", { f: new Uint8Array([0xff]) })).toEqual({
      status: 1,
      output: "",
      complaints: "the input: expected text in UTF-8\n",
    });
    expect(await run("cart check f", { f: "[]" })).toEqual({ status: 1, output: "", complaints: "the input: expected one JSON object\n" });
  });

  it("never ends otherwise, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((text) => new TextEncoder().encode(text)),
          fc.json().map((text) => new TextEncoder().encode(`{"cart":[],"coupons":${text}}`)),
        ),
        async (bytes) => {
          const { status, output, complaints } = await run("cart check - --explain", { "-": bytes });
          expect([0, 1]).toContain(status);
          expect(status === 0 ? complaints : output).toBe("");
          expect(complaints).not.toMatch(/^\s+at .*:\d+/m);
        },
      ),
    );
  });
});

describe("a cart that is too much to be priced", () => {
  it("is refused, not begun: lines times coupons beyond a million", async () => {
    const most = { cart: Array(1000).fill(line(1, 10, 5)), coupons: Array(1000).fill(coupon({})) };
    expect((await run("cart check f", { f: most })).status).toBe(0);
    const more = { ...most, coupons: Array(1001).fill(coupon({})) };
    expect(await run("cart check f", { f: more })).toEqual({
      status: 1,
      output: "",
      complaints: "coupons: expected so many that with the cart's lines they are at most 1000000 pairs\n",
    });
  });

  it("is told ten thousand of its faults at most", async () => {
    const { status, complaints } = await run("cart check f", { f: { cart: Array(20_000).fill({}) } });
    expect(status).toBe(1);
    expect(complaints.match(/\n/g)).toHaveLength(10_000);
  });
});
