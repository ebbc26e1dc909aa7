import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { hasDuty } from "../staff/duty.ts";
import { maker } from "../shared/use-case.ts";
import { Inbox } from "./inbox.port.ts";
import { Roles } from "../staff/roles.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotStaff } from "../staff/duty.ts";
import type { KeptEnquiry } from "./inbox.port.ts";

/** Enquiries about health plans, the latest first. For staff. Source: specification/content.md, Enquiries. */
export type ListHealthPlanEnquiries = (customer: CustomerId, limit: number) => Promise<Result<readonly KeptEnquiry[], NotStaff>>;
export const ListHealthPlanEnquiries = useCase<ListHealthPlanEnquiries>("contact", "ListHealthPlanEnquiries");

export const makeListHealthPlanEnquiries = maker(
  ListHealthPlanEnquiries,
  { inbox: Inbox, roles: Roles },
  ({ inbox, roles }) =>
    async (customer, limit) =>
      hasDuty(await roles.of(customer), "read-enquiries")
        ? ok(await inbox.enquiries({ kind: "health-plan", limit }))
        : refused({ kind: "not-staff" }),
);
