import { describe, expect, it } from "vitest";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { RazorpayStandIn } from "./razorpay-stand-in.ts";
import type { AnswerMode } from "./razorpay-stand-in.ts";

const payable = payableId("01998f0e-4c1d-7000-8000-3b1f0a5c9e21");
const amount = paise(148_600);

async function opened() {
  const standIn = await RazorpayStandIn.open(() => ordersDay);
  const provider = razorpay({ ...standIn.account, timeout: 300 });
  const providerOrder = await provider.begin({ payable, amount });
  return { standIn, provider, providerOrder };
}

describe("Razorpay", () => {
  it("is told the order as a receipt, its amount in paise, and the key by basic authorisation [co-env-payment-key]", async () => {
    const { standIn, providerOrder } = await opened();
    expect(standIn.orders.get(providerOrder)).toMatchObject({ amount: 148_600, currency: "INR", receipt: payable });
    const [request] = standIn.asked;
    expect(request).toMatchObject({ method: "POST", path: "/v1/orders" });
    const basic = Buffer.from("rzp_test_StandIn:key-secret-0123456789").toString("base64");
    expect(request?.headers.authorization).toBe(`Basic ${basic}`);
  });

  it("gets a form on its own page, with no secret in it and nothing that isn't known of the customer", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const opening = { provider: "razorpay", providerOrder, payable, amount } as const;
    const addresses = {
      returnTo: "https://niramaya.test/payment/callback?order=1",
      cancelTo: "https://niramaya.test/payment/callback?order=1",
    };
    const asha = { name: fullNameIn("Asha Rao"), mobile: mobileIn("9876543210"), email: emailIn("asha@example.com") };
    const form = provider.formFor(opening, { ...addresses, prefill: asha });
    expect(form).toEqual({
      action: `${standIn.account.address}/v1/checkout/embedded`,
      fields: {
        key_id: "rzp_test_StandIn",
        order_id: providerOrder,
        amount: "148600",
        currency: "INR",
        name: "Niramaya",
        "prefill[name]": "Asha Rao",
        "prefill[contact]": "+919876543210",
        "prefill[email]": "asha@example.com",
        callback_url: addresses.returnTo,
        cancel_url: addresses.cancelTo,
      },
    });
    const nobody = provider.formFor(opening, { ...addresses, prefill: { name: null, mobile: null, email: null } });
    expect(Object.keys(nobody.fields).filter((name) => name.startsWith("prefill"))).toEqual([]);
    expect(JSON.stringify(form)).not.toContain("secret");
  });

  it("tells a captured payment as such after it was given back, and one that was given back uncaptured as failed", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const taken = standIn.pay(providerOrder, "captured");
    const left = standIn.pay(providerOrder, "authorized");
    for (const payment of [taken, left]) standIn.settle(payment, "refunded");
    const events = await provider.paymentsOf(providerOrder);
    expect(events.map(({ payment, kind }) => [payment, kind])).toEqual([
      [taken, "captured"],
      [left, "failed"],
    ]);
  });

  it("captures what is authorised, and tells what was captured before as it stands", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const id = standIn.pay(providerOrder, "authorized");
    const event = { id: `${id}/captured`, provider: "razorpay", payment: id, kind: "captured", amount, at: ordersDay };
    expect(await provider.capture({ id, amount })).toEqual([event]);
    expect(await provider.capture({ id, amount })).toEqual([event]);
    const failed = standIn.pay(providerOrder, "failed");
    expect(await provider.capture({ id: failed, amount })).toMatchObject([{ kind: "failed" }]);
  });

  it("tells the same event of a payment by every telling, whatever its payload shows meanwhile", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const id = standIn.pay(providerOrder, "captured");
    const told = ["payment.authorized", "payment.captured", "order.paid", "payment.failed"].map((event) => {
      const { body, headers } = standIn.telling(event, id);
      return provider.webhookIn(body, headers)?.map((news) => (news.kind === "payment" ? news.event.id : ""));
    });
    expect(told).toEqual([[`${id}/authorised`], [`${id}/captured`], [`${id}/captured`], [`${id}/failed`]]);
  });

  it("is no news where it tells of something else, or what can't be read", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const id = standIn.pay(providerOrder, "captured");
    const tellings = [
      standIn.telling("payment.dispute.created", id),
      standIn.telling("subscription.charged", id),
      standIn.signed({ entity: "event", event: "payment.captured", payload: { payment: { entity: { id } } } }),
      standIn.signed({ event: "payment.captured", payload: {} }),
      standIn.signed('{"event":"payment.captured","payload":{"payment":{"ent'),
      standIn.signed("null"),
      standIn.signed(""),
    ];
    for (const { body, headers } of tellings) expect(provider.webhookIn(body, headers)).toEqual([]);
    const poisoned = standIn.signed(
      JSON.stringify({ event: "order.paid", payload: { payment: { entity: standIn.payments.get(id) } } }).replace("INR", "USD"),
    );
    expect(provider.webhookIn(poisoned.body, poisoned.headers)).toEqual([]);
  });

  it("refunds with a key that it takes, and a receipt that is not too long", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const payment = standIn.pay(providerOrder, "captured");
    await provider.refund({ payment, amount: paise(100), key: `${payable}/refund/1` });
    expect(standIn.asked.at(-1)?.headers["x-refund-idempotency"]).toBe(`${payable}-refund-1`);
    expect(String(standIn.asked.at(-1)?.body["receipt"]).length).toBeLessThanOrEqual(40);
  });

  it("that refuses a refund for good is told as failed, one that was made before as it stands", async () => {
    const { standIn, provider, providerOrder } = await opened();
    const payment = standIn.pay(providerOrder, "captured");
    const first = { payment, amount, key: `${payable}/refund/1` };
    expect(await provider.refund(first)).toEqual({ state: "pending" });
    expect(await provider.refund({ ...first, key: `${payable}/refund/2` })).toEqual({ state: "failed" });
    standIn.settle([...standIn.refunds.keys()][0] ?? "", "processed");
    expect(await provider.refund({ ...first, amount: paise(1) })).toEqual({ state: "processed" });
    expect(standIn.refunds.size).toBe(1);
  });

  it("that knows no such order, as after a change of accounts, is an outage and no defect", async () => {
    const { provider } = await opened();
    await expect(provider.paymentsOf("order_of_another_account")).rejects.toBeInstanceOf(PortUnavailable);
    await expect(provider.refundOf({ payment: "pay_of_another_account", key: "a/refund/1" })).rejects.toBeInstanceOf(PortUnavailable);
    await expect(provider.capture({ id: "pay_of_another_account", amount })).rejects.toBeInstanceOf(PortUnavailable);
    await expect(provider.begin({ payable, amount: paise(1) })).rejects.toBeInstanceOf(PortUnavailable);
  });

  const troubles: readonly (readonly [string, AnswerMode])[] = [
    ["never answers", { kind: "silent" }],
    ["answers by half", { kind: "half" }],
    ["hangs up", { kind: "gone" }],
    ["is broken", { kind: "says", status: 500, body: '{"error":{"code":"SERVER_ERROR","description":"We are facing some trouble"}}' }],
    ["is behind a broken gateway", { kind: "says", status: 502, body: "<html>Bad gateway</html>" }],
    ["is too busy", { kind: "says", status: 429, body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"Too many requests"}}' }],
    ["is at it already", { kind: "says", status: 409, body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"in progress"}}' }],
    [
      "does not know our key",
      { kind: "says", status: 401, body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}' },
    ],
    ["answers nonsense", { kind: "says", status: 200, body: "nonsense" }],
    ["answers something else", { kind: "says", status: 200, body: '{"id":7,"items":{}}' }],
    ["leads elsewhere", { kind: "says", status: 302, body: "", headers: { location: "http://127.0.0.1:9/" } }],
    ["refuses without saying what", { kind: "says", status: 400, body: "{}" }],
  ];
  it.each(troubles)("that %s is an outage, which tells nobody's data and no secret", async (_, mood) => {
    const { standIn, provider, providerOrder } = await opened();
    const payment = standIn.pay(providerOrder, "captured");
    standIn.mood = mood;
    const asking = [
      provider.begin({ payable, amount }),
      provider.paymentsOf(providerOrder),
      provider.capture({ id: payment, amount }),
      provider.refund({ payment, amount, key: `${payable}/refund/1` }),
      provider.refundOf({ payment, key: `${payable}/refund/1` }),
    ];
    for (const asked of await Promise.allSettled(asking)) {
      if (asked.status === "fulfilled") throw new Error(`it was taken for ${JSON.stringify(asked.value)}`);
      expect(asked.reason).toBeInstanceOf(PortUnavailable);
      const said = `${asked.reason} ${asked.reason.cause} ${JSON.stringify(asked.reason.cause)}`;
      expect(said).not.toMatch(/key-secret|Basic|asha|98765/);
    }
  });
});
