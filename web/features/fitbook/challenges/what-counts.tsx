import { isEntered } from "#core/fitbook/leaderboard/measure.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { endAt } from "#web/design/figures/moments.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { challengeWords as words } from "./challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";

const { facts: names, measures, scorings } = words;

/** What a challenge counts, up to when, and what is shared by joining. */
export function WhatCounts({ challenge }: { readonly challenge: VisibleChallenge }) {
  const { measure, scoring, cap, goal, frozenAt, me } = challenge;
  const isOver = words.joiningClosed(challenge, useDependency(Clock)()) !== null;
  const facts: readonly Fact[] = [
    { name: names.measure, value: measures[measure] },
    ...(scoring.kind === "total" ? [] : [{ name: names.dayGoal, value: words.amount(measure, scoring.dayGoal) }]),
    { name: names.scoring, value: scorings[scoring.kind] },
    { name: names.cap, value: words.amount(measure, cap) },
    { name: names.goal, value: goal === null ? names.halfOfDays : words.score(challenge, goal) },
    { name: names.frozen, value: endAt(frozenAt) },
  ];
  return (
    <section className="stack gap-3" aria-labelledby="challenge-counts">
      <h3 id="challenge-counts" className="heading-3">
        {names.label}
      </h3>
      <FactList facts={facts} />
      {isOver ? null : (
        <>
          <p className="muted">{words.whoJoins(challenge)}</p>
          <p className="muted">{me !== null ? names.sharedNow : isEntered(measure) ? names.shared : words.tracked.shared}</p>
        </>
      )}
    </section>
  );
}
