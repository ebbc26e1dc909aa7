import { wholeNumber } from "#web/design/figures/amounts.ts";
import { ownDataPhrases as says } from "#web/features/account/wording/own-data.ts";

/** What is said of a customer's own data, in any language. */
export const ownDataWords = {
  ...says,
  taking: (bytes: number): string => says.taking({ size: kilobytes(bytes) }),
  taken: (bytes: number): string => says.taken({ size: kilobytes(bytes) }),
};

const kilobytes = (bytes: number): string => says.kilobytes({ size: wholeNumber(Math.max(1, Math.round(bytes / 1024))) });
