import { ok } from "../../shared/result.ts";
import { customerId } from "../../identity/customer-id.ts";
import { not, NO_GROUP_CHANGE } from "./group-answer.ts";
import { MOST_ADMINS, MOST_OWNED } from "./group-limits.ts";
import { isIn } from "../visibility/member-role.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DecidedGroup, GroupAnswer } from "./group-answer.ts";
import type { RoleEvent } from "./group-event.ts";
import type { GroupRecord, SeenGroup } from "./groups.port.ts";

type RoleDeed = { readonly customer: CustomerId; readonly person: CustomerId; readonly event: RoleEvent };

/**
 * The change when roles are given or taken by whoever may. A role that somebody has already stays. Source: specification/fitbook.md,
 * Groups.
 */
export function changeByRole(seen: SeenGroup, record: GroupRecord, { customer, person, event }: RoleDeed): DecidedGroup<GroupAnswer> {
  const { tie } = seen.subject;
  switch (event) {
    case "promote":
      if (tie === "admin") return { change: null, answer: ok("admin") };
      if (tie !== "member") return not("wrong-state");
      if (record.facts.members.filter(({ state }) => state === "admin").length >= MOST_ADMINS) return not("too-many-admins");
      return { change: { ...NO_GROUP_CHANGE, members: [{ person, state: "admin" }] }, answer: ok("admin") };
    case "demote":
      if (tie === "member") return { change: null, answer: ok("member") };
      if (tie !== "admin") return not("wrong-state");
      return { change: { ...NO_GROUP_CHANGE, members: [{ person, state: "member" }] }, answer: ok("member") };
    case "hand_over":
      if (!isIn(tie)) return not("wrong-state");
      return { change: { ...NO_GROUP_CHANGE, group: { ...record.group, offeredTo: person } }, answer: ok(tie) };
    case "take_over":
      return changeByTakingOver(seen, record, customer);
  }
}

function changeByTakingOver(seen: SeenGroup, { group, facts }: GroupRecord, customer: CustomerId): DecidedGroup<GroupAnswer> {
  if (seen.subject.tie === "owner") return { change: null, answer: ok("owner") };
  if (group.offeredTo !== customer || !isIn(seen.subject.tie)) return not("wrong-state");
  if (seen.subject.owned >= MOST_OWNED) return not("too-many-owned");
  const former = facts.members.filter(({ state }) => state === "owner");
  const members = [
    ...former.map(({ person }) => ({ person: customerId(person), state: "admin" as const })),
    { person: customer, state: "owner" as const },
  ];
  return { change: { ...NO_GROUP_CHANGE, group: { ...group, offeredTo: null }, members }, answer: ok("owner") };
}
