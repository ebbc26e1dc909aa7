import ClipboardX from "lucide-react/icons/clipboard-x";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { memberId } from "#core/account/family-member.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { HealthConsent } from "#web/features/account/consent/health-consent.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import { PatientChoice } from "#web/features/assessments/patient-choice.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { AnsweringModel, answeringNeeds } from "./answering-model.ts";
import { Emergency } from "./emergency.tsx";
import { GroupPage } from "./group-page.tsx";
import { ReadBack } from "./read-back.tsx";
import { usePagesInHistory } from "./use-pages-in-history.ts";
import type { ReactNode } from "react";
import type { AssessmentQuery } from "#core/assessments/answering/show-assessment.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnAssessments } from "#web/features/assessments/own-assessments.ts";

type AnsweringProps = { readonly customer: CustomerId; readonly data: OwnAssessments; readonly waiting: ReactNode };

/** An assessment, a group of questions a page; at the end it is read once more and sent. */
export const Answering = observer(function Answering({ customer, data, waiting }: AnsweringProps) {
  const useCases = useNeeds(answeringNeeds);
  const [model] = useState(() => new AnsweringModel(customer, queryOf(data), { ...useCases, now: Date.now }));
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const go = usePagesInHistory(model, heading);
  useEffect(() => void model.ask(), [model]);
  useReadAgain(model);
  const { reading } = model;
  if (reading.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.ask()} />;
  if (reading.kind !== "read") return waiting;
  if (reading.value === null)
    return (
      <NothingYet Icon={ClipboardX} heading={words.notHere} text={words.notHereText}>
        <a className="button main" href={assessmentAddress.summaries}>
          {words.all}
        </a>
      </NothingYet>
    );
  const { shown, family } = reading.value;
  const group = model.groups[model.page] ?? null;
  const { answered, required } = model.completeness;
  const name = family.find(({ id }) => id === shown.member)?.name ?? null;
  const chooseFor = (member: string | null) => void navigate(assessmentAddress.at({ kind: shown.kind, booking: null, member }));
  return (
    <div className="assessment">
      {model.redFlags.length > 0 ? <Emergency signs={model.redFlags} /> : null}
      {shown.booking === null ? <PatientChoice family={family} member={shown.member} onChoose={chooseFor} /> : null}
      {model.consent ? (
        <>
          <ProgressBar
            label={words.progress({ answered: String(answered), of: String(required) })}
            share={required === 0 ? 1 : answered / required}
          />
          <p className="small muted">
            {words.page({ page: String(Math.min(model.page, model.groups.length) + 1), of: String(model.groups.length + 1) })}
          </p>
          {model.offered.size > 0 && (group === null || !model.isOffered(group)) ? (
            <p className="small muted">{words.someOffered}</p>
          ) : null}
          <h2 ref={heading} tabIndex={-1} className="assessment-group">
            {group === null ? (model.state === "completed" ? words.sent : words.review) : words.told(group)}
          </h2>
          {group === null ? <ReadBack model={model} onChange={go} /> : <GroupPage model={model} group={group} onGo={go} />}
          <Saved model={model} />
        </>
      ) : (
        <HealthConsent name={name} next={words.consentGo} onAllow={() => void model.allow()} />
      )}
      <p className="row flex-wrap">
        {shown.booking === null ? null : (
          <a className="link roomy" href={consultationAddress.appointment(shown.booking)}>
            {words.toAppointment}
          </a>
        )}
        <a className="link roomy" href={assessmentAddress.summaries}>
          {words.all}
        </a>
      </p>
    </div>
  );
});

function queryOf({ id, page, member, booking }: OwnAssessments): AssessmentQuery {
  if (id !== null) return { by: "id", id: assessmentId(id) };
  return {
    by: "place",
    kind: page === "summary" || page === "yogaSummary" ? "default" : page,
    member: member === null || member === "" ? null : memberId(member),
    booking: booking === null || booking === "" ? null : payableId(booking),
  };
}

/** Somebody who comes back finds what another device has saved meanwhile; who leaves has what was typed saved. */
function useReadAgain(model: AnsweringModel): void {
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" ? model.ask() : model.flush());
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      void model.flush();
    };
  }, [model]);
}

/** Whether the answers are kept; a live region that stands before its message. */
const Saved = observer(function Saved({ model }: { readonly model: AnsweringModel }) {
  return (
    <div role="status">
      {model.saving === "ready" && model.answers.size > 0 ? <p className="small muted">{words.saved}</p> : null}
      {model.saving === "sending" ? <p className="small muted">{words.saving}</p> : null}
      {model.saving === "changed" ? <Notice kind="bad">{words.changed}</Notice> : null}
      {model.saving === "failed" ? (
        <Notice kind="bad">
          {words.unsaved}{" "}
          <Button look="text" onPress={() => void model.flush()}>
            {words.tryAgain}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
});
