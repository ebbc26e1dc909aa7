import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { hasDuty } from "./duty.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "../content/content.port.ts";
import { Roles } from "./roles.port.ts";
import type { HealthPlanPage } from "../content/care-page.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotStaff } from "./duty.ts";

/** Replaces the health-plan page that is shown. For staff. Source: specification/content.md, Hospitals and health plans. */
export type PutHealthPlanPage = (customer: CustomerId, page: HealthPlanPage) => Promise<Result<null, NotStaff>>;
export const PutHealthPlanPage = useCase<PutHealthPlanPage>("staff", "PutHealthPlanPage");

export const makePutHealthPlanPage = maker(
  PutHealthPlanPage,
  { content: Content, roles: Roles },
  ({ content, roles }) =>
    async (customer, page) => {
      if (!hasDuty(await roles.of(customer), "edit-pages")) return refused({ kind: "not-staff" });
      await content.putHealthPlanPage(page);
      return ok(null);
    },
);
