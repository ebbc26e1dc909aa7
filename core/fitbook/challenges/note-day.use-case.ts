import { firstInstantOf } from "../../shared/day.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isEntered } from "../leaderboard/measure.ts";
import { seesChallenge } from "./challenge-sight.ts";
import { enteredAnew } from "./entered-anew.ts";
import { scoreNow } from "./kept-challenge.ts";
import { amountOf, enteredUntil } from "./own-days.ts";
import { stateOf } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { SeenChallenge } from "./challenges.port.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";

/** `tracked`: the days come from the tracker alone. `until`, `since`: milliseconds since 1970. */
export type EntryRefusal =
  | UnknownChallenge
  | { readonly kind: "not-player" | "outside" | "tracked" }
  | { readonly kind: "early"; readonly day: Day }
  | { readonly kind: "late"; readonly day: Day; readonly until: number }
  | { readonly kind: "final"; readonly since: number };

/**
 * Sets what a player did on a day of a challenge; null: they take it back. The same again changes nothing, so it may come twice.
 * Source: specification/challenges.md, Entries.
 */
export type NoteDay = (
  customer: CustomerId,
  noted: { readonly challenge: ChallengeId; readonly day: Day; readonly amount: number | null },
) => Promise<Result<null, EntryRefusal>>;
export const NoteDay = useCase<NoteDay>("fitbook", "NoteDay");

type Needs = { readonly challenges: Pick<Challenges, "change">; readonly now: Clock };

export const makeNoteDay = maker(
  NoteDay,
  { challenges: Challenges, now: Clock },
  ({ challenges, now }: Needs) =>
    async (customer, { challenge, day, amount }) => {
      const at = now();
      return challenges.change<Result<null, EntryRefusal>>({
        customer,
        challenge,
        group: null,
        at,
        decide(seen) {
          const refusal = refusalOf(seen, day, at);
          if (refusal !== null) return { change: null, answer: refused(refusal) };
          const before = seen.entries.find((one) => one.day === day);
          if (amount === (before === undefined ? null : amountOf(before)) || seen.facts === null) return { change: null, answer: ok(null) };
          const entry = enteredAnew({ before, customer, challenge, day, amount, at });
          const entries = [...seen.entries.filter((one) => one.day !== day), entry];
          const standing = scoreNow(entries, seen.facts.challenge);
          return { change: { kind: "entered", entries: [entry], standing }, answer: ok(null) };
        },
      });
    },
);

function refusalOf({ facts }: SeenChallenge, day: Day, at: number): EntryRefusal | null {
  if (facts === null || !seesChallenge(facts.ties)) return { kind: "unknown-challenge" };
  const { challenge, part } = facts;
  const state = stateOf(facts, at);
  if (part === null || !part.isPlaying || state === "cancelled") return { kind: "not-player" };
  if (!isEntered(challenge.measure)) return { kind: "tracked" };
  const since = enteredUntil(challenge.end);
  if (state === "completed" || challenge.version > 0) return { kind: "final", since };
  if (day < challenge.start || day > challenge.end) return { kind: "outside" };
  if (at < firstInstantOf(day)) return { kind: "early", day };
  const until = enteredUntil(day);
  return at < until ? null : { kind: "late", day, until };
}
