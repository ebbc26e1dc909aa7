import { token } from "../../shared/token.ts";
import type { LandingPage } from "./landing-page.ts";

/** The landing pages that staff have written, also those whose time is over or has not come. */
export type LandingPages = {
  /** null: there is no page of that name. */
  named(name: string): Promise<LandingPage | null>;
};
export const LandingPages = token<LandingPages>("LandingPages");
