import { runs } from "#core/fitbook/visibility/member-role.ts";
import { PeopleOfGroup } from "./people-of-group.tsx";
import { RequestsList } from "./requests-list.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Who asks to be let into a group, for those who run it. */
export const GroupRequests = ({ id, customer }: { readonly id: string; readonly customer: CustomerId }) => (
  <PeopleOfGroup id={id} customer={customer} isFor={({ mine }) => runs(mine === "none" ? null : mine)}>
    {(group) => <RequestsList group={group.id} customer={customer} />}
  </PeopleOfGroup>
);
