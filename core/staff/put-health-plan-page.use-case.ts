import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { hasDuty } from "./duty.ts";
import type { HealthPlanPage } from "../content/care-page.ts";
import type { Content } from "../content/content.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotStaff } from "./duty.ts";
import type { Roles } from "./roles.port.ts";

/** Replaces the health-plan page that is shown. For staff. Source: specification/content.md, Hospitals and health plans. */
export type PutHealthPlanPage = (customer: CustomerId, page: HealthPlanPage) => Promise<Result<null, NotStaff>>;
export const PutHealthPlanPage = token<PutHealthPlanPage>("PutHealthPlanPage");

export const makePutHealthPlanPage =
  ({ content, roles }: { readonly content: Content; readonly roles: Roles }): PutHealthPlanPage =>
  async (customer, page) => {
    if (!hasDuty(await roles.of(customer), "edit-pages")) return refused({ kind: "not-staff" });
    await content.putHealthPlanPage(page);
    return ok(null);
  };
