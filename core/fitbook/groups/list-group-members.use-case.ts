import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { peoplePage } from "../profiles/people-page.ts";
import { MEMBER_ROLES } from "../visibility/member-role.ts";
import { groupViews } from "./visible-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { VisiblePerson } from "../profiles/visible-person.ts";
import type { MemberState } from "../visibility/world.ts";

/** Who is in it, and for those who run it: who asks to be let in, who is invited and who is banned. */
export const MEMBER_LISTS = ["members", "requests", "invited", "banned"] as const;
export type MemberList = (typeof MEMBER_LISTS)[number];

const STATES: Readonly<Record<MemberList, readonly MemberState[]>> = {
  members: MEMBER_ROLES,
  requests: ["requested"],
  invited: ["invited"],
  banned: ["banned"],
};

export type GroupMember = { readonly person: VisiblePerson; readonly state: MemberState };
export type GroupMembersPage = { readonly members: readonly GroupMember[]; readonly next: CustomerId | null };

/**
 * The people of a group whom the customer sees. A list that is not shown is missing like a group that does not exist.
 * Source: specification/visibility.md, A group.
 */
export type ListGroupMembers = (
  customer: CustomerId,
  request: { readonly group: GroupId; readonly list: MemberList; readonly after: CustomerId | null },
) => Promise<Result<GroupMembersPage, { readonly kind: "unknown-group" }>>;
export const ListGroupMembers = useCase<ListGroupMembers>("fitbook", "ListGroupMembers");

type Needs = { readonly groups: Pick<Groups, "facts" | "ties">; readonly people: Pick<People, "candidates" | "facts"> };

export const makeListGroupMembers = maker(
  ListGroupMembers,
  { groups: Groups, people: People },
  ({ groups, people }: Needs) =>
    async (customer, { group, list, after }) => {
      const [found] = groupViews(await groups.facts(customer, [group]), null);
      const isShown = list === "members" ? found?.view.sees === "full" : found?.view.isRun === true;
      if (!isShown) return refused({ kind: "unknown-group" });
      const states = STATES[list];
      const wanted = { viewer: customer, list: { kind: "of-group", group, states }, after, belongs: () => true } as const;
      const { people: seen, next } = await peoplePage(people, wanted);
      const standings = new Map(
        (
          await groups.ties(
            [group],
            seen.map(({ id }) => id),
          )
        ).map(({ person, state }) => [person, state]),
      );
      const members = seen.flatMap((person) => {
        const state = standings.get(person.id);
        return state === undefined || !states.includes(state) ? [] : [{ person, state }]; // Who left meanwhile is in the list no more.
      });
      return ok({ members, next });
    },
);
