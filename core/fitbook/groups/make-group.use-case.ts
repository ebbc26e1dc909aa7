import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { groupId } from "../group.ts";
import { NO_GROUP_CHANGE } from "./group-answer.ts";
import { MOST_OWNED } from "./group-limits.ts";
import { pictureAfter } from "./group-picture.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { KeyedId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupDetails, GroupId } from "../group.ts";
import type { ChosenPicture } from "./group-picture.ts";

/**
 * Makes a group that the customer owns. `key`: the same one again answers the group that was made under it. Source:
 * specification/fitbook.md, Groups.
 */
export type MakeGroup = (
  customer: CustomerId,
  details: GroupDetails & ChosenPicture & { readonly key?: string | undefined },
) => Promise<Result<GroupId, { readonly kind: "not-entered" | "too-many-owned" | "unknown-picture" }>>;
export const MakeGroup = useCase<MakeGroup>("fitbook", "MakeGroup");

type Needs = { readonly groups: Pick<Groups, "change">; readonly now: Clock; readonly newId: KeyedId };

export const makeMakeGroup = maker(
  MakeGroup,
  { groups: Groups, now: Clock, newId: KeyedId },
  ({ groups, now, newId }: Needs) =>
    (customer, { picture: chosen, key, ...details }) => {
      const id = groupId(newId(key === undefined ? key : `group ${customer} ${key}`));
      return groups.change<Awaited<ReturnType<MakeGroup>>>({
        group: id,
        customer,
        subject: customer,
        file: chosen ?? null,
        at: now(),
        decide({ facts, subject, own }) {
          if (facts.groups.length > 0) return { change: null, answer: ok(id) };
          if (!subject.isThere) return { change: null, answer: refused({ kind: "not-entered" }) };
          if (subject.owned >= MOST_OWNED) return { change: null, answer: refused({ kind: "too-many-owned" }) };
          const pictured = pictureAfter(null, chosen, own);
          if (pictured === "unknown-picture") return { change: null, answer: refused({ kind: "unknown-picture" }) };
          const group = {
            ...details,
            ...pictured,
            id,
            hindi: null,
            company: null,
            deletedAt: null,
            isDeletedByStaff: false,
            offeredTo: null,
          };
          return { change: { ...NO_GROUP_CHANGE, group, members: [{ person: customer, state: "owner" }] }, answer: ok(id) };
        },
      });
    },
);
