import { token } from "../shared/token.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Opening, ProviderName, ProviderNews } from "./payment-provider.port.ts";

/**
 * The orders that providers have opened for payables. Times in milliseconds since 1970. Source: specification/payments.md, The provider.
 */
export type Openings = {
  /** Stores an order that a provider opened. There is only one for a payable and a provider: the first. Answers that one. */
  keep(opening: Opening, at: number): Promise<Opening>;
  /** Those of a payable, one of each provider with which a payment was begun, the oldest first. */
  of(payable: PayableId): Promise<readonly CheckedOpening[]>;
  withOrder(provider: ProviderName, providerOrder: string): Promise<CheckedOpening | null>;
  /** Stores when the provider was asked about it. */
  looked(opening: Pick<Opening, "provider" | "providerOrder">, at: number): Promise<void>;
  /**
   * Stores a report about an order that isn't known yet, to be processed again later. The same report is stored once, however often it
   * comes.
   */
  hearLater(provider: ProviderName, news: Extract<ProviderNews, { readonly kind: "payment" }>): Promise<void>;
};
export const Openings = token<Openings>("Openings");

/** When its provider was last asked about it; null: never. */
export type CheckedOpening = Opening & { readonly lookedAt: number | null };
