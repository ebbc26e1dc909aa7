import { sandboxJobs } from "#adapters/sandbox-payments/sandbox-jobs.ts";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySandboxBook } from "#adapters/memory/payments/sandbox-book.ts";
import { postgresSandboxBook } from "#adapters/postgres/payments/sandbox-book.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { sandboxPageActions } from "#adapters/sandbox-payments/page-actions.ts";
import { sandbox } from "#adapters/sandbox-payments/provider.ts";
import { sendPaymentWebhook, sendRefundWebhook } from "#adapters/sandbox-payments/webhook.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { RazorpayStandIn } from "#tests/adapters/razorpay/razorpay-stand-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import { onLoopback } from "#tests/on-loopback.ts";
import type { Fields, PaymentProvider } from "#core/payments/payment-provider.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { SandboxRecords } from "#adapters/sandbox-payments/records.ts";
import type { SandboxAction } from "#adapters/sandbox-payments/page-actions.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Told = { readonly body: Uint8Array; readonly headers: Fields };

/** A provider with somebody on its page, and what its server tells the shop's. */
type Kept = {
  readonly provider: PaymentProvider;
  /** What the browser brings back. */
  readonly act: (order: string, action: Exclude<SandboxAction, "twice" | "close">) => Promise<Fields>;
  /** What is told of all payments and refunds that have come to an end. */
  readonly told: (about: { readonly payments: readonly string[]; readonly refunds: readonly string[] }) => Promise<readonly Told[]>;
};

let made = 0;
const aPayable = () => payableId(`order-${++made}`);
const amount = paise(50_000);

const withSandbox = (book: SandboxRecords) => async (): Promise<Kept> => {
  const secret = new Uint8Array(32).fill(3);
  const parts = { book, secret, now: () => ordersDay + made, newSecretId: () => String(++made) };
  const desk = sandboxPageActions({ ...parts, takesNew: true });
  const heard: Told[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    heard.push({ body: Buffer.concat(pieces), headers });
    response.end();
  });
  const { address, close } = await onLoopback(server);
  onTestFinished(close);
  const webhook = `${address}/`;
  return {
    provider: sandbox(parts),
    act: async (order, action) => (await desk.act(order, action))?.fields ?? {},
    async told({ payments, refunds }) {
      for (const payment of payments) await sendPaymentWebhook({ book, secret, webhook }, payment);
      for (const refund of refunds) await sendRefundWebhook({ book, secret, webhook }, refund);
      return heard.splice(0);
    },
  };
};

async function withRazorpay(): Promise<Kept> {
  const standIn = await RazorpayStandIn.open(() => ordersDay);
  const statuses = { pay: "captured", fail: "failed", late: "created" } as const;
  return {
    provider: razorpay(standIn.account),
    async act(order, action) {
      const payment = standIn.pay(order, statuses[action]);
      return action === "pay" ? standIn.broughtBy(payment) : {};
    },
    async told({ payments, refunds }) {
      for (const refund of standIn.refunds.values()) if (refund.status === "pending") refund.status = "processed";
      const ended = payments.filter((id) => standIn.payments.get(id)?.status !== "created");
      const known = [...standIn.refunds.values()].filter(({ notes }) => refunds.includes(String(Object(notes).key)));
      return [
        ...ended.map((id) => standIn.telling(standIn.payments.get(id)?.status === "failed" ? "payment.failed" : "payment.captured", id)),
        ...known.map(({ id }) => standIn.telling("refund.processed", id)),
      ];
    },
  };
}

const providers: Record<string, () => Promise<Kept>> = {
  "the sandbox, kept in memory": () => withSandbox(memorySandboxBook(new Memory(), sandboxJobs))(),
  "the sandbox, kept in postgres": () => withSandbox(postgresSandboxBook(db, sandboxJobs))(),
  Razorpay: withRazorpay,
};

describe.each(Object.entries(providers))("a payment at %s", (_, open) => {
  const begun = async () => {
    const stored = await open();
    const payable = aPayable();
    return { ...stored, payable, order: await stored.provider.begin({ payable, amount }) };
  };

  it("is begun as often as is asked, and each order that is answered waits for it", async () => {
    const { provider, payable, order } = await begun();
    const again = await provider.begin({ payable, amount });
    for (const one of [order, again]) expect(await provider.paymentsOf(one)).toEqual([]);
  });

  it("leads to a page by a form that names its order", async () => {
    const { provider, payable, order } = await begun();
    const opening = { provider: provider.name, providerOrder: order, payable, amount };
    const about = {
      returnTo: "https://niramaya.test/back",
      cancelTo: "https://niramaya.test/back",
      prefill: { name: null, mobile: null, email: null },
    };
    const { action, fields } = provider.formFor(opening, about);
    expect(Object.values(fields)).toContain(order);
    const page = new URL(action, "https://niramaya.test");
    expect(page.origin).toBe(provider.origin ?? "https://niramaya.test");
  });

  it("is proved by what the browser brings back, and by nothing that was changed", async () => {
    const { provider, act, order } = await begun();
    const other = await provider.begin({ payable: aPayable(), amount });
    const brought = await act(order, "pay");
    const proved = provider.callbackIn(brought);
    expect(proved).toMatchObject({ providerOrder: order });
    expect((await provider.paymentsOf(order)).map(({ payment }) => payment)).toEqual([proved?.payment]);
    for (const name of Object.keys(brought)) {
      for (const value of ["", `${brought[name]}0`, other, "0".repeat(64), "é".repeat(32)])
        expect(provider.callbackIn({ ...brought, [name]: value })).toBeNull();
      const { [name]: _, ...less } = brought;
      expect(provider.callbackIn(less)).toBeNull();
    }
    expect(provider.callbackIn({})).toBeNull();
  });

  it("is the same event when it is told and when it is asked for", async () => {
    const { provider, act, told, order } = await begun();
    await act(order, "fail");
    await act(order, "pay");
    const events = await provider.paymentsOf(order);
    expect(events.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["failed", 50_000],
      ["captured", 50_000],
    ]);
    const tellings = await told({ payments: events.map(({ payment }) => payment), refunds: [] });
    const news = tellings.flatMap(({ body, headers }) => provider.webhookIn(body, headers) ?? []);
    expect(news).toEqual(events.map((event) => ({ kind: "payment", providerOrder: order, event })));
  });

  it("whose end is not known yet is told as begun or authorised", async () => {
    const { provider, act, order } = await begun();
    await act(order, "late");
    const [event, ...more] = await provider.paymentsOf(order);
    expect([event?.provider, more]).toEqual([provider.name, []]);
    expect(["begun", "authorised"]).toContain(event?.kind);
  });

  it("is told by what is signed over its very bytes alone", async () => {
    const { provider, act, told, order } = await begun();
    await act(order, "pay");
    const events = await provider.paymentsOf(order);
    const [telling] = await told({ payments: events.map(({ payment }) => payment), refunds: [] });
    if (telling === undefined) throw new Error("nothing was told");
    const { body, headers } = telling;
    expect(provider.webhookIn(body, headers)).toHaveLength(1);
    const spaced = Buffer.concat([body, Buffer.from(" ")]);
    const dearer = Buffer.from(Buffer.from(body).toString("utf8").replace("50000", "50001"));
    for (const changed of [spaced, dearer, Buffer.alloc(0)]) expect(provider.webhookIn(changed, headers)).toBeNull();
    for (const name of Object.keys(headers).filter((one) => one.endsWith("signature")))
      for (const wrong of ["", "0".repeat(64), `${headers[name]}0`])
        expect(provider.webhookIn(body, { ...headers, [name]: wrong })).toBeNull();
    expect(provider.webhookIn(body, {})).toBeNull();
  });

  it("goes back once for a key, also when it is asked twice at once, and no more than was paid", async () => {
    const { provider, act, told, payable, order } = await begun();
    await act(order, "pay");
    const payment = (await provider.paymentsOf(order))[0]?.payment ?? "";
    const key = `${payable}/refund/1`;
    expect(await provider.refundOf({ payment, key })).toBeNull();
    const asked = { payment, amount: paise(20_000), key };
    await Promise.all([provider.refund(asked), provider.refund(asked)]);
    const tellings = await told({ payments: [], refunds: [key] });
    const news = tellings.flatMap(({ body, headers }) => provider.webhookIn(body, headers) ?? []);
    expect(news).toEqual([{ kind: "refund", key, state: "processed" }]);
    expect(await provider.refundOf({ payment, key })).toEqual({ state: "processed" });
    expect(await provider.refund({ ...asked, amount: paise(30_001), key: `${payable}/refund/2` })).toEqual({ state: "failed" });
    expect(["pending", "processed"]).toContain(
      (await provider.refund({ ...asked, amount: paise(30_000), key: `${payable}/refund/3` })).state,
    );
  });
});

describe("the sandbox", () => {
  const books: Record<string, () => SandboxRecords> = {
    memory: () => memorySandboxBook(new Memory(), sandboxJobs),
    postgres: () => postgresSandboxBook(db, sandboxJobs),
  };
  describe.each(Object.entries(books))("kept in %s", (_, book) => {
    const desk = (stored: SandboxRecords) => {
      const parts = { book: stored, secret: new Uint8Array(32), now: () => ordersDay, newSecretId: () => String(++made) };
      return { ...sandboxPageActions({ ...parts, takesNew: true }), provider: sandbox(parts) };
    };

    it("takes one payment however often the button is pressed, two where that is wanted, and none once it is paid", async () => {
      const stored = book();
      const { act, provider, order } = desk(stored);
      const id = await provider.begin({ payable: aPayable(), amount });
      const brought = await Promise.all(Array.from({ length: 8 }, () => act(id, "pay")));
      expect(await stored.paymentsOf(id)).toHaveLength(1);
      expect(new Set(brought.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(await order(id)).toMatchObject({ isPaid: true });
      for (const action of ["fail", "late", "twice"] as const) await act(id, action);
      expect(await stored.paymentsOf(id)).toHaveLength(1);

      const twice = await provider.begin({ payable: aPayable(), amount });
      await act(twice, "twice");
      expect((await stored.paymentsOf(twice)).map(({ state }) => state)).toEqual(["captured", "captured"]);
    });

    it("captures what is late once, and changes nothing that was captured or failed", async () => {
      const stored = book();
      const { act, provider } = desk(stored);
      const id = await provider.begin({ payable: aPayable(), amount });
      await act(id, "fail");
      await act(id, "late");
      for (const { id: payment } of await stored.paymentsOf(id)) await Promise.all([stored.capture(payment), stored.capture(payment)]);
      expect((await stored.paymentsOf(id)).map(({ state }) => state).toSorted()).toEqual(["captured", "failed"]);
      expect(await act("unknown", "pay")).toBeNull();
    });

    it("whose telling is not heard tells again", async () => {
      const stored = book();
      const { act, provider } = desk(stored);
      const id = await provider.begin({ payable: aPayable(), amount });
      await act(id, "pay");
      const [payment] = await stored.paymentsOf(id);
      const telling = { book: stored, secret: new Uint8Array(32), webhook: "http://127.0.0.1:9/" };
      await expect(sendPaymentWebhook(telling, payment?.id ?? "")).rejects.toBeInstanceOf(PortUnavailable);
    });
  });
});
