import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Result } from "../shared/result.ts";
import type { HealthPlanPage } from "./care-page.ts";
import type { Content } from "./content.port.ts";

/** Source: specification/content.md, Hospitals and health plans. */
export type ShowHealthPlanPage = () => Promise<Result<HealthPlanPage, { readonly kind: "no-page" }>>;
export const ShowHealthPlanPage = token<ShowHealthPlanPage>("ShowHealthPlanPage");

export const makeShowHealthPlanPage =
  ({ content }: { readonly content: Content }): ShowHealthPlanPage =>
  async () => {
    const page = await content.healthPlanPage();
    return page === null ? refused({ kind: "no-page" }) : ok(page);
  };
