import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { rankedPage } from "./ranked-page.ts";
import { frozenChallenge } from "./frozen-challenge.ts";
import { visibleChallenge } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { Badge } from "../leaderboard/badges.ts";
import type { VisiblePerson } from "../profiles/visible-person.ts";
import type { ResultRow } from "./challenges.port.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";
import type { VisibleChallenge } from "./visible-challenge.ts";

export const ROWS_A_PAGE = 25;
/** How many rows are shown above the viewer's own. */
const ROWS_ABOVE = 5;

/** `person` null: the board says "A player". Nobody can find out who it is or why there is no name. */
export type BoardLine = {
  readonly rank: number | null;
  readonly person: VisiblePerson | null;
  readonly score: number;
  readonly days: number;
  readonly badges: readonly Badge[];
};

/**
 * Lines of a board from the place `from` on, which counts from 0. `next` null: these are the last. `at`: as of when, in milliseconds since
 * 1970.
 */
export type ShownBoard = {
  readonly challenge: VisibleChallenge;
  readonly lines: readonly BoardLine[];
  readonly from: number;
  readonly next: number | null;
  readonly isFinal: boolean;
  readonly at: number;
};

/** A page of a challenge's board, from a place on or around oneself. Source: specification/challenges.md, Names on a board. */
export type ShowBoard = (
  customer: CustomerId,
  request: { readonly challenge: ChallengeId; readonly from: number | "me" },
) => Promise<Result<ShownBoard, UnknownChallenge>>;
export const ShowBoard = useCase<ShowBoard>("fitbook", "ShowBoard");

type Needs = {
  readonly challenges: Pick<Challenges, "facts" | "freeze" | "results" | "standings">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export const makeShowBoard = maker(
  ShowBoard,
  { challenges: Challenges, now: Clock, people: People },
  ({ challenges, people, now }: Needs) => {
    return async (customer, { challenge: id, from: first }) => {
      const at = now();
      const facts = await frozenChallenge(challenges, { customer, id, at });
      if (facts === null) return refused({ kind: "unknown-challenge" });
      const { maker } = facts.challenge;
      const challenge = visibleChallenge(facts, await people.facts(customer, maker === null ? [] : [maker]), at);
      if (challenge === null) return refused({ kind: "unknown-challenge" });
      const isFinal = challenge.state === "completed";
      const from = first === "me" ? Math.max(0, (facts.part?.place ?? 0) - ROWS_ABOVE) : first;
      if (challenge.state === "cancelled") return ok({ challenge, lines: [], from: 0, next: null, isFinal, at });
      const rows = await rowsOf(id, { from, isFinal });
      const page = rows.slice(0, ROWS_A_PAGE);
      const named = page.flatMap(({ customer: one, isAnonymous }) => (one === null || (isAnonymous && one !== customer) ? [] : [one]));
      const persons = new Map(visiblePeople(await people.facts(customer, named)).map((person) => [person.id, person]));
      const lines = page.map(({ customer: one, isAnonymous, ...line }) => ({
        ...line,
        person: one === null || (isAnonymous && one !== customer) ? null : (persons.get(one) ?? null),
      }));
      return ok({ challenge, lines, from, next: rows.length > page.length ? from + page.length : null, isFinal, at });
    };

    async function rowsOf(
      id: ChallengeId,
      { from, isFinal }: { readonly from: number; readonly isFinal: boolean },
    ): Promise<readonly ResultRow[]> {
      const span = { from, limit: ROWS_A_PAGE + 1 };
      return isFinal ? challenges.results(id, span) : rankedPage(await challenges.standings(id, span), from);
    }
  },
);
