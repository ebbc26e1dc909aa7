import { MOST_OWNED } from "#core/fitbook/groups/group-limits.ts";
import { answerOf } from "#adapters/http-contract/endpoint.ts";

const notSeen = answerOf(404, "This isn't available.");

/** Why a step in a group is not taken. */
export const inGroupRefusals = {
  "unknown-group": notSeen,
  "unknown-user": notSeen,
  "not-allowed": answerOf(403, "Only those who run this group can do that."),
  "wrong-state": answerOf(409, "That does not fit how they stand to this group."),
  "owner-stays": answerOf(409, "Hand the group over before you leave it."),
  "group-full": answerOf(409, "This group is full."),
  "too-many-joined": answerOf(409, "They are in as many groups as one account can be."),
  "too-many-owned": answerOf(409, `You run ${MOST_OWNED} groups already.`),
  "too-many-admins": answerOf(409, "This group has as many admins as it can have."),
};
