import { token } from "../../shared/token.ts";

/** Signs what a customer was shown, with a key that all servers share and nobody else knows. Source: specification/checkout.md, Quote. */
export type QuoteSeals = {
  of(text: string): string;
  /** Compares in constant time. */
  fits(text: string, seal: string): boolean;
};
export const QuoteSeals = token<QuoteSeals>("QuoteSeals");
