import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isShownAt } from "./is-shown-at.ts";
import { maker } from "../../shared/use-case.ts";
import { LandingPages } from "./landing-pages.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LandingPage } from "./landing-page.ts";

/**
 * The landing page of a name. Refused where there is none, its time is over or has not come. Source: specification/plans.md, Landing pages
 * by name.
 */
export type ShowLandingPage = (name: string) => Promise<Result<LandingPage, { readonly kind: "no-page" }>>;
export const ShowLandingPage = useCase<ShowLandingPage>("content", "ShowLandingPage");

export const makeShowLandingPage = maker(ShowLandingPage, { pages: LandingPages, now: Clock }, ({ pages, now }) => async (name) => {
  const page = await pages.named(name);
  return page !== null && isShownAt(page, now()) ? ok(page) : refused({ kind: "no-page" });
});
