import ClipboardList from "lucide-react/icons/clipboard-list";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import { assessmentHeads } from "#web/features/assessments/wording/assessment-heads.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { summariesOf, summariesOfNeeds } from "./summaries-data.ts";
import type { ReactNode } from "react";
import type { AssessmentKind } from "#core/assessments/questions/worded-questionnaire.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnSummary } from "./summaries-data.ts";

type SummariesProps = { readonly customer: CustomerId; readonly kind: AssessmentKind | null; readonly waiting: ReactNode };

/** One's assessments, each with what to do next. */
export const Summaries = observer(function Summaries({ customer, kind, waiting }: SummariesProps) {
  const useCases = useNeeds(summariesOfNeeds);
  const [list] = useState(() => summariesOf(useCases, customer, kind));
  useEffect(() => void list.ask(), [list]);
  const { state } = list;
  if (state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void list.ask()} />;
  if (state.kind !== "read") return waiting;
  const begin = (
    <a className="button main" href={assessmentAddress.at({ kind: kind ?? "default", member: null, booking: null })}>
      {words.begin}
    </a>
  );
  if (state.value.length === 0)
    return (
      <NothingYet Icon={ClipboardList} heading={words.none} text={words.noneText}>
        {begin}
      </NothingYet>
    );
  return (
    <ul className="assessment-list">
      {state.value.map((one) => (
        <li key={one.id} className="panel stack gap-2">
          <Listed one={one} />
        </li>
      ))}
    </ul>
  );
});

function Listed({ one }: { readonly one: OwnSummary }) {
  const { id, kind, state, percent, patient, begunAt, completedAt } = one;
  const { title } = assessmentHeads[kind];
  return (
    <>
      <h2 className="heading-3">{title}</h2>
      <p className="strong">{patient ?? words.myself}</p>
      <p>{words.listed({ state: words.state[state], percent: String(percent) })}</p>
      <p className="small muted">
        {completedAt === null ? words.begunOn({ day: dayAt(begunAt) }) : words.completedOn({ day: dayAt(completedAt) })}
      </p>
      <div className="row flex-wrap">
        {state === "completed" ? null : (
          <a className="button main" href={assessmentAddress.at(one)}>
            {words.goOn}
          </a>
        )}
        <a className="button quiet" href={assessmentAddress.summary(id)}>
          {words.read}
        </a>
      </div>
    </>
  );
}
