import { token } from "../shared/token.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Opening, ProviderName, ProviderNews } from "./payment-provider.port.ts";

/** The orders that providers have opened for payables. Times in milliseconds since 1970. Source: specification/payments.md, The provider. */
export type Openings = {
  /** Keeps what a provider opened. One is kept for a payable and provider: the first, which is answered. */
  keep(opening: Opening, at: number): Promise<Opening>;
  of(payable: PayableId, provider: ProviderName): Promise<CheckedOpening | null>;
  withOrder(provider: ProviderName, providerOrder: string): Promise<CheckedOpening | null>;
  /** The provider was asked about it then, and said whether a payment is under way. */
  looked(opening: Pick<Opening, "provider" | "providerOrder">, look: PaymentCheck): Promise<void>;
  /** Keeps what was told of an order that isn't known yet, to be heard again, once however often it is kept. */
  hearLater(provider: ProviderName, news: Extract<ProviderNews, { readonly kind: "payment" }>): Promise<void>;
};
export const Openings = token<Openings>("Openings");

/** `look` null: the provider was never asked about it. */
export type CheckedOpening = Opening & { readonly look: PaymentCheck | null };
export type PaymentCheck = { readonly at: number; readonly isUnderWay: boolean };
