import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { hindiAfter } from "../texts-in-hindi.ts";
import { NO_GROUP_CHANGE } from "./group-answer.ts";
import { pictureAfter } from "./group-picture.ts";
import { groupViews } from "./visible-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupDetails, GroupId, GroupTexts } from "../group.ts";
import type { ChosenPicture } from "./group-picture.ts";

/** Changes what a group says of itself, by those who run it. Source: specification/fitbook.md, Groups. */
export type EditGroup = (
  customer: CustomerId,
  edited: GroupDetails & ChosenPicture & { readonly group: GroupId },
) => Promise<Result<null, { readonly kind: "unknown-group" | "not-allowed" | "unknown-picture" }>>;
export const EditGroup = useCase<EditGroup>("fitbook", "EditGroup");

export const makeEditGroup = maker(
  EditGroup,
  { groups: Groups, now: Clock },
  ({ groups, now }: { readonly groups: Pick<Groups, "change">; readonly now: Clock }) =>
    (customer, { group, picture: chosen, ...details }) =>
      groups.change<Awaited<ReturnType<EditGroup>>>({
        group,
        customer,
        subject: customer,
        file: chosen ?? null,
        at: now(),
        decide({ facts, own }) {
          const [found] = groupViews(facts, null);
          if (found === undefined || found.view.sees === "missing") return { change: null, answer: refused({ kind: "unknown-group" }) };
          if (!found.view.isRun) return { change: null, answer: refused({ kind: "not-allowed" }) };
          const before = found.record.group;
          const pictured = pictureAfter(before.picture, chosen, own);
          if (pictured === "unknown-picture") return { change: null, answer: refused({ kind: "unknown-picture" }) };
          const ways = before.company === null ? {} : { isOpen: false, mayMembersInvite: false }; // Those who run a company's group do not decide who joins it.
          const group = { ...before, ...details, ...pictured, ...ways, hindi: hindiAfter<GroupTexts>(before, details) };
          return { change: { ...NO_GROUP_CHANGE, group }, answer: ok(null) };
        },
      }),
);
