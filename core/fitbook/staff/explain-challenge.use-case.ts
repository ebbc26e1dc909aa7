import { ok, refused } from "../../shared/result.ts";
import { challengeTimes, withRemovals } from "../leaderboard/challenge-times.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { ChallengeId } from "../challenge.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { KeptChallenge } from "../challenges/kept-challenge.ts";
import type { BoardFacts } from "../leaderboard/board-facts.ts";

/** The facts of a real board, which `leaderboard` answers. */
export type ExplainedChallenge = { readonly challenge: KeptChallenge; readonly facts: BoardFacts };

/**
 * Tells staff the players and entries of a challenge, with all names of the board; `who` is the staff member's name. Nothing is told before
 * the audit log has it with the reason. Source: specification/challenges.md, Staff commands.
 */
export type ExplainChallenge = (
  who: string,
  asked: { readonly challenge: ChallengeId; readonly reason: string },
) => Promise<Result<ExplainedChallenge, { readonly kind: "no-reason" | "unknown-challenge" }>>;

type Needs = { readonly challenges: Pick<Challenges, "keptBoard">; readonly log: Pick<AuditLog, "add">; readonly now: Clock };

export const makeExplainChallenge =
  ({ challenges, log, now }: Needs): ExplainChallenge =>
  async (who, { challenge: id, reason }) => {
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    const at = now();
    const kept = await challenges.keptBoard(id);
    if (kept === null) return refused({ kind: "unknown-challenge" });
    const details = { reason: reason.trim() };
    await log.add({ at, who, action: "challenge explain", subject: { kind: "challenge", id }, details });
    const players = withRemovals(kept.board.players, challengeTimes(kept.challenge));
    return ok({ challenge: kept.challenge, facts: { ...kept.board, players, at } });
  };
