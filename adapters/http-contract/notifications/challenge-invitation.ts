import * as z from "zod/mini";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { challenge } from "#adapters/http-contract/fitbook/challenge.ts";
import { tooMuch } from "#adapters/http-contract/fitbook/too-much.ts";
import { idOf, orNull } from "#adapters/http-contract/scalars.ts";

const notSeen = answerOf(404, "This isn't available.");
const started = answerOf(410, "This challenge has begun.");

export const inviteToChallenge = endpoint(InviteToChallenge, {
  method: "PUT",
  path: "/fitbook/challenges/invitation",
  in: "body",
  audience: "customer",
  request: fields({
    challenge: ["challenge_id", challenge],
    other: ["user_id", idOf(customerId)],
    through: ["group_id", orNull(idOf(groupId))],
  }),
  response: only("state", z.enum(["invited", "playing"])),
  refusals: {
    "unknown-challenge": notSeen,
    "unknown-user": notSeen,
    "not-in-group": answerOf(409, "Only members of the group can be invited to its challenges."),
    "challenge-started": started,
    "not-allowed": answerOf(403, "Only its maker invites to this challenge."),
    "too-much": tooMuch,
  },
});
