import { payableId } from "../ledger/entry.ts";
import { useCase } from "../shared/token.ts";
import { readKey } from "./refund-key.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Openings } from "./openings.port.ts";
import { Payables } from "./payables.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Fields, ProviderName, ProviderNews } from "./payment-provider.port.ts";

/**
 * Receives the news that a provider's server sends. They are stored and acted on at once; a repetition changes nothing. News about an order
 * that isn't known yet are processed again later. `from` null: whichever provider has signed them. Source: specification/payments.md,
 * Events of a payment.
 */
export type ReceiveWebhook = (from: ProviderName | null, body: Uint8Array, headers: Fields) => Promise<"heard" | "not-signed">;
export const ReceiveWebhook = useCase<ReceiveWebhook>("payments", "ReceiveWebhook");

/**
 * Processes news again whose order wasn't known when they came. Throws `UnknownPayment` as long as it still isn't. After a day the news are
 * dropped, because they must be about somebody else's order. Source: specification/payments.md, Events of a payment.
 */
export type RetryPaymentNews = (from: ProviderName, news: PaymentNews) => Promise<void>;
export const RetryPaymentNews = useCase<RetryPaymentNews>("payments", "RetryPaymentNews");

export type PaymentNews = Extract<ProviderNews, { readonly kind: "payment" }>;

/** The news are about an order that the provider has not opened for us, or not yet. */
export class UnknownPayment extends Error {
  override readonly name = "UnknownPayment";
}

type Needs = {
  readonly providers: PaymentProviders;
  readonly openings: Openings;
  readonly payables: Payables;
  readonly now: Clock;
};

export const makeReceiveWebhook = maker(
  ReceiveWebhook,
  { providers: PaymentProviders, openings: Openings, payables: Payables, now: Clock },
  ({ providers, openings, payables, now }) =>
    async (from, body, headers) => {
      for (const provider of providers.all.filter(({ name }) => from === null || name === from)) {
        const providerNews = provider.webhookIn(body, headers);
        if (providerNews === null) continue;
        for (const news of providerNews) {
          if (news.kind === "refund") await heardOfRefund(payables, news, now());
          else if (!(await isHeard({ openings, payables }, provider.name, news, now()))) await openings.hearLater(provider.name, news);
        }
        return "heard";
      }
      return "not-signed";
    },
);

export const makeRetryPaymentNews = maker(
  RetryPaymentNews,
  { openings: Openings, payables: Payables, now: Clock },
  ({ openings, payables, now }: Omit<Needs, "providers">) =>
    async (from, news) => {
      if (await isHeard({ openings, payables }, from, news, now())) return;
      if (now() - news.event.at < A_DAY) throw new UnknownPayment("a payment of no order that is known");
    },
);

const A_DAY = 24 * 60 * 60 * 1000;

type Parts = { readonly openings: Openings; readonly payables: Payables };

async function isHeard(
  { openings, payables }: Parts,
  from: ProviderName,
  { providerOrder, event }: PaymentNews,
  at: number,
): Promise<boolean> {
  const opening = await openings.withOrder(from, providerOrder);
  if (opening === null) return false;
  return (await payables.record(opening.payable, { events: [event], at })) !== null;
}

async function heardOfRefund(payables: Payables, { key, state }: Extract<ProviderNews, { readonly kind: "refund" }>, at: number) {
  const about = readKey(key);
  if (about === null) return; // Somebody sent this money back on the provider's own pages.
  const [id, outcome] = [payableId(about.payable), { state }];
  await (about.kind === "refund"
    ? payables.recordRefund(id, { number: about.number, outcome, at })
    : payables.recordSurplus(id, { payment: about.payment, outcome, at }));
}
