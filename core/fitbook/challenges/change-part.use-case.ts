import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { seesChallenge } from "./challenge-sight.ts";
import { enteredUntil } from "./own-days.ts";
import { stateOf } from "./visible-challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { ChallengeChange, Challenges } from "./challenges.port.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";

/** `hide`: the board names the player no more; `show`: it does again. */
export const PART_STEPS = ["leave", "hide", "show"] as const;
export type PartStep = (typeof PART_STEPS)[number];

/**
 * Ends a customer's part in a challenge, or changes whether its board names them. Nobody leaves a final board, but anybody may take their
 * name off it. Source: specification/challenges.md, Names on a board.
 */
export type ChangePart = (
  customer: CustomerId,
  asked: { readonly challenge: ChallengeId; readonly step: PartStep },
) => Promise<Result<null, UnknownChallenge | { readonly kind: "not-player" } | { readonly kind: "final"; readonly since: number }>>;
export const ChangePart = token<ChangePart>("ChangePart");

type Needs = { readonly challenges: Pick<Challenges, "change">; readonly now: Clock };

export function makeChangePart({ challenges, now }: Needs): ChangePart {
  return async (customer, { challenge, step }) => {
    const at = now();
    return challenges.change<Awaited<ReturnType<ChangePart>>>({
      ...{ customer, challenge, at },
      decide({ facts }) {
        if (facts === null || !seesChallenge(facts.ties)) return { change: null, answer: refused({ kind: "unknown-challenge" }) };
        if (facts.part === null || !facts.part.isPlaying) return { change: null, answer: refused({ kind: "not-player" }) };
        const isFinal = stateOf(facts, at) === "completed" || facts.challenge.version > 0;
        if (step === "leave" && isFinal)
          return { change: null, answer: refused({ kind: "final", since: enteredUntil(facts.challenge.end) }) };
        return { change: CHANGES[step], answer: ok(null) };
      },
    });
  };
}

const CHANGES: Readonly<Record<PartStep, ChallengeChange>> = {
  leave: { kind: "left" },
  hide: { kind: "named", isAnonymous: true },
  show: { kind: "named", isAnonymous: false },
};
