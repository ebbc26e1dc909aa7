import { ok, refused } from "../../shared/result.ts";
import { boardFindings, workedStandings } from "./board-differences.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { UnknownChallenge } from "../challenges/unknown-challenge.ts";
import type { BoardFindings } from "./board-differences.ts";

/** What differed, and whether it was put right: a result that is final stays as it is. */
export type RebuiltBoard = BoardFindings & { readonly isPutRight: boolean };

/**
 * Works a board out of its entries again and puts its standings right, as staff; `who` is the staff member's name. A final result is only
 * compared. Source: specification/challenges.md, Score and rank.
 */
export type RebuildBoard = (who: string, challenge: ChallengeId) => Promise<Result<RebuiltBoard, UnknownChallenge>>;

export const makeRebuildBoard =
  ({ challenges, now }: { readonly challenges: Pick<Challenges, "rebuild">; readonly now: Clock }): RebuildBoard =>
  (who, challenge) => {
    const at = now();
    return challenges.rebuild<Awaited<ReturnType<RebuildBoard>>>(challenge, (stored) => {
      if (stored === null) return { change: null, answer: refused({ kind: "unknown-challenge" }) };
      const findings = boardFindings(stored, at);
      const isPutRight = findings.kind === "running" && findings.differences.length > 0;
      const answer = ok({ ...findings, isPutRight });
      if (!isPutRight) return { change: null, answer };
      const details = { differed: findings.differences.length };
      const audit = { at, who, action: "board rebuild", subject: { kind: "challenge", id: challenge }, details } as const;
      return { change: { standings: workedStandings(stored, at), audit }, answer };
    });
  };
