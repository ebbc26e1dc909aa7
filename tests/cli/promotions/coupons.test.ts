import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { putShipping } from "#adapters/postgres/shipping/shipping.ts";
import { aProduct, now, shipping } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

beforeAll(async () => {
  const products = [
    aProduct("Tea", { gst: 0, offer: { price: paise(10_000), stock: 5 } }),
    aProduct("Oil", { gst: 0, brand: "Saar", offer: { price: paise(20_000), stock: 2 } }),
  ];
  await shop.db.transaction().execute((trx) => putProducts(trx, products));
  await putShipping(shop.db, shipping);
  await shop.db
    .insertInto("customer")
    .values({ id: "asha", name: "Asha", mobile: "9876543210", email: null, created_at: new Date(now) })
    .execute();
  await makeAddToCart({ carts: postgresCarts(shop.db), now: () => now })(customerId("asha"), {
    kind: "product",
    productId: "id-tea",
    quantity: 3,
  });
}, 180_000);

const coupon = (coupon: string, given: object = {}) =>
  JSON.stringify({ coupon, discount_type: "PERCENTAGE", discount_value: 10, ...given });
const add = (lines: readonly string[]) => run(`coupon add coupons ${at} --json`, { coupons: lines.join("\n") });

describe("the staff's coupons", () => {
  it("are added all or none, listed, and read again as they were listed", async () => {
    const first = await add([
      coupon("LEAF10"),
      "",
      coupon("SAAR5", {
        brand_list: ["saar"],
        uses_left: 3,
        coupon_type: "PRIVATE",
        terms_and_condition: "<p onclick=x>Once.</p>",
        terms_and_condition_hi: "एक बार।",
      }),
    ]);
    expect(first).toMatchObject({ status: 0, complaints: "", output: `${JSON.stringify({ added: ["LEAF10", "SAAR5"] })}\n` });
    const listed = await run(`coupon list ${at} --json`);
    const coupons = JSON.parse(listed.output);
    expect(coupons).toMatchObject([
      { coupon: "LEAF10", standing: "offered", uses_left: null },
      {
        coupon: "SAAR5",
        coupon_type: "PRIVATE",
        uses_left: 3,
        brand_list: ["saar"],
        terms_and_condition: "<p>Once.</p>",
        terms_and_condition_hi: "एक बार।",
      },
    ]);
    const again = await run(`coupon add coupons ${at}`, { coupons: listed.output });
    expect(again).toEqual({ status: 1, output: "", complaints: "Nothing was added: LEAF10, SAAR5 exist already.\n" });
    expect(await add([coupon("NEW"), coupon("leaf10")])).toMatchObject({
      status: 1,
      complaints: "Nothing was added: leaf10 exists already.\n",
    });
    expect((await run(`coupon list ${at}`)).output.split("\n").slice(0, 2)).toEqual([
      "LEAF10  public   offered  no end  10% OFF",
      "SAAR5   private  offered  no end  10% OFF, 3 uses left",
    ]);
  });

  it("are refused line by line", async () => {
    const lines = [coupon("X", { discount_value: -1, end_date: "soon" }), "{", coupon("Y"), coupon("y")];
    expect(await add(lines)).toEqual({
      status: 1,
      output: "",
      complaints: [
        "line 1, discount_value: expected a number of 0 or more",
        "line 1, end_date: expected a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30",
        "line 2: expected a JSON object",
        "line 4, coupon: expected a code that none before it has",
        "Nothing was changed.",
        "",
      ].join("\n"),
    });
    expect(await run(`coupon add coupons ${at}`, { coupons: new Uint8Array([0xff, 0xfe]) })).toMatchObject({
      status: 1,
      complaints: "line 1: expected text in UTF-8\nNothing was changed.\n",
    });
    expect(await run(`coupon add nowhere ${at}`)).toMatchObject({ status: 2, output: "" });
  });

  it("end now, and a customer's cart loses them", async () => {
    await add([coupon("SOON", { discount_value: 50 })]);
    expect(JSON.parse((await run(`cart check --user 9876543210 --json ${at}`)).output).applied_coupon).toEqual({
      coupon: "SOON",
      discount: "150.00",
    });
    const ended = await run(`coupon end soon ${at} --json`);
    expect(ended.status).toBe(0);
    expect(JSON.parse(ended.output)).toEqual({ coupon: "SOON", end_date: expect.stringMatching(/^\d{4}-/) });
    expect((await run(`coupon end soon ${at}`)).output).toBe(`SOON ended ${JSON.parse(ended.output).end_date}.\n`);
    expect(JSON.parse((await run(`cart check --user 9876543210 --json ${at}`)).output).applied_coupon).toEqual({
      coupon: "LEAF10",
      discount: "30.00",
    });
    expect(await run(`coupon end NOSUCH ${at}`)).toEqual({
      status: 1,
      output: "",
      complaints: "No coupon has the code NOSUCH. See: niramaya coupon list\n",
    });
  });

  it("are linted and rehearsed over recent carts, and something wrong ends with 1", async () => {
    await add([coupon("FAR", { minimum_order_value: 901 }), coupon("SMALL", { discount_value: 9 })]);
    const all = await run(`coupon lint ${at} --json`);
    expect(all.status).toBe(1);
    const byCode = Object.fromEntries(JSON.parse(all.output).map((linted: { coupon: string }) => [linted.coupon, linted]));
    expect(byCode["LEAF10"]).toEqual({
      coupon: "LEAF10",
      findings: [],
      rehearsal: { carts: 1, unlocked: 1, best: 1, cost: "30.00", more: "3.00", dearer: 0 },
    });
    expect(byCode["FAR"].findings).toEqual([
      { kind: "unreachable_minimum", minimum: "901.00", most: "900.00" },
      { kind: "never_the_best", by: "LEAF10" },
    ]);
    expect(byCode["SMALL"]).toMatchObject({ findings: [{ kind: "never_the_best", by: "LEAF10" }], rehearsal: { best: 0, more: "0.00" } });
    expect(await run(`coupon lint leaf10 ${at}`)).toEqual({
      status: 0,
      complaints: "",
      output: [
        "LEAF10: 10% OFF",
        "  Nothing is wrong with it.",
        "  Of the 1 recent cart it takes something off 1 and is the best for 1; it would",
        "  cost ₹30, ₹3 more than without it.",
        "",
      ].join("\n"),
    });
    expect((await run(`coupon lint far ${at}`)).output).toContain(
      "  ! No cart can reach its minimum of ₹901: at most ₹900 of the price before tax\n  counts.\n",
    );
    expect(await run(`coupon lint NOSUCH ${at}`)).toMatchObject({ status: 1, output: "" });
    await add([
      coupon("ZERO", { discount_type: "RUPEE", discount_value: 0, coupon_type: "PRIVATE" }),
      coupon("GIFT", { discount_value: 100, coupon_type: "PRIVATE" }),
    ]);
    const zero = await run(`coupon lint zero ${at}`);
    expect([zero.status, zero.output]).toEqual([1, expect.stringContaining("! It takes nothing off, and so is never applied.\n")]);
    expect((await run(`coupon lint gift ${at}`)).output).toContain(
      "  ! It takes off 100% and has no cap: whatever it counts is free except for the\n  tax.\n",
    );
    expect(JSON.parse((await run(`coupon lint gift --json ${at}`)).output)[0].findings).toEqual([{ kind: "takes_all", percent: 100 }]);
  });

  it.each([
    "coupon add",
    "coupon list more",
    "coupon end",
    "coupon end A B",
    "coupon lint A B",
    "coupon lint --all",
    "cart check --user 9876543210 cart.json",
    "cart check --user 12345",
    "cart check --user=9876543210 --ndjson",
  ])("`%s` is wrong usage, with a line and nothing printed", async (command) => {
    const ended = await run(`${command} ${at}`);
    expect([ended.status, ended.output]).toEqual([2, ""]);
    expect(ended.complaints).toMatch(/^niramaya (coupon (add|list|end|lint)|cart check): .+\n$/);
  });
});

describe("the cart of a customer", () => {
  it("is checked by mobile, however it is written, as the customer sees it now", async () => {
    const { status, output } = await run(`cart check --user +91-98765-43210 --json --explain ${at}`);
    expect(status).toBe(0);
    const bill = JSON.parse(output);
    expect(bill).toMatchObject({
      lines: [{ product_id: "id-tea", quantity: 3, amount: "300.00" }],
      subtotal: "300.00",
      discount: "30.00",
      shipping: "49.00",
      total: "319.00",
    });
    expect(Object.keys(bill).at(-1)).toBe("explanation");
    const people = await run(`cart check --user 9876543210 --explain ${at}`);
    expect(people.output).toMatch(/^Product .*\n-+\nTea .*3 .*₹100\.00 .*₹300\.00\n/);
    expect(people.output.length).toBeGreaterThan((await run(`cart check --user 9876543210 ${at}`)).output.length);
  });

  it("shows what can't be bought any more among the removed lines, and changes nothing", async () => {
    await shop.db.updateTable("product").set({ stock: 0 }).where("id", "=", "id-tea").execute();
    const { output } = await run(`cart check --user 9876543210 --json ${at}`);
    expect(JSON.parse(output)).toMatchObject({
      lines: [],
      removed_lines: [{ product_id: "id-tea", reason: "out_of_stock" }],
      total: "0.00",
    });
    expect(await shop.db.selectFrom("cart_line").select("quantity").execute()).toEqual([{ quantity: 3 }]);
  });

  it("is checked by e-mail address or id where there is no mobile", async () => {
    const id = "0199c2a4-7f00-7000-8000-00000000000a";
    const devanshi = { id, name: "देवांशी पटेल", mobile: null, email: "devanshi@niramaya.example", created_at: new Date(now) };
    await shop.db.insertInto("customer").values(devanshi).execute();
    await makeAddToCart({ carts: postgresCarts(shop.db), now: () => now })(customerId(id), {
      kind: "product",
      productId: "id-oil",
      quantity: 1,
    });
    for (const who of ["Devanshi@niramaya.example", id])
      expect(JSON.parse((await run(`cart check --user ${who} --json ${at}`)).output)).toMatchObject({ subtotal: "200.00" });
  });

  it("is nobody's where no customer is called so, or there is no data, which ends with 1", async () => {
    for (const who of ["9000000000", "nobody@niramaya.example", "0199c2a4-7f00-7000-8000-00000000000b"])
      expect(await run(`cart check --user ${who} ${at}`)).toEqual({
        status: 1,
        output: "",
        complaints: "No customer has this mobile number, e-mail address or id.\n",
      });
    const nowhere = await run(`cart check --user 9000000000 --data ${join(shop.folder, "nothing")}`);
    expect(nowhere).toMatchObject({ status: 1, output: "" });
    expect(nowhere.complaints).toContain(join(shop.folder, "nothing"));
  });
});
