import * as z from "zod/mini";
import { CancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart, PART_STEPS } from "#core/fitbook/challenges/change-part.use-case.ts";
import { MOST_RUNNING } from "#core/fitbook/challenges/challenge-plan.ts";
import { CHALLENGE_LISTS } from "#core/fitbook/challenges/challenges.port.ts";
import { EditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { ListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { MarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { LONGEST_REMOVAL_REASON, RemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { ShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { momentText } from "#adapters/http-contract/moment-text.ts";
import { calendarDay, idOf, instant, orNull, written } from "#adapters/http-contract/scalars.ts";
import {
  challenge,
  challengePlace,
  challengesPage,
  editedChallenge,
  enteredAmount,
  madeChallenge,
  shownBoard,
  shownChallenge,
  wonChallenges,
} from "./challenge.ts";

const notSeen = answerOf(404, "This isn't available.");
const notPlayer = answerOf(403, "You don't take part in this challenge.");
const impossible = answerOf(400, "This challenge is not possible.");
const started = answerOf(410, "This challenge has begun.");
const final = answerOf(
  410,
  "Results are final.",
  fields({ since: instant }),
  ({ since }) => `Results are final since ${momentText(since)}.`,
);

/** One of the lists, or all challenges of a group. */
const challengesAsked = wire(
  fields({ list: orNull(z.enum(CHALLENGE_LISTS)), group: ["group_id", orNull(idOf(groupId))], after: orNull(challengePlace) }),
  ({ list, group, after }) => ({ list: group === null ? (list ?? "running") : { group }, after }),
  ({ list, after }) => (typeof list === "string" ? { list, group: null, after } : { list: null, group: list.group, after }),
);

export const listChallenges = endpoint(ListChallenges, {
  method: "GET",
  path: "/fitbook/challenges",
  in: "query",
  audience: "customer",
  request: challengesAsked,
  response: challengesPage,
});

export const showChallenge = endpoint(ShowChallenge, {
  method: "GET",
  path: "/fitbook/challenge",
  in: "query",
  audience: "customer",
  request: only("challenge_id", challenge),
  response: shownChallenge,
  refusals: { "unknown-challenge": notSeen },
});

export const makeChallenge = endpoint(MakeChallenge, {
  method: "POST",
  path: "/fitbook/challenges",
  in: "body",
  audience: "customer",
  request: madeChallenge,
  response: only("challenge_id", challenge),
  refusals: {
    "not-entered": answerOf(403, "Enter Fitbook first."),
    "impossible-plan": impossible,
    "unknown-group": notSeen,
    "too-many": answerOf(409, `You have ${MOST_RUNNING} challenges that are not over.`),
  },
});

export const editChallenge = endpoint(EditChallenge, {
  method: "PUT",
  path: "/fitbook/challenges",
  in: "body",
  audience: "customer",
  request: editedChallenge,
  response: z.null(),
  refusals: { "unknown-challenge": notSeen, "challenge-started": started, "impossible-plan": impossible },
});

export const cancelChallenge = endpoint(CancelChallenge, {
  method: "DELETE",
  path: "/fitbook/challenges",
  in: "query",
  audience: "customer",
  request: only("challenge_id", challenge),
  response: z.null(),
  refusals: { "unknown-challenge": notSeen, final },
});

/** Why stands in the body: an address is kept in logs. */
export const removePlayer = endpoint(RemovePlayer, {
  method: "PUT",
  path: "/fitbook/challenges/removal",
  in: "body",
  audience: "customer",
  request: fields({
    challenge: ["challenge_id", challenge],
    player: ["user_id", idOf(customerId)],
    reason: written(LONGEST_REMOVAL_REASON * 2), // In UTF-16, which has two for an emoji; core counts.
  }),
  response: z.null(),
  refusals: {
    "unknown-challenge": notSeen,
    "unknown-player": notSeen,
    "no-reason": answerOf(400, `Please say why, in at most ${LONGEST_REMOVAL_REASON} characters.`),
    final,
  },
});

export const listBadges = endpoint(ListBadges, {
  method: "GET",
  path: "/fitbook/badges",
  in: "query",
  audience: "customer",
  request: nothing,
  response: only("badges", wonChallenges),
});

export const markBadgesShown = endpoint(MarkBadgesShown, {
  method: "PUT",
  path: "/fitbook/badges",
  in: "body",
  audience: "customer",
  request: only("challenge_ids", z.array(challenge).check(z.maxLength(100))),
  response: z.null(),
});

export const changePart = endpoint(ChangePart, {
  method: "PUT",
  path: "/fitbook/challenges/player",
  in: "body",
  audience: "customer",
  request: fields({ challenge: ["challenge_id", challenge], step: ["do", z.enum(PART_STEPS)] }),
  response: z.null(),
  refusals: {
    "unknown-challenge": notSeen,
    "not-player": notPlayer,
    untracked: answerOf(409, "This challenge counts no tracker."),
    final,
  },
});

export const noteDay = endpoint(NoteDay, {
  method: "PUT",
  path: "/fitbook/entries",
  in: "body",
  audience: "customer",
  request: fields({ challenge: ["challenge_id", challenge], day: calendarDay, amount: z.nullable(enteredAmount) }),
  response: z.null(),
  refusals: {
    "unknown-challenge": notSeen,
    "not-player": notPlayer,
    tracked: answerOf(409, "The days of this challenge come from your tracker."),
    outside: answerOf(400, "This day is none of the challenge's."),
    late: answerOf(
      409,
      "This day could be logged until the next was over.",
      fields({ day: calendarDay, until: instant }),
      ({ day, until }) => `${day} could be logged until ${momentText(until)}.`,
    ),
    early: answerOf(409, "This day hasn't begun.", fields({ day: calendarDay }), ({ day }) => `${day} hasn't begun.`),
    final,
  },
});

/** The board from the place `after` on, which counts from 0; or around oneself. */
const boardAsked = wire(
  z.object({
    challenge_id: challenge,
    after: z.optional(z.string().check(z.regex(/^\d{1,7}$/, "a place"))),
    around_me: z.optional(z.enum(["true", "false"])),
  }),
  ({ challenge_id, after, around_me }) => ({ challenge: challenge_id, from: around_me === "true" ? ("me" as const) : Number(after ?? 0) }),
  (request) => ({
    challenge_id: request.challenge,
    ...(request.from === "me" ? { around_me: "true" as const } : { after: String(request.from) }),
  }),
);

export const showBoard = endpoint(ShowBoard, {
  method: "GET",
  path: "/fitbook/leaderboards",
  in: "query",
  audience: "customer",
  request: boardAsked,
  response: shownBoard,
  refusals: { "unknown-challenge": notSeen },
});
