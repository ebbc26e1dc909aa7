import type { KeptReading } from "../../health/kept-results.port.ts";

/** For how long a result is taken for that of whoever made it in this tab, in milliseconds. */
const OWN_FOR = 30 * 60 * 1000;

/**
 * Whether a device's result goes to whoever signed in without asking whose it is: it was made in this tab a short while ago. `now` in
 * milliseconds since 1970. Source: specification/trackers.md, Results of the tools.
 */
export const attachesAtOnce = ({ result, isOfThisTab }: Extract<KeptReading, { readonly kind: "kept" }>, now: number): boolean =>
  isOfThisTab && now - result.at <= OWN_FOR;
