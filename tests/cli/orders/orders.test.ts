import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { recordPayments } from "#core/orders/money/record-payments.ts";
import { fileId } from "#core/files/file-id.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { putEntries } from "#adapters/postgres/ledger/put-money.ts";
import { aQuote, changed, applied } from "#tests/core/orders/order-steps.ts";
import { refundFindings } from "#cli/orders/order-findings.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Buyer, OrderShop } from "#tests/core/orders/a-stocked-shop.ts";

const data = await openShopData();
const { at } = data;

let db: Database;
let desk: OrderShop;
let asha: Buyer;
beforeAll(async () => {
  db = data.db;
  await stock(db, {
    products: [
      aProduct("Ajwain", { offer: { price: paise(12_345), stock: 100 }, gst: 5, isConsumable: false }),
      aProduct("Brahmi", {
        offer: { price: paise(9_900), stock: 100 },
        gst: 18,
        seller: { name: "Kaveri Naturals", address: "Mysuru", state: "Karnataka", gstin: "29AAACK2222B1Z6" },
      }),
    ],
    coupons: [aCoupon({ code: "SAVE10" })],
    shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
    uses: {},
  });
  desk = postgresShop(db);
  asha = await desk.someone();
}, 180_000);
async function anOrder(when = Date.now()): Promise<{ readonly id: PayableId; readonly number: string }> {
  await fill(desk, asha, { "id-ajwain": 2, "id-brahmi": 1 });
  const id = await aQuote(desk, asha, "online", { at: when });
  await applied(desk, asha, id, { at: when });
  const amount = (await desk.orders.withId(id))?.order.snapshot.figures.total ?? paise(0);
  const event = { id: `${id} captured`, provider: "razorpay", payment: `pay_${id}`, kind: "captured", amount, at: when } as const;
  await recordPayments({ orders: desk.orders, order: id, events: [event], at: when });
  return { id, number: (await desk.orders.withId(id))?.number ?? "" };
}

const json = async (command: string) => JSON.parse((await run(`${command} --json ${at}`)).output);

/** The bill's column of figures: what is summed, the figure it comes to, and what came after it. */
async function explained(number: string) {
  const { output } = await run(`order explain ${number} ${at}`);
  const column = (output.split("\n\n")[1] ?? "").split("\n").filter((line) => line.includes("₹") && !line.startsWith("The cart"));
  const figures = column.map((line) => {
    const [, name = "", sign = "", amount = ""] = /^(.*?)\s{2,}(−?)₹([\d,.]+)$/.exec(line) ?? [];
    return [name, Number(`${sign === "" ? "" : "-"}${amount.replaceAll(",", "")}`)] as const;
  });
  const end = figures.findIndex(([name]) => /paid/i.test(name) || name === "Total");
  const sum = figures.slice(0, end).reduce((all, [, amount]) => all + amount, 0);
  return { output, figures, sum, last: figures[end], after: figures.slice(end + 1) };
}

describe("staff with orders", () => {
  it("find them by text, state and day, a page after the other", async () => {
    expect((await run(`order list ${at}`)).output).toBe("No orders match.\n");
    const [first, second] = [await anOrder(now), await anOrder(now + 86_400_000)];
    const { output } = await run(`order list ${at}`);
    expect(output.split("\n").map((line) => line.slice(0, 10))).toEqual([second.number, first.number, ""]);
    expect(output).toContain("placed");
    expect((await json(`order list --to 2026-11-20 --from 2026-11-20`)).orders.map((one: { number: string }) => one.number)).toEqual([
      first.number,
    ]);
    expect((await run(`order list --text nothing ${at}`)).output).toBe("No orders match.\n");
    expect((await run(`order list --limit 1 ${at}`)).output).toContain(`--after ${second.number}`);
    expect((await run(`order list --limit 1 --after ${second.number} ${at}`)).output).toContain(first.number);
    expect((await run(`order list --filter nonsense ${at}`)).status).toBe(2);
    expect((await run(`order list --from yesterday ${at}`)).status).toBe(2);
    expect(await run(`order show NM99999999 ${at}`)).toEqual({
      status: 1,
      output: "",
      complaints: "No order has the number NM99999999. See: niramaya order list\n",
    });
  });

  it("bring parcels on, and every action is in the log with who did it", async () => {
    const { id, number } = await anOrder();
    const { status, output } = await run(`order advance ${number} --as ravi ${at}`);
    expect([status, output]).toEqual([
      0,
      `${number}: ravi (staff) confirmed parcel 1.\n${number}: ravi (staff) confirmed parcel 2.\n${number} is confirmed.\n`,
    ]);
    expect(
      (await json(`order advance ${number.toLowerCase()} --parcel 2 --event pack`)).parcels.map(({ state }: { state: string }) => state),
    ).toEqual(["confirmed", "packed"]);
    const refused = await run(`order advance ${number} --parcel 1 --event deliver ${at}`);
    expect(refused).toMatchObject({ status: 1, complaints: `${number}: "deliver" is not possible for what is confirmed.\n` });
    const { rows } = await sql<{ who: string; action: string; details: object }>`
      select who, action, details from audit_entry where subject_id = ${id} order by number`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual(["order advance", "order advance"]);
    expect(rows[0]).toMatchObject({ who: "ravi", details: { number, deed: "parcel", event: "confirm" } });
    expect((await run(`order show ${number} ${at}`)).output).toContain("ravi (staff) confirmed parcel 1");
  });

  it("look at one with an entry of the log each, and at lists that name nobody without", async () => {
    const { id, number } = await anOrder();
    for (const [command, noted] of [
      [`order show ${number}`, [`meera: order show, order ${id}`]],
      [`order show ${id} --json`, [`meera: order show, order ${id}`]],
      [`order explain ${number.toLowerCase()}`, [`meera: order explain, order ${id}`]],
      ["order show NM99999999", []],
      ["order explain 9876543210", []],
    ] as const)
      expect([command, await auditedBy(command, at)]).toEqual([command, noted]);
    expect((await run(`audit list --subject order:${id} ${at}`)).output).toMatch(/ meera +order explain +order \S+ +number=NM\d+\n/);
  });

  it("cancel lines and say what became of the refund", async () => {
    const { number } = await anOrder();
    expect((await run(`order cancel ${number} ${at}`)).status).toBe(2);
    const cancelled = await run(`order cancel ${number} --lines 2 --reason damp ${at}`);
    expect(cancelled.output).toMatch(/cancelled line 2: damp\.\nIt comes with refund 1 of ₹[\d.]+\./);
    for (const event of ["give-up", "process"]) expect((await run(`order refund ${number} --event ${event} ${at}`)).status).toBe(0);
    expect((await json(`order show ${number}`)).refunds).toMatchObject([{ number: 1, state: "processed", fault: "ours" }]);
    expect((await run(`order refund ${number} --refund 2 --event process ${at}`)).complaints).toContain("no such part");
    await run(`order cancel ${number} --reason gone ${at}`);
    const again = await run(`order cancel ${number} --reason gone ${at}`);
    expect(again).toMatchObject({ status: 1, complaints: `${number}: there is nothing to do this to.\n` });
  });

  it("pay by hand what the provider won't send back: the ledger, the log and the jobs know of it, once", async () => {
    const { id, number } = await anOrder();
    const amount = paise(12_300);
    const events = [{ id: `${id} twice`, provider: "razorpay", payment: `twice_${id}`, kind: "captured", amount, at: Date.now() }] as const;
    await recordPayments({ orders: desk.orders, order: id, events, at: Date.now() });
    await run(`order cancel ${number} --lines 2 --reason damp ${at}`);
    const [refund] = (await json(`order show ${number}`)).refunds;
    await sql`update jobs.job set state = 'failed', retry_count = 16, completed_on = now()
      where name in ('return-surplus', 'send-refund') and data ->> 'order' = ${id}`.execute(db);
    const jobs = async () => (await run(`doctor ${at}`)).output.split("\n").filter((line) => /parked/.test(line));
    expect(await jobs()).toEqual([expect.stringContaining("2 jobs are parked")]);

    const asked = `order refund ${number} --event process`;
    const surplus = `${asked} --payment twice_${id}`;
    for (const wrong of [
      surplus,
      `${surplus} --reference a@upi.example`,
      `${surplus} --reference AXIS1 --refund 1`,
      `${surplus} --reference AXIS1`.replace("process", "give-up"),
    ])
      expect((await run(`${wrong} ${at}`)).status).toBe(2);
    for (const payment of ["unheard-of", `pay_${id}`])
      expect(await run(`${asked} --payment ${payment} --reference AXIS1 ${at}`)).toMatchObject({
        status: 1,
        complaints: expect.stringContaining(`nothing of a payment ${payment} has to go back`),
      });
    expect((await run(`${surplus} --reference AXIS1 ${at}`.replace(number, "NM99999999"))).status).toBe(1);

    const [first, again] = await Promise.all([1, 2].map(() => run(`${surplus} --reference AXIS1 --as ravi ${at}`)));
    expect([first?.output, again?.output].toSorted()).toEqual([
      `${number}: payment twice_${id} of ₹123.00 was already refunded, and nothing was recorded.\n`,
      `${number}: payment twice_${id} of ₹123.00 was refunded by hand.\n`,
    ]);
    const byHand = async () => (await run(`doctor ${at}`)).output.includes(`Refund 1 of ${number} has to be paid by hand.`);
    expect(await byHand()).toBe(false);
    await run(`order refund ${number} --event give-up --as ravi ${at}`);
    expect(await byHand()).toBe(true);
    for (const _ of [1, 2]) expect((await run(`${asked} --reference AXIS2 --as ravi ${at}`)).status).toBe(0);

    const { ledger } = await json(`${surplus} --reference AXIS1`);
    const fromBank = ledger.flatMap(({ key, postings }: { key: string; postings: readonly { account: string; amount: string }[] }) =>
      postings.filter(({ account }) => account === "bank").map((posting) => [key, posting.amount]),
    );
    expect(fromBank).toEqual([
      [`${id}/surplus/twice_${id}`, "-123.00"],
      [`${id}/payout/1`, `-${refund.payout}`],
    ]);
    const written = await json(`audit list --subject refund:${id}`);
    expect(written.map(({ who, details }: { who: string; details: object }) => ({ who, ...details }))).toMatchObject([
      { who: "ravi", event: "process", refund: 1, amount: Math.round(Number(refund.payout) * 100), reference: "AXIS2" },
      { who: "ravi", event: "give-up", refund: 1 },
      { who: "ravi", payment: `twice_${id}`, amount: 12_300, reference: "AXIS1" },
    ]);
    const doctor = (await run(`doctor ${at}`)).output;
    expect(await jobs()).toEqual([expect.stringContaining("No job is parked.")]);
    expect(await byHand()).toBe(false);
    expect(doctor).toContain("Orders, their money and their documents agree with their steps.");
  });

  it("read of ten refunds to be paid by hand at a time", () => {
    const refunds = Array.from({ length: 12 }, (_, place) => ({ order: `NM${place}`, refund: 1 }));
    const told = (count: number) => refundFindings(refunds.slice(0, count)).map((finding) => finding.told);
    expect([told(0).length, told(10).length, told(12).slice(9)]).toEqual([
      0,
      10,
      ["Refund 1 of NM9 has to be paid by hand. See: niramaya order refund --help", "and 2 more"],
    ]);
  });

  it("decide returns", async () => {
    const { id, number } = await anOrder();
    for (let step = 0; step < 5; step++) await run(`order advance ${number} --parcel 1 ${at}`);
    await desk.orders.change(id, {
      at: Date.now(),
      key: null,
      events: [],
      decide: ({ order }) => {
        const request = {
          lines: [{ place: 0, pieces: 1 }],
          reason: { kind: "damaged" },
          pictures: [{ shows: "product", file: fileId("f") }],
        } as const;
        return {
          change: changed(order, [{ at: Date.now(), by: { kind: "customer", id: asha.id }, deed: { kind: "ask-return", request } }]),
          answer: null,
        };
      },
    });
    expect((await run(`return list ${at}`)).output).toBe(`${number} --return 1  requested, damaged, 1 of line 1, 1 pictures\n`);
    for (const event of ["approve", "pick-up", "receive", "pass"])
      expect((await run(`return decide ${number} --event ${event} ${at}`)).status).toBe(0);
    expect((await json("return list")).returns).toEqual([]);
    expect((await json(`order show ${number}`)).lines[0].state).toBe("partly-returned");
  });

  it("explain every figure, and print the bill again after every price has changed", async () => {
    const { id, number } = await anOrder();
    const before = await run(`order check ${number} ${at}`);
    expect(before.status).toBe(0);
    expect(before.output).toContain("Every figure is the same as it was shown.");
    const explained = (await run(`order explain ${number} ${at}`)).output;
    for (const part of ["Coupon SAVE10", "Line 1, Ajwain", "GST 5 %", "Payment", "Ledger", "was charged for it"])
      expect(explained).toContain(part);
    await sql`update product set price = price + 1000`.execute(db);
    await sql`update coupon set uses_left = 0`.execute(db);
    expect(await run(`order check ${number} ${at}`)).toEqual(before);
    const { today, total } = await json(`order check ${number} --today`);
    expect(today.before).toBe(total);
    expect(today.causes.map(({ cause }: { cause: string }) => cause)).toContain("prices_and_gst");
    const sum = today.causes.reduce((all: number, { difference }: { difference: string }) => all + Math.round(Number(difference) * 100), 0);
    expect(sum).toBe(Math.round((Number(today.after) - Number(today.before)) * 100));
    await sql`update shop_order set snapshot = replace(snapshot::text, '"unitPrice":12345', '"unitPrice":12346')::json where id = ${id}`.execute(
      db,
    );
    const wrong = await run(`order check ${number} ${at}`);
    expect(wrong).toMatchObject({ status: 1, complaints: "lines[0].unitPrice: shown 12346, comes out 12345\n" });
    const doctor = await run(`doctor ${at}`);
    expect([doctor.status, doctor.output.includes(`${number}: 1 figures come out differently`)]).toEqual([1, true]);
    await sql`update shop_order set snapshot = replace(snapshot::text, '"unitPrice":12346', '"unitPrice":12345')::json where id = ${id}`.execute(
      db,
    );
    expect((await run(`doctor ${at}`)).output).toContain("Orders, their money and their documents agree with their steps.");
  });

  it("read in one column what was paid, what still is due, and how that comes from the cart's total", async () => {
    expect((await run(`terms set --prepaid 5 --from 0 ${at}`)).status).toBe(0);
    await fill(desk, asha, { "id-ajwain": 2, "id-brahmi": 1 });
    const id = await aQuote(desk, asha, "online", { at: Date.now() });
    await applied(desk, asha, id, { at: Date.now() });
    const number = (await desk.orders.withId(id))?.number ?? "";
    const waiting = await explained(number);
    const amount = paise(Math.round(Number((await json(`order explain ${number}`)).total) * 100));
    const { bill, total, prepaid, payment } = await json(`order explain ${number}`);
    expect(Number(prepaid)).toBeGreaterThan(0);
    expect(payment).toMatchObject({ state: "waiting", paid: "0.00", due: total });
    expect(waiting.last).toEqual(["To be paid online; nothing is paid yet", Number(total)]);

    await recordPayments({
      orders: desk.orders,
      order: id,
      events: [{ id: `${id} captured`, provider: "razorpay", payment: `pay_${id}`, kind: "captured", amount, at: Date.now() }],
      at: Date.now(),
    });
    const paid = await explained(number);
    expect(paid.last).toEqual(["Paid online", Number(total)]);
    expect(paid.sum).toBeCloseTo(Number(total), 5);
    expect(paid.figures.map(([name]) => name)).not.toContain("Total");
    expect(paid.output.replaceAll(/\s+/g, " ")).toMatch(
      new RegExp(`The cart's total was ₹${bill.total}: less .*₹${prepaid} for paying online that is ₹[\\d.]+, rounded up ₹${total}\\.`),
    );
    expect((await json(`order explain ${number}`)).payment).toMatchObject({ state: "paid", paid: total, due: "0.00" });

    await run(`order cancel ${number} --lines 2 --reason damp ${at}`);
    const refund = (await json(`order show ${number}`)).refunds[0];
    expect((await explained(number)).after).toEqual([[`Refund 1, ${refund.state}`, -Number(refund.payout)]]);
    expect((await run(`terms set --prepaid 0 ${at}`)).status).toBe(0);
  });

  it("never read that something was paid of what is to be paid at the door", async () => {
    await fill(desk, asha, { "id-ajwain": 2, "id-brahmi": 1 });
    const id = await aQuote(desk, asha, "cash", { at: Date.now() });
    await applied(desk, asha, id, { at: Date.now() });
    const number = (await desk.orders.withId(id))?.number ?? "";
    const { total } = await json(`order explain ${number}`);
    expect(await explained(number)).toMatchObject({ last: ["To be paid on delivery", Number(total)], after: [] });
    await run(`order cancel ${number} --lines 2 --reason damp ${at}`);
    const { payment, order } = await json(`order explain ${number}`);
    expect(Number(payment.due)).toBeCloseTo(Number(total) - Number(order.refunds[0].total), 5);
    expect(await explained(number)).toMatchObject({
      last: ["Was to be paid on delivery", Number(total)],
      after: [
        ["Collected on delivery", 0],
        ["Still to be paid on delivery", Number(payment.due)],
      ],
    });
  });

  it("sum what was sold, taxed and refunded, as the papers and the ledger have it", async () => {
    const [from, to] = ["2020-01-01", "2099-12-31"];
    const postings = [
      { account: "customer", amount: paise(40_000) },
      { account: "practitioner:anil", amount: paise(-40_000) },
    ] as const;
    await putEntries(db, { customer: customerId("asha"), ledger: [] }, [
      { key: "b-1/sale", payable: payableId("b-1"), kind: "sale", at: now, postings },
    ]); // An appointment has no paper of goods.
    const report = await json(`settlement report --from ${from} --to ${to}`);
    const orders = (await desk.orders.all({ text: null, filter: "all", after: null, limit: 100, from: null, to: null })).orders;
    const totals = orders.reduce((sum, { order }) => sum + order.snapshot.figures.total, 0);
    const refunds = orders.reduce((sum, { order }) => sum + order.refunds.reduce((all, { total }) => all + total, 0), 0);
    const rupees = (amount: number) => (amount / 100).toFixed(2);
    expect([report.sold.total, report.refunded.total]).toEqual([rupees(totals), rupees(refunds)]);
    expect(report.ledger).toEqual({ sold: rupees(totals), refunded: rupees(refunds) });
    expect(report.sold.documents).toBe(orders.length * 2);
    const parts = ["taxable", "cgst", "sgst", "igst"] as const;
    for (const part of parts) {
      const ofRows = report.rows.reduce(
        (sum: number, { sold }: { sold: Record<string, string> }) => sum + Math.round(Number(sold[part]) * 100),
        0,
      );
      expect(rupees(ofRows)).toBe(report.sold[part]);
    }
    expect(report.rows.map(({ seller, rate }: { seller: string; rate: number }) => [seller, rate])).toEqual([
      ["Aranya Herbs", 5],
      ["Kaveri Naturals", 18],
    ]);
    expect((await run(`settlement report --from ${from} --to ${to} ${at}`)).output).toContain(
      "Kaveri Naturals (29AAACK2222B1Z6), GST 18 %",
    );
    expect((await run(`settlement report --from 2019-01-01 --to 2019-01-02 ${at}`)).output).toContain("0 invoices");
    expect((await run(`settlement report --from ${to} --to ${from} ${at}`)).status).toBe(2);
  });
});
