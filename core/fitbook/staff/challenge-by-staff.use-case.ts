import { customerNamed } from "../../identity/customer-reference.ts";
import { ok, refused } from "../../shared/result.ts";
import { enteredUntil } from "../challenges/own-days.ts";
import { isPlaying } from "../challenges/remove-player.use-case.ts";
import { challengeTimes } from "../leaderboard/challenge-times.ts";
import { leaderboard } from "../leaderboard/leaderboard.ts";
import { freezingOf } from "../challenges/freezing.ts";
import { resultWithout } from "./result-without.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { ChallengeId } from "../challenge.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { KeptChallenge } from "../challenges/kept-challenge.ts";
import type { UnknownChallenge } from "../challenges/unknown-challenge.ts";
import type { ChallengeState } from "../leaderboard/challenge-times.ts";

/** What staff are told of a challenge: nobody's figures. `removed`: how many were removed from it. */
export type ChallengeForStaff = {
  readonly challenge: KeptChallenge;
  readonly state: ChallengeState;
  readonly players: number;
  readonly removed: number;
};

type NoReason = { readonly kind: "no-reason" };
type Final = { readonly kind: "final"; readonly since: number };
type ChallengeAndReason = { readonly challenge: ChallengeId; readonly reason: string };

/**
 * Shows staff a challenge, what state it is in and how many play; `who` is the staff member's name. Nothing is told before the audit log
 * has it with the reason. Source: specification/challenges.md, Staff commands.
 */
export type ShowChallengeToStaff = (
  who: string,
  reason: ChallengeAndReason,
) => Promise<Result<ChallengeForStaff, NoReason | UnknownChallenge>>;

type ShowNeeds = { readonly challenges: Pick<Challenges, "keptBoard">; readonly log: Pick<AuditLog, "add">; readonly now: Clock };

export const makeShowChallengeToStaff =
  ({ challenges, log, now }: ShowNeeds): ShowChallengeToStaff =>
  async (who, { challenge: id, reason }) => {
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    const at = now();
    const stored = await challenges.keptBoard(id);
    if (stored === null) return refused({ kind: "unknown-challenge" });
    await log.add({ at, who, action: "challenge show", subject: { kind: "challenge", id }, details: { reason: reason.trim() } });
    const { state, players } = leaderboard({ ...stored.board, at });
    const removed = stored.board.players.filter(({ removedAt }) => removedAt !== null).length;
    return ok({ challenge: stored.challenge, state, players: stored.result.length > 0 ? stored.result.length : players, removed });
  };

/**
 * Cancels a challenge until its board is frozen, as staff. Its players are told, and the audit log has it with the reason. Answers whether
 * it changed anything. Source: specification/challenges.md, Staff commands.
 */
export type CancelChallengeByStaff = (
  who: string,
  reason: ChallengeAndReason,
) => Promise<Result<boolean, NoReason | UnknownChallenge | Final>>;

type CancelNeeds = { readonly challenges: Pick<Challenges, "cancelByStaff">; readonly now: Clock };

export const makeCancelChallengeByStaff =
  ({ challenges, now }: CancelNeeds): CancelChallengeByStaff =>
  async (who, { challenge: id, reason }) => {
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    const at = now();
    return challenges.cancelByStaff<Awaited<ReturnType<CancelChallengeByStaff>>>(id, (stored) => {
      if (stored === null) return { audit: null, answer: refused({ kind: "unknown-challenge" }) };
      if (stored.cancelledAt !== null) return { audit: null, answer: ok(false) };
      if (stored.version > 0 || at >= challengeTimes(stored).frozen)
        return { audit: null, answer: refused({ kind: "final", since: enteredUntil(stored.end) }) };
      const details = { reason: reason.trim() };
      return { audit: { at, who, action: "challenge cancel", subject: { kind: "challenge", id }, details }, answer: ok(true) };
    });
  };

/**
 * Removes a player as staff, with a reason that the player is shown. Once there is a result it makes a second version of it, of which is
 * told that somebody was removed. Answers the version of the result; 0: there is none yet. Source: specification/challenges.md, Removing a
 * player.
 */
export type RemovePlayerByStaff = (
  who: string,
  request: ChallengeAndReason & { readonly player: CustomerReference },
) => Promise<Result<number, NoReason | UnknownChallenge | { readonly kind: "unknown-player" | "cancelled" }>>;

type RemovalNeeds = { readonly challenges: Pick<Challenges, "freeze" | "remove">; readonly customers: Customers; readonly now: Clock };

export const makeRemovePlayerByStaff =
  ({ challenges, customers, now }: RemovalNeeds): RemovePlayerByStaff =>
  async (who, { challenge: id, player: named, reason: written }) => {
    const reason = written.trim();
    if (reason === "") return refused({ kind: "no-reason" });
    const customer = await customerNamed(named, customers);
    if (customer === null) return refused({ kind: "unknown-player" });
    const at = now();
    const player = customer.id;
    await challenges.freeze(id, (facts) => freezingOf(facts, at)); // Whoever asks first has it frozen.
    return challenges.remove<Awaited<ReturnType<RemovePlayerByStaff>>>({
      challenge: id,
      player,
      at,
      decide(seen) {
        if (seen === null) return { change: null, answer: refused({ kind: "unknown-challenge" }) };
        if (!isPlaying(seen)) return { change: null, answer: refused({ kind: "unknown-player" }) };
        const { challenge } = seen;
        const isFinal = challenge.version > 0;
        if (!isFinal && (challenge.cancelledAt !== null || at >= challengeTimes(challenge).frozen))
          return { change: null, answer: refused({ kind: "cancelled" }) };
        const version = isFinal ? challenge.version + 1 : 0;
        const audit = {
          at,
          who,
          action: "challenge remove-player",
          subject: { kind: "challenge", id },
          details: { player, version, reason },
        };
        const result = isFinal ? (rows: Parameters<typeof resultWithout>[0]) => resultWithout(rows, player, { challenge, at }) : null;
        return { change: { reason, audit, result }, answer: ok(version) };
      },
    });
  };
