import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "./content.port.ts";
import type { Result } from "../shared/result.ts";
import type { HealthPlanPage } from "./care-page.ts";

/** Source: specification/content.md, Hospitals and health plans. */
export type ShowHealthPlanPage = () => Promise<Result<HealthPlanPage, { readonly kind: "no-page" }>>;
export const ShowHealthPlanPage = useCase<ShowHealthPlanPage>("content", "ShowHealthPlanPage");

export const makeShowHealthPlanPage = maker(ShowHealthPlanPage, { content: Content }, ({ content }) => async () => {
  const page = await content.healthPlanPage();
  return page === null ? refused({ kind: "no-page" }) : ok(page);
});
