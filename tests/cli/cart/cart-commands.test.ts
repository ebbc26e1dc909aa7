import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aWireCoupon, aWireFile, aWireLine, changed } from "#tests/adapters/cart-file/wire-file.ts";
import { run } from "#tests/cli/run.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

const product = (_id: string, selling_price: number, gst: number, given: WirePart = {}): WirePart => ({
  _id,
  title: _id,
  gst,
  seller_list: [{ selling_price, total_stock: 50 }],
  ...given,
});
const json = async (command: string, files: Readonly<Record<string, unknown>>) =>
  JSON.parse((await run(`${command} --json`, files)).output);

describe("the explanation of a checked cart", () => {
  const file = {
    cart: [
      { quantity: 4, product: product("A", 100, 12, { shipping_details: { weight: 12.5 } }) },
      { quantity: 1, product: product("B", 49.99, 5) },
      { quantity: 1, product: product("C", 500, 0) },
    ],
    coupons: [
      {
        ...aWireCoupon(),
        discount_value: 7.25,
        max_no_of_products: 2,
        max_product_qty: 3,
        maximum_discount_price: 20,
        end_date: "2026-12-31",
      },
    ],
    shipping: {
      basic_charges: { minimum_order: 499, shipping_charges: 60 },
      weight_exceed: { weight: 5, minimum_order: 999, shipping_charges: 120 },
    },
  };

  it("is the last key of the JSON, fractions beside rounded amounts", async () => {
    const bill = await json("cart check f --explain", { f: file });
    expect(Object.keys(bill).at(-1)).toBe("explanation");
    expect(bill.explanation).toEqual({
      weight: {
        grams: "50/1",
        parts: [
          { product_id: "A", grams: "50/1" },
          { product_id: "B", grams: "0/1" },
          { product_id: "C", grams: "0/1" },
        ],
      },
      coupons: [
        {
          coupon: "SAVE10",
          scope: { kind: "everything", names: [] },
          lines: [
            {
              product_id: "A",
              kind: "counted",
              rank: 2,
              pieces: 3,
              pieces_beyond_max_product_qty: 1,
              amount: "300.00",
              gst: "12",
              value: { rounded: "267.86", exact: "1875/7" },
            },
            {
              product_id: "B",
              kind: "counted",
              rank: 1,
              pieces: 1,
              pieces_beyond_max_product_qty: 0,
              amount: "49.99",
              gst: "5",
              value: { rounded: "47.61", exact: "4999/105" },
            },
            { product_id: "C", kind: "beyond_max_no_of_products", rank: 3 },
          ],
          eligible_value: { rounded: "315.47", exact: "4732/15" },
          minimum_order_value: "0.00",
          missing: null,
          end_date: "2026-12-31",
          discount: {
            kind: "given",
            promised: { rounded: "22.87", exact: "34307/1500" },
            rounded_down: "22.87",
            limits: [{ kind: "cap", to: "20.00" }],
            discount: "20.00",
          },
        },
      ],
      choice: { kind: "automatic", code: "SAVE10" },
      shipping: {
        kind: "weighed",
        rule: "basic",
        because: "within_weight_limit",
        weight_limit_kg: "5",
        minimum_order: "499.00",
        shipping_charges: "60.00",
        total_after_coupon: "929.99",
        is_free: true,
        standard_shipping: "0.00",
        priority_shipping_of: null,
      },
      total: { before_rounding: "929.99", rounded_up_by: "0.01" },
    });
  });

  it("is sentences under the bill without --json", async () => {
    const { output } = await run("cart check f --explain", { f: file });
    for (const sentence of [
      "  A: 4 × ₹100.00 = ₹400.00.",
      "  A: 3 of 4 pieces at ₹100.00, ₹300.00 with 12% GST, ₹267.86 (exactly ₹1875/7)\n    before tax.",
      "  C: not counted; by price it is number 3, beyond 2.",
      "  Eligible value before tax: ₹267.86 + ₹47.61 = ₹315.47 (exactly ₹4732/15).",
      "  7.25% of the eligible value is ₹22.87 (exactly ₹34307/1500), rounded down to\n    ₹22.87.",
      "  That is limited to the most that it gives, ₹20.00.",
      "  SAVE10 is applied: of the unlocked coupons it is the first that takes off\n    most.",
      "  The cart weighs 0.05 kg, not more than 5 kg, so the basic rule applies.",
      "  The total after coupon, ₹929.99, reaches its minimum order of ₹499, so it\n    charges nothing.",
      "  Rounded up to the whole rupee, which adds ₹0.01: ₹930.00.",
    ])
      expect(output).toContain(`${sentence}\n`);
  });

  it("tells what is missing rounded up, as its hint does", async () => {
    const amount = (most: number) => fc.integer({ min: 1, max: most }).map((paise) => paise / 100);
    await fc.assert(
      fc.asyncProperty(amount(50_000), fc.constantFrom(0, 5, 12, 18, 28), amount(200), async (price, gst, more) => {
        const f = {
          cart: [{ quantity: 1, product: product("A", price, gst) }],
          coupons: [{ coupon: "MORE", discount_type: "RUPEE", discount_value: 10, minimum_order_value: Number((price + more).toFixed(2)) }],
        };
        const { coupons, explanation } = await json("cart check f --explain", { f });
        const hinted = /worth ₹([\d,.]+) more/.exec(coupons[0].hint)?.[1]?.replaceAll(",", "");
        expect(explanation.coupons[0].missing.rounded).toBe(Number(hinted).toFixed(2));
      }),
      { numRuns: 60 },
    );
    const f = {
      cart: [{ quantity: 1, product: product("A", 118.01, 18) }],
      coupons: [{ coupon: "MORE", discount_type: "RUPEE", discount_value: 10, minimum_order_value: 100.01 }],
    };
    expect((await run("cart check f --explain", { f })).output).toContain("before tax: ₹0.01 (exactly ₹9/5900) is missing.");
  });

  it("goes on where a percentage is beyond all numbers that can be told exactly", async () => {
    const { explanation, discount } = await json("cart check f --explain", {
      f: { cart: [aWireLine()], coupons: [{ ...aWireCoupon(), discount_value: 1e300 }] },
    });
    expect(discount).toBe("200.00");
    expect(explanation.coupons[0].discount.limits).toEqual([{ kind: "subtotal", to: "200.00" }]);
    expect(
      (await run("cart check f --explain", { f: { cart: [aWireLine()], coupons: [{ ...aWireCoupon(), discount_value: 1e300 }] } })).status,
    ).toBe(0);
  });
});

describe("cart explain", () => {
  const f = {
    cart: [{ quantity: 1, product: product("A", 100, 0) }],
    coupons: [
      { ...aWireCoupon(), coupon: "FIVE", discount_value: 5, coupon_type: "PRIVATE" },
      aWireCoupon(),
      { ...aWireCoupon(), coupon: "APP", available_for_web: false },
    ],
  };

  it("says of any coupon, a private one too, why it gives what it gives, and what the file applies", async () => {
    const { status, output } = await run("cart explain f --coupon five", { f });
    expect(status).toBe(0);
    expect(output).toContain("FIVE: 5% OFF\n  It counts every product.\n");
    expect(output).toContain("  So it takes off ₹5.00.\n  FIVE is applied: its code was typed.\n");
    expect(output).toContain("As the file asks\n  SAVE10 is applied: of the unlocked coupons it is the first that takes off\n    most.\n");
  });

  it("tells as JSON the coupon, the error and the facts", async () => {
    expect(await json("cart explain f --coupon FIVE", { f })).toMatchObject({
      coupon: { coupon: "FIVE", state: "applied", discount: "5.00" },
      coupon_error: null,
      explanation: { eligible_value: { exact: "100/1" } },
    });
    expect(await json("cart explain f --coupon NOPE", { f })).toEqual({ coupon: null, coupon_error: "INVALID COUPON", explanation: null });
  });

  it("says why a code is no coupon", async () => {
    expect((await run("cart explain f --coupon nope", { f })).output).toContain("INVALID COUPON: no coupon for the web has the code NOPE.");
    expect((await run("cart explain f --coupon app", { f })).output.replace(/\s+/g, " ")).toContain(
      "it is not for the web (available_for_web is false)",
    );
    expect((await run("cart explain f --coupon ABCDEFGHIJK", { f })).output.replace(/\s+/g, " ")).toContain(
      "is longer than the 10 characters of a code",
    );
  });

  it("tells of two coupons with one code the first that is for the web", async () => {
    const twins = {
      ...f,
      coupons: [
        { ...aWireCoupon(), available_for_web: false },
        { ...aWireCoupon(), discount_value: 1 },
        { ...aWireCoupon(), discount_value: 2 },
      ],
    };
    expect(await json("cart explain f --coupon SAVE10", { f: twins })).toMatchObject({ coupon: { discount: "1.00", state: "applied" } });
  });

  it("asks for a code", async () => {
    for (const flags of ["", " --coupon", " --coupon=", " --coupon --json"])
      expect(await run(`cart explain f${flags}`, { f })).toMatchObject({ status: 2, output: "" });
  });
});

describe("cart whatif", () => {
  const f = {
    cart: [{ quantity: 1, product: product("A", 100, 0) }],
    coupons: [
      { ...aWireCoupon(), coupon: "BIG", minimum_order_value: 300 },
      { ...aWireCoupon(), coupon: "FAR", minimum_order_value: 90_000 },
    ],
    shipping: { basic_charges: { minimum_order: 250, shipping_charges: 60 } },
    candidates: [product("B", 60, 0, { min_qty: 2 })],
  };

  it("tells the one step for each locked coupon and for free shipping", async () => {
    expect(await json("cart whatif f", { f })).toEqual({
      coupons: [
        { coupon: "BIG", step: { product_id: "A", title: "A", line: 0, pieces: 2, total: "270.00", more: "110.00" } },
        { coupon: "FAR", step: null },
      ],
      free_shipping: { missing: "150.00", step: { product_id: "B", title: "B", line: null, pieces: 3, total: "280.00", more: "120.00" } },
      without_coupon: null,
    });
    const { output } = await run("cart whatif f", { f });
    expect(output).toContain("To unlock BIG\n  Add 2 pieces of A to the 1 in the cart: the total becomes ₹270.00, ₹110.00\n    more.\n");
    expect(output).toContain("To unlock FAR\n  No single step is enough.\n");
    expect(output).toContain("For free shipping\n  ₹150.00 is missing.\n  Add 3 pieces of B: the total becomes ₹280.00, ₹120.00 more.\n");
  });

  it("promises no free shipping where the coupon sets the charge", async () => {
    const set = { ...f, coupons: [{ ...aWireCoupon(), shipping_amount: 99 }] };
    const { output } = await run("cart whatif f", { f: set });
    expect(output.replace(/\s+/g, " ")).toContain("The coupon sets shipping to ₹99.00, however much the cart is worth:");
    expect(output).not.toContain("Add ");
    expect((await run("cart check f", { f: set })).output).not.toContain("free shipping");
  });

  it("tells of a coupon that costs free delivery more than it takes off, as does the explained check", async () => {
    const dearer = {
      cart: [{ quantity: 1, product: product("A", 520, 0) }],
      coupons: [{ ...aWireCoupon(), coupon: "SAVE50", discount_type: "RUPEE", discount_value: 50 }],
      shipping: { basic_charges: { minimum_order: 499, shipping_charges: 60 } },
    };
    const said = "It makes the cart dearer: without it the total is ₹10.00 less, delivery included.";
    expect((await json("cart whatif f", { f: dearer })).without_coupon).toEqual({ coupon: "SAVE50", total: "520.00", less: "10.00" });
    for (const command of ["cart whatif f", "cart check f --explain"])
      expect((await run(command, { f: dearer })).output.replace(/\s+/g, " ")).toContain(said);
    expect(Object.keys(await json("cart check f", { f: dearer }))).not.toContain("without_coupon");
  });

  it("says where nothing is locked and nothing missing", async () => {
    expect((await run("cart whatif f", { f: { cart: [] } })).output).toBe(
      "Coupons\n  No coupon is locked.\n\nFree shipping\n  Shipping is already free.\n",
    );
  });
});

describe("cart diff", () => {
  const before = { ...aWireFile(), coupon_code: null };
  const after = changed({ ...aWireFile(), coupon_code: "SAVE10" }, "cart[0].quantity", 3);

  it("tells causes that sum to the difference", async () => {
    const diff = await json("cart diff a b", { a: before, b: after });
    expect(Object.keys(diff)).toEqual(["before", "after", "difference", "causes"]);
    const sum = diff.causes.reduce(
      (total: number, { difference }: { difference: string }) => total + Math.round(Number(difference) * 100),
      0,
    );
    expect(sum).toBe(Math.round(Number(diff.difference) * 100));
    expect(Number(diff.after) - Number(diff.before)).toBeCloseTo(Number(diff.difference));
    expect(diff.causes.map(({ cause }: { cause: string }) => cause)).toEqual(["quantities", "coupon_choice", "rounding"]);
  });

  it("is aligned for people, gains and losses signed", async () => {
    const { output } = await run("cart diff a b", { a: before, b: after });
    expect(output).toMatch(/^Total of the first file {50,}₹260\.00\nQuantities +\+₹100\.00\n/);
    expect(output).toMatch(/\nWhich coupon is chosen +−₹/);
    expect((await run("cart diff a a", { a: before })).output).toContain("Nothing changed the total.");
  });

  it("names the file that is unusable, both where both are", async () => {
    expect(await run("cart diff a b", { a: { cart: 5 }, b: "x" })).toEqual({
      status: 1,
      output: "",
      complaints: "a: cart: expected a list\nb: the input: expected JSON\n",
    });
    expect(await run("cart diff a b", { a: before, b: "x" })).toMatchObject({ status: 1, output: "" });
  });

  it("reads standard input once at most", async () =>
    expect(await run("cart diff - -", { "-": before })).toMatchObject({ status: 2, output: "" }));
});

describe("how a command is used", () => {
  it.each([
    "",
    "cart",
    "cart chek f",
    "nope",
    "cart check",
    "cart check a b",
    "cart check a --jsn",
    "cart check a --json=1",
    "cart diff a",
    "cart whatif",
    "cart explain f",
    "serve here",
    "catalogue",
    "catalogue demo now",
    "--nope",
    "constructor",
    "cart toString",
  ])("is wrong as %j: status 2 and nothing on standard output", async (command) => {
    const { status, output, complaints } = await run(command, { a: { cart: [] }, f: { cart: [] } });
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(complaints).not.toBe("");
    expect(complaints).not.toContain("TypeError");
  });

  it("is wrong with a file that can't be read", async () => {
    for (const command of [
      "cart check nope",
      "cart check --ndjson nope",
      "cart whatif nope",
      "cart diff a nope",
      "cart explain nope --coupon X",
    ]) {
      expect(await run(command, { a: { cart: [] } }), command).toEqual({ status: 2, output: "", complaints: "nope does not exist.\n" });
    }
  });

  it.each(["", "cart", "cart check", "cart explain", "cart whatif", "cart diff", "serve", "dev", "catalogue", "catalogue demo"])(
    "is told with an example by --help: %j",
    async (command) => {
      for (const flag of ["--help", "-h"]) {
        const { status, output, complaints } = await run(`${command} ${flag}`);
        expect({ status, complaints }).toEqual({ status: 0, complaints: "" });
        expect(output).toMatch(/^Usage: niramaya/);
        expect(output).toContain("Example:\n  ");
        for (const line of output.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
      }
    },
  );

  it("tells its version", async () => expect((await run("--version")).output).toMatch(/^\d+\.\d+\.\d+\n$/));
});
