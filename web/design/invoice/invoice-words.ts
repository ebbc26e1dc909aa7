import { counted } from "#web/design/phrase.ts";
import { stateName } from "#web/design/state-name.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { invoicePhrases as says } from "#web/design/wording/invoice.ts";
import type { GstState } from "#core/invoices/gst-state.ts";

/** What an invoice and a credit note say as a page, in any language. */
export const invoiceWords = {
  ...says,
  state: ({ name, code }: GstState): string => (code === null ? stateName(name) : says.stateWithCode({ state: stateName(name), code })),
  detail: (size: string | null, hsn: string): string => (size === null ? says.hsn({ hsn }) : says.sizeAndHsn({ size, hsn })),
  pieces: (count: number): string => counted(count, says.pieces, { count: wholeNumber(count) }),
  rates: (rate: number): string => says.rates({ rate: String(rate) }),
  rateOf: (tax: string): string => says.rateOf({ tax }),
};
