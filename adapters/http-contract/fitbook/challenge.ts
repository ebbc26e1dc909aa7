import * as z from "zod/mini";
import { LONGEST_TEXT, LONGEST_TITLE } from "#core/fitbook/challenges/challenge-plan.ts";
import { answeredChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { dayIn } from "#core/shared/day.ts";
import { LARGEST_ENTRY, MEASURES } from "#core/fitbook/leaderboard/measure.ts";
import { inHindi } from "#adapters/http-contract/bilingual-text.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { BADGES } from "#core/fitbook/leaderboard/badge-tally.ts";
import { calendarDay, callKey, idOf, instant, orNull } from "#adapters/http-contract/scalars.ts";
import { namedGroup } from "./names.ts";
import { visiblePerson } from "./person.ts";
import { perhapsShown, shownLine } from "./shown-text.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengePlace } from "#core/fitbook/challenges/challenges.port.ts";
import type { WonChallenge } from "#core/fitbook/challenges/list-badges.use-case.ts";
import type { ChallengesPage } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { ShownBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import type { ShownChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import type { PlainChallenge, VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { Scoring } from "#core/fitbook/leaderboard/board-facts.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const challenge = idOf(challengeId);
export const enteredAmount = z.int().check(z.minimum(1), z.maximum(LARGEST_ENTRY));

export const scoring: Shape<Scoring> = wire(
  z.object({ kind: z.enum(["total", "goal_days", "streak"]), day_goal: z.optional(z.nullable(z.int())) }),
  ({ kind, day_goal }) => (kind === "total" ? { kind } : { kind, dayGoal: day_goal ?? 0 }),
  (value) => (value.kind === "total" ? { kind: value.kind } : { kind: value.kind, day_goal: value.dayGoal }),
);

const planFields = {
  activity: shownLine(LONGEST_TITLE),
  about: perhapsShown(LONGEST_TEXT),
  measure: z.enum(MEASURES),
  scoring,
  cap: z.int(),
  goal: z.nullable(z.int()),
  start: ["start_date", calendarDay],
  end: ["end_date", calendarDay],
  isOpen: ["open", z.boolean()],
} as const;
const challengePlan: Shape<ChallengePlan> = fields(planFields);
type MadeChallenge = { readonly plan: ChallengePlan; readonly group: GroupId | null; readonly key?: string | undefined };
export const madeChallenge: Shape<MadeChallenge> = wire(
  fields({ ...planFields, group: ["group_id", orNull(idOf(groupId))], key: z.optional(callKey) }),
  ({ group, key, ...plan }) => ({ plan, group, key }),
  ({ plan, group, key }) => ({ ...plan, group, key }),
);
export const editedChallenge: Shape<{ readonly challenge: PlainChallenge["id"]; readonly plan: ChallengePlan }> = fields({
  challenge: ["challenge_id", challenge],
  plan: challengePlan,
});

export const badges = z.array(z.enum(BADGES));
const place = { rank: z.nullable(z.number()), score: z.number() };

const plainChallenge: Shape<PlainChallenge> = fields({
  id: ["_id", challenge],
  ...planFields,
  hindi: inHindi(fields({ activity: z.string(), about: z.string() })),
  maker: z.nullable(visiblePerson),
  isForAll: ["for_all", z.boolean()],
  group: z.nullable(namedGroup),
  isMine: ["mine", z.boolean()],
  membership: z.enum(["none", "invited", "requested", "member", "declined", "banned"]),
  state: z.enum(["cancelled", "upcoming", "ongoing", "settling", "completed"]),
  isJoinable: ["joinable", z.boolean()],
  mayInvite: ["may_invite", z.boolean()],
  mayEdit: ["may_edit", z.boolean()],
  mayCancel: ["may_cancel", z.boolean()],
  mayRemove: ["may_remove", z.boolean()],
  removedFor: ["removed_for", z.nullable(z.string())],
  isCorrected: ["corrected", z.boolean()],
  frozenAt: ["frozen_at", instant],
  players: z.number(),
  me: z.nullable(
    fields({
      ...place,
      next: z.nullable(z.number()),
      nextRank: ["next_rank", z.nullable(z.number())],
      isAnonymous: ["anonymous", z.boolean()],
      sharesTracker: ["shares_tracker", z.boolean()],
      badges,
    }),
  ),
});

/** Nothing but what the rule has let through can be put on the wire. */
export const visibleChallenge: Shape<VisibleChallenge> = z.codec(plainChallenge, z.custom<VisibleChallenge>(), {
  decode: (plain) => answeredChallenge(plain),
  encode: (value) => value,
});

/** Where a page ends: "2026-11-20.id". */
export const challengePlace: Shape<ChallengePlace> = z.codec(z.string(), z.custom<ChallengePlace>(), {
  decode(text, { issues }) {
    const [, on = "", id = ""] = /^([\d-]{10})\.([!-~]{1,100})$/.exec(text) ?? [];
    const read = dayIn(on);
    if (read !== null) return { day: read, id: challengeId(id) };
    issues.push({ code: "custom", input: text, message: "where a page ended" });
    return z.NEVER;
  },
  encode: ({ day, id }) => `${day}.${id}`,
});

export const challengesPage: Shape<ChallengesPage> = fields({ challenges: z.array(visibleChallenge), next: z.nullable(challengePlace) });

export const wonChallenges: Shape<readonly WonChallenge[]> = z.array(fields({ challenge: visibleChallenge, isNew: ["new", z.boolean()] }));

const ownDay: Shape<OwnDay> = fields({
  day: calendarDay,
  amount: z.nullable(z.number()),
  counted: z.number(),
  reason: z.nullable(z.enum(["counted", "later", "not_player", "outside", "early", "late", "removed"])),
  until: instant,
  isOpen: ["open", z.boolean()],
});

export const shownChallenge: Shape<ShownChallenge> = fields({ challenge: visibleChallenge, days: z.array(ownDay), at: instant });

export const shownBoard: Shape<ShownBoard> = fields({
  challenge: visibleChallenge,
  lines: ["rows", z.array(fields({ ...place, person: z.nullable(visiblePerson), days: z.number(), badges }))],
  from: z.number(),
  next: z.nullable(z.number()),
  isFinal: ["final", z.boolean()],
  at: ["as_of", instant],
});
