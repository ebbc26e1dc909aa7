import { customerNamed } from "../../identity/customer-reference.ts";
import { ok, refused } from "../../shared/result.ts";
import { challengeTimes, withRemovals } from "../leaderboard/challenge-times.ts";
import { playerOnBoard } from "./player-on-board.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { ChallengeId } from "../challenge.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { KeptChallenge } from "../challenges/kept-challenge.ts";
import type { BoardFacts } from "../leaderboard/board-facts.ts";
import type { PlayerOnBoard } from "./player-on-board.ts";

/** The facts of a real board, which `leaderboard` answers. `player` null: nobody was asked about alone. */
export type ExplainedChallenge = { readonly challenge: KeptChallenge; readonly facts: BoardFacts; readonly player: PlayerOnBoard | null };

/**
 * Tells staff the players and entries of a challenge, with all names of the board; `who` is the staff member's name. Nothing is told before
 * the audit log has it with the reason. `player` null: all of the board is asked about. Source: specification/challenges.md, Staff
 * commands.
 */
export type ExplainChallenge = (
  who: string,
  request: { readonly challenge: ChallengeId; readonly reason: string; readonly player: CustomerReference | null },
) => Promise<Result<ExplainedChallenge, { readonly kind: "no-reason" | "unknown-challenge" | "unknown-player" }>>;

type Needs = {
  readonly challenges: Pick<Challenges, "keptBoard">;
  readonly customers: Customers;
  readonly log: Pick<AuditLog, "add">;
  readonly now: Clock;
};

export const makeExplainChallenge =
  ({ challenges, customers, log, now }: Needs): ExplainChallenge =>
  async (who, { challenge: id, reason, player: named }) => {
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    const at = now();
    const stored = await challenges.keptBoard(id);
    if (stored === null) return refused({ kind: "unknown-challenge" });
    const details = { reason: reason.trim() };
    await log.add({ at, who, action: "challenge explain", subject: { kind: "challenge", id }, details });
    const players = withRemovals(stored.board.players, challengeTimes(stored.challenge));
    const { challenge } = stored;
    const facts = { ...stored.board, players, at };
    if (named === null) return ok({ challenge, facts, player: null });
    const customer = await customerNamed(named, customers);
    const player = customer === null ? null : playerOnBoard(challenge, facts, customer.id);
    return player === null ? refused({ kind: "unknown-player" }) : ok({ challenge, facts, player });
  };
