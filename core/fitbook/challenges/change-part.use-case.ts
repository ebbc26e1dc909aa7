import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isEntered } from "../leaderboard/measure.ts";
import { seesChallenge } from "./challenge-sight.ts";
import { enteredUntil } from "./own-days.ts";
import { stateOf } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { ChallengeChange } from "./challenges.port.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";

/**
 * `hide`: the board names the player no more; `show`: it does again. `share_tracker`: the player lets the day's sum of their tracker be
 * counted from now on; `stop_tracker`: no longer. What was counted stays until they leave.
 */
export const PART_STEPS = ["leave", "hide", "show", "share_tracker", "stop_tracker"] as const;
export type PartStep = (typeof PART_STEPS)[number];

/**
 * Ends a customer's part in a challenge, or changes whether its board names them or counts their tracker. Nobody leaves a final board, but
 * anybody may take their name off it. Source: specification/challenges.md, Days of a tracker.
 */
export type ChangePart = (
  customer: CustomerId,
  request: { readonly challenge: ChallengeId; readonly step: PartStep },
) => Promise<Result<null, PartRefusal>>;
/** `untracked`: what is counted comes from no tracker. `since` in milliseconds since 1970. */
export type PartRefusal =
  | UnknownChallenge
  | { readonly kind: "not-player" | "untracked" }
  | { readonly kind: "final"; readonly since: number };
export const ChangePart = useCase<ChangePart>("fitbook", "ChangePart");

type Needs = { readonly challenges: Pick<Challenges, "change">; readonly now: Clock };

export const makeChangePart = maker(
  ChangePart,
  { challenges: Challenges, now: Clock },
  ({ challenges, now }: Needs) =>
    async (customer, { challenge, step }) => {
      const at = now();
      return challenges.change<Awaited<ReturnType<ChangePart>>>({
        customer,
        challenge,
        group: null,
        at,
        decide({ facts }) {
          if (facts === null || !seesChallenge(facts.ties)) return { change: null, answer: refused({ kind: "unknown-challenge" }) };
          if (facts.part === null || !facts.part.isPlaying) return { change: null, answer: refused({ kind: "not-player" }) };
          const isFinal = stateOf(facts, at) === "completed" || facts.challenge.version > 0;
          if (step.endsWith("_tracker") && isEntered(facts.challenge.measure))
            return { change: null, answer: refused({ kind: "untracked" }) };
          if ((step === "leave" || step === "share_tracker") && isFinal)
            return { change: null, answer: refused({ kind: "final", since: enteredUntil(facts.challenge.end) }) };
          return { change: CHANGES[step], answer: ok(null) };
        },
      });
    },
);

const CHANGES: Readonly<Record<PartStep, ChallengeChange>> = {
  leave: { kind: "left" },
  hide: { kind: "named", isAnonymous: true },
  show: { kind: "named", isAnonymous: false },
  share_tracker: { kind: "tracked", sharesTracker: true },
  stop_tracker: { kind: "tracked", sharesTracker: false },
};
