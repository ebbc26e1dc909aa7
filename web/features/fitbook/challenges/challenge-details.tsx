import { observer } from "mobx-react-lite";
import { useState } from "react";
import { challengeId } from "#core/fitbook/challenge.ts";
import { isEntered } from "#core/fitbook/leaderboard/measure.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ChallengeActs } from "./challenge-acts.tsx";
import { ChallengeGoal } from "./challenge-goal.tsx";
import { ChallengeModel, challengeNeeds } from "./challenge-model.ts";
import { challengeWords } from "./challenge-words.ts";
import { DayStrip } from "./day-strip.tsx";
import { EntryForm } from "./entry-form.tsx";
import { Removed } from "#web/features/fitbook/removal/removed.tsx";
import { MissingChallenge } from "./missing-challenge.tsx";
import { TrackerShare } from "./tracker-share.tsx";
import { WhatCounts } from "./what-counts.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ChallengeDetailsProps = { readonly id: string; readonly customer: CustomerId };

/** One challenge: what counts, one's own place and days, and what can be done. */
export const ChallengeDetails = observer(function ChallengeDetails({ id, customer }: ChallengeDetailsProps) {
  const useCases = useNeeds(challengeNeeds);
  const [model] = useState(() => new ChallengeModel(customer, challengeId(id), useCases));
  useSight(model.ask);
  const { state, refusal } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null) return <MissingChallenge />;
  const { challenge, days } = state.value;
  const { activity, about } = inLanguage(challenge);
  const [place, next] = [challengeWords.place(challenge), challengeWords.next(challenge)];
  const later = challengeWords.enteredLater(challenge);
  return (
    <>
      <div className="stack gap-2">
        <h2 className="heading-2">{activity}</h2>
        <p className="muted">
          {challengeWords.states[challenge.state]} · {challengeWords.span(challenge)} · {challengeWords.players(challenge.players)}
        </p>
        <p className="muted">{challengeWords.maker(challenge)}</p>
        {challenge.group === null ? null : (
          <p>
            <a href={fitbookAddress.group(challenge.group.id)}>{challengeWords.ofGroup.link({ name: inLanguage(challenge.group).name })}</a>
          </p>
        )}
        {about === "" ? null : <p className="fitbook-about">{about}</p>}
        {place === null ? null : (
          <p>
            <strong>{place}</strong> {next === null ? null : <span className="muted">{next}</span>}
          </p>
        )}
        <ChallengeGoal challenge={challenge} />
      </div>
      <div role="status">
        {refusal === null ? null : <Notice kind="bad">{challengeWords.refusals[refusal]}</Notice>}
        {model.sending === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
      </div>
      <Removed challenge={challenge} />
      <ChallengeActs challenge={challenge} model={model} />
      {isEntered(challenge.measure) ? (
        <>
          {later === null ? null : <p>{later}</p>}
          <EntryForm challenge={challenge} days={days} model={model} />
        </>
      ) : (
        <TrackerShare challenge={challenge} measure={challenge.measure} model={model} />
      )}
      {days.length === 0 ? null : <DayStrip days={days} challenge={challenge} />}
      <WhatCounts challenge={challenge} />
      {challenge.isMine ? null : (
        <div className="fitbook-acts">
          <ReportPart
            thing={{ kind: "challenge", id: challenge.id }}
            label={fitbookWords.each({ act: reportWords.report, name: activity })}
            customer={customer}
            look="text"
          />
        </div>
      )}
      <div>
        <a className="button quiet" href={fitbookAddress.challenges}>
          {challengeWords.back}
        </a>
      </div>
    </>
  );
});
