import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SandboxParts } from "#adapters/composition/payments/payment-workers.ts";
import { composeApplication } from "#adapters/composition/server/application.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { webhookMessage } from "./order-requests.ts";
import { okay, recording } from "./recording.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";
import type { Statement } from "./recording.ts";

/** The statements of each request between a quote and its payment, with the ids in them that each order has anew. */
export type RecordedOrder = {
  readonly steps: Readonly<Record<Step, readonly Statement[]>>;
  readonly order: string;
  readonly providerOrder: string;
  readonly payment: string;
};
export const STEPS = ["quote", "place", "begin", "webhook"] as const;
export type Step = (typeof STEPS)[number];

/** What the shop itself sends its database for an order that is paid, by its own use cases. */
export async function recordedOrder(folder: string, buyer: Buyer & { readonly bearer: string }): Promise<RecordedOrder> {
  const chosen = settingsIn({ DATA_DIR: folder });
  if ("faults" in chosen) throw new Error(chosen.faults.join());
  const { container, close } = await composeApplication(chosen.settings, folder, wordsOfServer);
  const steps: Record<Step, readonly Statement[]> = { quote: [], place: [], begin: [], webhook: [] };
  const doing = async <Answer>(step: Step, act: () => Promise<Answer>): Promise<Answer> => {
    const { statements, answer } = await recording(async () => {
      if (step !== "webhook") await container.get(Sessions).holderOf(buyer.bearer, Date.now());
      return act();
    });
    steps[step] = statements;
    return answer;
  };
  try {
    const quote = okay(await doing("quote", () => container.get(QuoteMyOrder)(buyer.id, { address: buyer.address, way: "online" })));
    const taken = { quote: quote.id, signature: quote.signature, address: buyer.address, key: null };
    okay(await doing("place", () => container.get(PlaceMyOrder)(reader(buyer.id), taken)));
    const begun = okay(await doing("begin", () => container.get(BeginPayment)(buyer.id, { payable: quote.id, key: `begin-${quote.id}` })));
    const { fields } = begun.form;
    const providerOrder = Object.values(fields).find((value) => value.startsWith("sbo_")) ?? "";
    const payment = `sbp_${crypto.randomUUID()}`;
    const { body, headers } = webhookMessage({ providerOrder, payment, amount: begun.amount, secret: container.get(SandboxParts).secret });
    const heard = await doing("webhook", () => container.get(ReceiveWebhook)(null, Buffer.from(JSON.stringify(body)), headers));
    if (heard !== "heard") throw new Error(heard);
    return { steps, order: quote.id, providerOrder, payment };
  } finally {
    await close();
  }
}
