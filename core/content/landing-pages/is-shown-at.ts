import type { LandingPage } from "./landing-page.ts";

/** Whether a page is shown at a moment, in milliseconds since 1970. Source: specification/plans.md, Landing pages by name. */
export const isShownAt = ({ from, until }: Pick<LandingPage, "from" | "until">, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);
