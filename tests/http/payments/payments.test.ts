import { ReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { ReturnSurplus } from "#core/payments/return-surplus.use-case.ts";
import { RAZORPAY_ORIGIN } from "#adapters/razorpay/account.ts";
import { plantedProvider } from "#tests/builders/planted-provider.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { addressId } from "#core/account/address.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { Openings } from "#core/payments/openings.port.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { PaymentProviders, paymentProviders } from "#core/payments/payment-providers.port.ts";
import type { PaymentProvider } from "#core/payments/payment-provider.port.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { RazorpayStandIn } from "#tests/adapters/razorpay/razorpay-stand-in.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { signature } from "#adapters/sandbox-payments/signature.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { composeMemory, SANDBOX_SECRET } from "#tests/composition.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { ServerJob } from "#adapters/composition/server/server-job.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const amla = aProduct("Amla", { offer: { price: paise(25_000), stock: 100 } });

/** A shop with Asha's order that waits for ₹250, the jobs that it has put, and a browser that follows no redirect by itself. */
async function shop(provider: PaymentProvider | null = null, sideBySide: ((sandbox: PaymentProvider) => PaymentProviders) | null = null) {
  const memory = Object.assign(new Memory(), { products: [amla], coupons: [], shipping: { basic: null, weightExceed: null } });
  memory.places.set("411004", { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
  const container = composeMemory(memory);
  const sandbox = container.get(PaymentProviders).of("sandbox");
  const others = provider === null ? null : paymentProviders([provider], provider.name);
  const providers = others ?? sideBySide?.(sandbox) ?? null;
  if (providers !== null) {
    container.unbind(PaymentProviders);
    container.bind(PaymentProviders).toConstantValue(providers);
  }
  const asha = await signedIn(container, memory, "Asha");
  memory.addresses.set(asha.id, [anAddress({ id: addressId("home"), isDefault: true })]);
  const app = serverOver(container, {
    pages: {
      render: async () => new Response("", { headers: { "content-type": "text/html" } }),
      files: () => [],
      pageStyles: async (language) => `<link rel="stylesheet" href="/styles-${language}.css">`,
    },
    log: "off",
  });
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0 });
  const client = clientOf(url, asha.bearer);

  return {
    memory,
    url,
    app,
    container,
    asha,
    client,
    orders: container.get(Orders),
    openings: container.get(Openings),
    placed,
    browse: (path: string, form?: Record<string, string>) =>
      fetch(new URL(path, url), {
        redirect: "manual",
        ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
      }),
    /** Does the jobs of these kinds that were put and not done. */
    async work(...kinds: readonly ServerJob["kind"][]) {
      const workers = workersIn(container, () => {}, url);
      for (const { name, job } of keptJobs(memory)) {
        if (!kinds.includes(job.kind)) continue;
        memory.jobs.delete(name);
        await (workers[job.kind] as (given: ServerJob, id: string) => Promise<void>)(job, name);
      }
    },
  };

  async function placed(): Promise<PayableId> {
    memory.carts.set(asha.id, {
      lines: [{ productId: amla.id, quantity: 1 }],
      choice: { kind: "automatic" },
      notices: [],
      syncs: new Map(),
      changedAt: 0,
    });
    const address = addressId("home");
    const quote = await container.get(QuoteMyOrder)(asha.id, { address, way: "online" });
    if (quote.kind === "refused") throw new Error(JSON.stringify(quote.refusal));
    const { id, signature } = quote.value;
    const answer = await container.get(PlaceMyOrder)(reader(asha.id), { quote: id, signature, address, key: null });
    if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
    return payableId(id);
  }
}
type Shop = Awaited<ReturnType<typeof shop>>;

/** An order that waits, and its order at the sandbox. */
async function begun({ client, asha, placed }: Shop) {
  const order = await placed();
  const answer = await client.get(BeginPayment)(asha.id, { payable: order, key: `begin-${order}` });
  if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
  return { order, form: answer.value.form, sandboxOrder: answer.value.form.fields["order"] ?? "" };
}

const stageOf = async ({ orders }: Shop, order: PayableId) => (await orders.withId(order))?.order.stage;
const place = (response: Response) => [response.status, response.headers.get("location")];

describe("paying", () => {
  it("leads through the provider's page and back, without a script, and tells what became of it", async () => {
    const here = await shop();
    const { order, form, sandboxOrder } = await begun(here);
    expect(await here.client.get(ShowPayment)(here.asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "not-tried" } });
    const opened = await here.browse(form.action, form.fields);
    expect(place(opened)).toEqual([303, `/sandbox/pay?order=${sandboxOrder}`]);
    const page = await here.browse(`/sandbox/pay?order=${sandboxOrder}`);
    const html = await page.text();
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(html).toContain("No money moves here");
    expect(html).toContain("₹250.00");
    expect(/class="sandbox-paid-for">([^<]*)</.exec(html)?.[1]).toMatch(/^Order NM\d{8}$/);
    expect(html).not.toMatch(/<script|style=|<style| on\w+=/);
    const inHindi = await fetch(new URL(`/sandbox/pay?order=${sandboxOrder}`, here.url), { headers: { cookie: "language=hi" } });
    const hindi = await inHindi.text();
    expect(hindi).toContain("यहाँ असली पैसे नहीं कटते");
    expect([html.includes("/styles-en.css"), hindi.includes("/styles-hi.css"), hindi.includes("/styles-en.css")]).toEqual([
      true,
      true,
      false,
    ]);
    const sheet = await here.browse("/sandbox/pay.css");
    expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);

    const paid = await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "pay" });
    expect(paid.status).toBe(303);
    const back = paid.headers.get("location") ?? "";
    expect(back.startsWith(`/payment/callback?order=${order}&sandbox_order=`)).toBe(true);
    expect(place(await here.browse(back))).toEqual([303, `/shop/thankyou/${order}`]);
    expect(await stageOf(here, order)).toBe("placed");
    expect(await here.client.get(ShowPayment)(here.asha.id, order)).toMatchObject({
      value: { kind: "taken", amount: 25_000, goesBack: 0 },
    });
    expect(await (await here.browse(`/sandbox/pay?order=${sandboxOrder}`)).text()).toContain("This is paid");
  });

  it("is told by the provider's server alone where the browser never comes back", async () => {
    const here = await shop();
    const { order, sandboxOrder } = await begun(here);
    await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "pay" });
    expect(await stageOf(here, order)).toBe("pending-payment");
    await here.work("tell-of-sandbox-payment");
    expect(await stageOf(here, order)).toBe("placed");
  });

  it("that fails, or is closed, can be tried again", async () => {
    const here = await shop();
    const { order, sandboxOrder } = await begun(here);
    const closed = await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "close" });
    expect(place(closed)).toEqual([303, `/payment/callback?order=${order}`]);
    expect(place(await here.browse(`/payment/callback?order=${order}`))).toEqual([303, `/shop/thankyou/${order}`]);
    expect(await stageOf(here, order)).toBe("pending-payment");
    await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "fail" });
    await here.work("tell-of-sandbox-payment");
    expect(await stageOf(here, order)).toBe("payment-failed");
    expect(await here.client.get(ShowPayment)(here.asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "failed" } });
    const again = await here.client.get(BeginPayment)(here.asha.id, { payable: order, key: "another" });
    expect(again.kind === "ok" && again.value.form.fields).toEqual({ order: sandboxOrder });
  });

  it("twice takes one and gives the other back, through every step", async () => {
    const here = await shop();
    const { order, sandboxOrder } = await begun(here);
    await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "twice" });
    await here.work("tell-of-sandbox-payment");
    expect(await here.client.get(ShowPayment)(here.asha.id, order)).toMatchObject({ value: { kind: "taken", goesBack: 25_000 } });
    await here.work("return-surplus");
    await here.work("tell-of-sandbox-refund");
    expect(await here.client.get(ShowPayment)(here.asha.id, order)).toMatchObject({ value: { kind: "taken", goesBack: 0 } });
  });

  it("late is being checked, and counts once it is told", async () => {
    const here = await shop();
    const { order, sandboxOrder } = await begun(here);
    await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "late" });
    expect(await here.client.get(ShowPayment)(here.asha.id, order)).toMatchObject({ value: { kind: "being-checked" } });
    const due = [...here.memory.jobs.values()].find(({ job }) => job.kind === "capture-sandbox-payment");
    expect(due?.notBefore).toBe(now + 31 * 60_000);
    await here.work("capture-sandbox-payment");
    await here.work("tell-of-sandbox-payment");
    expect(await stageOf(here, order)).toBe("placed");
  });

  it("knows no page of an order that there is not, nor a button", async () => {
    const here = await shop();
    const { sandboxOrder } = await begun(here);
    for (const [path, form] of [
      ["/sandbox/pay"],
      ["/sandbox/pay?order=nobody's"],
      ["/sandbox/pay/answer", { order: "nobody's", deed: "pay" }],
      ["/sandbox/pay/answer", { order: sandboxOrder, deed: "refund" }],
      ["/sandbox/pay/answer", {}],
    ] as const)
      expect((await here.browse(path, form)).status).toBe(404);
    expect(place(await here.browse("/sandbox/pay", { order: "a&b=c\r\nx: y" }))).toEqual([
      303,
      "/sandbox/pay?order=a%26b%3Dc%0D%0Ax%3A%20y",
    ]);
  });
});

describe("paying by Razorpay", () => {
  it("goes by its own page, its webhook and its browsers' return, and knows no sandbox", async () => {
    const standIn = await RazorpayStandIn.open(() => now);
    const here = await shop(razorpay(standIn.account));
    const { order, form } = await begun(here);
    expect([form.action, form.fields["key_id"]]).toEqual([`${standIn.account.address}/v1/checkout/embedded`, "rzp_test_StandIn"]);
    expect((await here.browse("/sandbox/pay")).status).toBe(404);
    const payment = standIn.pay(form.fields["order_id"] ?? "", "captured");
    const callback = new URL(form.fields["callback_url"] ?? "");
    const brought = await here.browse(callback.pathname + callback.search, standIn.broughtBy(payment));
    expect([...place(brought), await stageOf(here, order)]).toEqual([303, `/shop/thankyou/${order}`, "placed"]);

    const other = await begun(here);
    const standInWebhook = standIn.telling("order.paid", standIn.pay(other.form.fields["order_id"] ?? "", "captured"));
    const webhook = (headers: Record<string, string>) =>
      fetch(`${here.url}/api/payment/webhook`, { method: "POST", headers, body: Buffer.from(standInWebhook.body) });
    expect((await webhook({ ...standInWebhook.headers, "x-razorpay-signature": "0".repeat(64) })).status).toBe(400);
    expect((await webhook(standInWebhook.headers)).status).toBe(200);
    expect(await stageOf(here, other.order)).toBe("placed");
    const error = { "error[code]": "BAD_REQUEST_ERROR", "error[description]": "Payment failed", "error[metadata]": "{}" };
    expect(place(await here.browse(callback.pathname + callback.search, error))).toEqual([303, `/shop/thankyou/${order}`]);
  });

  it("answers that payments can't be made while they are away, and until when the order is kept", async () => {
    const standIn = await RazorpayStandIn.open(() => now);
    const here = await shop(razorpay(standIn.account));
    standIn.mood = { kind: "gone" };
    const order = await here.placed();
    const answer = await here.client.get(BeginPayment)(here.asha.id, { payable: order, key: "a" });
    expect(answer).toEqual({ kind: "refused", refusal: { kind: "provider-away", until: now + 30 * 60_000 } });
  });

  it("leads back to the site in which it was begun, and from an unknown host to the main one", async () => {
    const standIn = await RazorpayStandIn.open(() => now);
    const { app, asha, placed } = await shop(razorpay(standIn.account));
    const order = await placed();
    const begunAt = async (host: string) => {
      const answer = await app.inject({
        method: "POST",
        url: "/api/payment/begin",
        headers: { host, authorization: `Bearer ${asha.bearer}` },
        payload: { order_id: order, key: `begin-at-${host}` },
      });
      const { callback_url, cancel_url } = answer.json().payload.form.fields;
      return [callback_url, cancel_url].map((address) => new URL(address).origin);
    };
    expect(await begunAt("benefits.test")).toEqual(["https://benefits.test", "https://benefits.test"]);
    expect(await begunAt("niramaya.test:3000")).toEqual(["https://niramaya.test", "https://niramaya.test"]);
    expect(await begunAt("elsewhere.test")).toEqual(["https://niramaya.test", "https://niramaya.test"]);
  });
});

describe("what a browser brings back", () => {
  it("counts for nothing that isn't signed by the provider, and leads to the page that tells how things are", async () => {
    const here = await shop();
    const { order, sandboxOrder } = await begun(here);
    await here.browse("/sandbox/pay/answer", { order: sandboxOrder, deed: "pay" });
    const [payment] = [...here.memory.sandbox.payments.keys()];
    const right = {
      sandbox_order: sandboxOrder,
      sandbox_payment: payment ?? "",
      sandbox_signature: signature(SANDBOX_SECRET, `${sandboxOrder}|${payment}`),
    };
    for (const wrong of [
      { ...right, sandbox_signature: "0".repeat(64) },
      { ...right, sandbox_payment: "another" },
      { ...right, sandbox_signature: "" },
      {},
    ])
      for (const response of [
        await here.browse(`/payment/callback?order=${order}`, wrong),
        await here.browse(`/payment/callback?order=${order}&${new URLSearchParams(wrong)}`),
      ])
        expect(place(response)).toEqual([303, `/shop/thankyou/${order}`]);
    expect((await here.orders.withId(order))?.payments).toEqual([]);
    const posted = await here.browse("/payment/callback?order=somebody-else", right);
    expect([posted.status, posted.headers.get("location"), posted.headers.get("cache-control")]).toEqual([
      303,
      `/shop/thankyou/${order}`,
      "no-store",
    ]);
    expect(await stageOf(here, order)).toBe("placed");
  });

  it("never leads to another site", async () => {
    const here = await shop();
    for (const order of ["", "//evil.example", "https://evil.example", "../../x", "a b", "x".repeat(200)])
      expect(place(await here.browse(`/payment/callback?order=${encodeURIComponent(order)}`))).toEqual([303, "/shop/orders"]);
    expect(place(await here.browse("/payment/callback?order=a&order=b"))).toEqual([303, "/shop/orders"]);
  });
});

describe("the payment webhook", () => {
  const telling = (order: string, payment = "pay-1", amount = 25_000) =>
    JSON.stringify({ about: "payment", order, payment, outcome: "captured", amount, at: now });
  const send = (url: string, body: string, headers: Record<string, string>) =>
    fetch(`${url}/api/payment/webhook`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

  it("believes what is signed over the bytes that came, and nothing else", async () => {
    const here = await shop();
    const { order, sandboxOrder } = await begun(here);
    const body = telling(sandboxOrder);
    const signed = { "x-sandbox-signature": signature(SANDBOX_SECRET, body) };
    for (const [sent, headers] of [
      [body, {}],
      [body, { "x-sandbox-signature": "0".repeat(64) }],
      [`${body} `, signed],
      [body.replace("25000", "1"), signed],
      ["", signed],
    ] as const)
      expect((await send(here.url, sent, headers)).status).toBe(400);
    expect((await here.orders.withId(order))?.payments).toEqual([]);
    const heard = await Promise.all([1, 2, 3].map(() => send(here.url, body, signed)));
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stageOf(here, order)).toBe("placed");
    expect((await here.orders.withId(order))?.payments).toHaveLength(1);
  });

  it("reads any kind of body as bytes, up to a size, and answers to what is signed but unknown", async () => {
    const here = await shop();
    for (const body of ["{oops", '{"__proto__":{}}', '{"about":"dispute"}', "\u0000"])
      expect(
        (await send(here.url, body, { "x-sandbox-signature": signature(SANDBOX_SECRET, body), "content-type": "text/odd" })).status,
      ).toBe(200);
    const large = "x".repeat(1_100_000);
    expect((await send(here.url, large, { "x-sandbox-signature": signature(SANDBOX_SECRET, large) })).status).toBe(413);
    expect((await fetch(`${here.url}/api/payment/webhook`)).status).toBe(404);
  });

  it("keeps what it hears before its order is known, to hear it again", async () => {
    const here = await shop();
    const order = await here.placed();
    const body = telling("sbo_later");
    const signed = { "x-sandbox-signature": signature(SANDBOX_SECRET, body) };
    for (const _ of [1, 2]) expect((await send(here.url, body, signed)).status).toBe(200);
    const remaining = () => [...here.memory.jobs.values()].filter(({ job }) => job.kind === "hear-payment");
    expect(remaining()).toHaveLength(1);
    await here.openings.keep({ provider: "sandbox", providerOrder: "sbo_later", payable: order, amount: paise(25_000) }, now);
    await here.work("hear-payment");
    expect([remaining().length, await stageOf(here, order)]).toEqual([0, "placed"]);
  });
});

describe("payment providers side by side", () => {
  /** A shop with the sandbox, Razorpay and a third provider, and who takes new payments. */
  async function threeProviders() {
    const third = plantedProvider(now);
    const account = { keyId: "rzp_test_A", keySecret: "s", webhookSecret: "w".repeat(16), shop: "Niramaya", address: RAZORPAY_ORIGIN };
    const taking = { name: "sandbox" };
    const here = await shop(null, (sandbox) => {
      const { all, of } = paymentProviders([sandbox, razorpay(account), third.provider], "sandbox");
      return {
        all,
        of,
        get current() {
          return of(taking.name);
        },
      };
    });
    return { here, third, taking };
  }

  it("each go on with what was begun with them: asked, told at an address of its own, and sent back there", async () => {
    const { here, third, taking } = await threeProviders();
    const { container, asha, orders } = here;
    const begin = async (payable: PayableId, key: string) => {
      const answer = await container.get(BeginPayment)(asha.id, { payable, key });
      if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
      return answer.value.form;
    };
    const hear = (from: string | null, body: string, headers: Readonly<Record<string, string>>) =>
      container.get(ReceiveWebhook)(from, Buffer.from(body), headers);

    const first = await here.placed();
    const sandboxOrder = (await begin(first, "a")).fields["order"] ?? "";
    taking.name = "planted";
    const second = await here.placed();
    const { action, fields } = await begin(second, "b");
    const order = fields["planted_order"] ?? "";
    expect(action).toBe("https://planted.example/pay");

    const body = JSON.stringify({ about: "payment", order: sandboxOrder, payment: "sbp_1", outcome: "captured", amount: 25_000, at: now });
    const signed = { "x-sandbox-signature": signature(SANDBOX_SECRET, body) };
    expect(await hear("planted", body, signed)).toBe("not-signed");
    expect(await hear("sandbox", body, signed)).toBe("heard");
    expect(await container.get(ReceiveCallback)(third.pay(order))).toBe(second);
    for (const id of [first, second]) expect(await stageOf(here, id)).toBe("placed");
    expect((await orders.withId(first))?.payments.map(({ provider }) => provider)).toEqual(["sandbox"]);
    expect((await orders.withId(second))?.payments.map(({ provider }) => provider)).toEqual(["planted"]);

    taking.name = "razorpay";
    third.pay(order);
    const { body: told, headers } = third.telling(order);
    for (const from of ["sandbox", "razorpay", "nobody"]) expect(await hear(from, told, headers)).toBe("not-signed");
    expect(await hear(null, told, headers)).toBe("heard");
    const [surplus] = [...here.memory.jobs.values()].flatMap(({ job }) => (job.kind === "return-surplus" ? [job] : []));
    expect(surplus).toEqual({ kind: "return-surplus", order: second, provider: "planted", payment: "planted_2" });
    await container.get(ReturnSurplus)(second, { provider: "planted", payment: "planted_2" });
    expect([...third.refunds.values()]).toEqual([{ payment: "planted_2", amount: 25_000, key: `${second}/surplus/planted_2` }]);
  });

  it("asks the former one before another payment is begun with the new one", async () => {
    const { here, third, taking } = await threeProviders();
    const { container, asha } = here;
    taking.name = "planted";
    const payable = await here.placed();
    const begun = await container.get(BeginPayment)(asha.id, { payable, key: "a" });
    third.pay(begun.kind === "ok" ? (begun.value.form.fields["planted_order"] ?? "") : "");
    taking.name = "sandbox";
    expect(await container.get(BeginPayment)(asha.id, { payable, key: "b" })).toMatchObject({ refusal: { kind: "already-paid" } });
    expect(await stageOf(here, payable)).toBe("placed");
  });
});
