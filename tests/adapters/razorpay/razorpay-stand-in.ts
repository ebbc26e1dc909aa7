import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { onLoopback } from "#tests/on-loopback.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RazorpayAccount } from "#adapters/razorpay/account.ts";

type Entity = { [name: string]: unknown } & { readonly id: string; status: string; readonly created_at: number };

/** How it answers: as documented; with a status and a body; never; with half an answer; or by closing the line. */
export type AnswerMode =
  | { readonly kind: "well" | "silent" | "half" | "gone" }
  | { readonly kind: "says"; readonly status: number; readonly body: string; readonly headers?: Record<string, string> };

/** What it was asked by the shop. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
};

export type StandInWebhook = { readonly body: Uint8Array; readonly headers: Record<string, string> };

/** A server on a free port of this machine that speaks Razorpay's documented format, and whoever pays on its page. */
export class RazorpayStandIn {
  mood: AnswerMode = { kind: "well" };
  readonly asked: ReceivedRequest[] = [];
  readonly orders = new Map<string, Entity>();
  readonly payments = new Map<string, Entity>();
  readonly refunds = new Map<string, Entity>();
  readonly #idempotent = new Map<string, { readonly body: string; readonly refund: Entity }>();
  readonly account: RazorpayAccount;
  readonly #now: () => number;
  /** Ids are of this server alone, and later ones sort behind earlier ones. */
  readonly #series = randomBytes(5).toString("hex");
  #made = 0;

  private constructor(address: string, now: () => number) {
    this.account = {
      keyId: "rzp_test_StandIn",
      keySecret: "key-secret-0123456789",
      webhookSecret: "webhook-secret-0123456789",
      shop: "Niramaya",
      address,
    };
    this.#now = now;
  }

  static async open(now: () => number = Date.now): Promise<RazorpayStandIn> {
    const held: { standIn: RazorpayStandIn | null } = { standIn: null };
    const server = createServer((request, response) => void held.standIn?.answer(request, response));
    const { address, close } = await onLoopback(server);
    onTestFinished(close);
    held.standIn = new RazorpayStandIn(address, now);
    return held.standIn;
  }

  /** Somebody pays on its page. Answers the payment's id. */
  pay(order: string, status: "created" | "authorized" | "captured" | "failed", amount?: number): string {
    const id = this.newId("pay");
    const due = this.orders.get(order)?.["amount"];
    this.payments.set(id, {
      id,
      entity: "payment",
      amount: amount ?? due,
      currency: "INR",
      status,
      order_id: order,
      invoice_id: null,
      international: false,
      method: "upi",
      amount_refunded: 0,
      refund_status: null,
      captured: status === "captured",
      description: null,
      vpa: "asha@exampleupi",
      email: "asha@example.com",
      contact: "+919876543210",
      notes: [],
      error_code: status === "failed" ? "BAD_REQUEST_ERROR" : null,
      error_description: status === "failed" ? "Payment failed" : null,
      created_at: Math.floor(this.#now() / 1000),
    });
    return id;
  }

  private newId(kind: string): string {
    return `${kind}_${this.#series}${String(++this.#made).padStart(4, "0")}`;
  }

  /** What a payment or a refund comes to later. */
  settle(id: string, status: string): void {
    const entity = this.payments.get(id) ?? this.refunds.get(id);
    if (entity === undefined) throw new RangeError(id);
    entity.status = status;
    if (status === "captured") entity["captured"] = true;
  }

  /** What a browser brings back once it has paid. */
  broughtBy(payment: string): Record<string, string> {
    const order = String(this.payments.get(payment)?.["order_id"]);
    const signature = createHmac("sha256", this.account.keySecret).update(`${order}|${payment}`).digest("hex");
    return { razorpay_payment_id: payment, razorpay_order_id: order, razorpay_signature: signature };
  }

  /** What it tells the shop's webhook of a payment, or of a refund and its payment. */
  telling(event: string, id: string): StandInWebhook {
    const refund = this.refunds.get(id);
    const payment = this.payments.get(refund === undefined ? id : String(refund["payment_id"]));
    const payload = { ...(refund === undefined ? {} : { refund: { entity: refund } }), payment: { entity: payment } };
    return this.signed({
      entity: "event",
      account_id: "acc_StandIn",
      event,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(this.#now() / 1000),
    });
  }

  signed(telling: unknown): StandInWebhook {
    const body = Buffer.from(typeof telling === "string" ? telling : JSON.stringify(telling));
    return {
      body,
      headers: {
        "content-type": "application/json",
        "x-razorpay-event-id": `evt_${++this.#made}`,
        "x-razorpay-signature": createHmac("sha256", this.account.webhookSecret).update(body).digest("hex"),
      },
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const piece of request) text += piece;
    const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const method = request.method ?? "";
    const { mood } = this;
    this.asked.push({ method, path, headers: request.headers, body: text === "" ? {} : JSON.parse(text) });
    switch (mood.kind) {
      case "silent":
        return;
      case "gone":
        request.socket.destroy();
        return;
      case "half":
        response.writeHead(200, { "content-type": "application/json", "content-length": "500" }).write('{"id":"order_');
        return;
      case "says":
        response.writeHead(mood.status, { "content-type": "application/json", ...mood.headers }).end(mood.body);
        return;
      case "well": {
        const [status, body] = this.told(method, path, { request, text, count: Number(searchParams.get("count") ?? 10) });
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      }
    }
  }

  private told(
    method: string,
    path: string,
    { request, text, count }: { request: IncomingMessage; text: string; count: number },
  ): [number, unknown] {
    const basic = Buffer.from(`${this.account.keyId}:${this.account.keySecret}`).toString("base64");
    if (request.headers.authorization !== `Basic ${basic}`) return [401, trouble("Authentication failed")];
    const body = text === "" ? {} : JSON.parse(text);
    const [, version, kind, id = "", action] = path.split("/");
    if (version !== "v1") return [404, trouble("The requested URL was not found on the server.")];
    if (method === "POST" && kind === "orders") return this.opened(body);
    if (method === "GET" && kind === "orders" && action === "payments")
      return this.orders.has(id) ? [200, collection([...this.payments.values()].filter((one) => one["order_id"] === id))] : missing;
    const payment = this.payments.get(id);
    if (kind !== "payments" || payment === undefined) return missing;
    if (method === "GET" && action === undefined) return [200, payment];
    if (method === "POST" && action === "capture") return this.captured(payment, body);
    if (method === "POST" && action === "refund")
      return this.refunded(payment, body, String(request.headers["x-refund-idempotency"] ?? ""));
    if (method === "GET" && action === "refunds")
      return [200, collection([...this.refunds.values()].filter((one) => one["payment_id"] === id).slice(0, count))];
    return missing;
  }

  private opened({ amount, currency, receipt, notes }: Record<string, unknown>): [number, unknown] {
    if (typeof amount !== "number" || amount < 100 || currency !== "INR")
      return [400, trouble("The amount must be atleast INR 1.00", "amount")];
    if (String(receipt).length > 40) return [400, trouble("receipt: the length must be no more than 40.", "receipt")];
    const id = this.newId("order");
    const order = {
      id,
      entity: "order",
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      attempts: 0,
      notes,
    };
    const entity = { ...order, status: "created", created_at: Math.floor(this.#now() / 1000) };
    this.orders.set(id, entity);
    return [200, entity];
  }

  private captured(payment: Entity, { amount }: Record<string, unknown>): [number, unknown] {
    if (payment.status === "captured") return [400, trouble("This payment has already been captured")];
    if (payment.status !== "authorized")
      return [400, trouble("Only payments which have been authorized and not yet captured can be captured")];
    if (payment["amount"] !== amount) return [400, trouble("Capture amount must be equal to the amount authorized", "amount")];
    this.settle(payment.id, "captured");
    return [200, payment];
  }

  private refunded(payment: Entity, body: Record<string, unknown>, key: string): [number, unknown] {
    if (key !== "" && !/^[\w-]{10,}$/.test(key)) return [400, trouble("The idempotency key is invalid")];
    const written = JSON.stringify(body);
    const former = this.#idempotent.get(key);
    if (former !== undefined) {
      return former.body === written ? [200, former.refund] : [400, trouble("Different request body sent for the same idempotency key")];
    }
    const back = Number(payment["amount_refunded"]) + Number(body["amount"]);
    if (payment.status !== "captured") return [400, trouble("The payment status should be captured for action to be taken")];
    if (back > Number(payment["amount"])) return [400, trouble("The total refund amount is greater than the refund payment amount")];
    payment["amount_refunded"] = back;
    const refund: Entity = {
      id: this.newId("rfnd"),
      entity: "refund",
      amount: body["amount"],
      currency: "INR",
      payment_id: payment.id,
      notes: body["notes"] ?? [],
      receipt: body["receipt"] ?? null,
      acquirer_data: { arn: null },
      created_at: Math.floor(this.#now() / 1000),
      batch_id: null,
      status: "pending",
      speed_processed: "normal",
      speed_requested: "normal",
    };
    this.refunds.set(refund.id, refund);
    if (key !== "") this.#idempotent.set(key, { body: written, refund });
    return [200, refund];
  }
}

const collection = (items: readonly Entity[]) => ({ entity: "collection", count: items.length, items });
const trouble = (description: string, field: string | null = null) => ({
  error: {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
    field,
  },
});
const missing: [number, unknown] = [400, trouble("The id provided does not exist")];
