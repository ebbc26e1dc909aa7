import UserRoundX from "lucide-react/icons/user-round-x";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberId } from "#core/account/family-member.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { assessmentWords } from "#web/features/assessments/assessment-words.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { HealthConsent } from "#web/features/account/consent/health-consent.tsx";
import { QuestionField } from "#web/features/assessments/answering/question-field.tsx";
import { PatientChoice } from "#web/features/assessments/patient-choice.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { SafetyChoice } from "#web/features/assessments/safety/safety-choice.tsx";
import { SafetyChoiceModel, safetyChoiceNeeds } from "#web/features/assessments/safety/safety-choice-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { healthProfileAddress } from "#web/platform/addresses/health-profile-address.ts";
import { HealthProfileModel, healthProfileNeeds } from "./health-profile-model.ts";
import { healthProfilePhrases as words } from "./wording/health-profile.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { HealthProfilePage } from "./health-profile-page.ts";

type OwnHealthProfileProps = { readonly customer: CustomerId; readonly data: HealthProfilePage; readonly waiting: ReactNode };

const ownHealthProfileNeeds = { ...healthProfileNeeds, ...safetyChoiceNeeds };

/** A part of somebody's health profile to read and change, for themselves or a member. */
export const OwnHealthProfile = observer(function OwnHealthProfile({ customer, data, waiting }: OwnHealthProfileProps) {
  const useCases = useNeeds(ownHealthProfileNeeds);
  const navigate = useNavigate();
  const { part, booking } = data;
  const chosen = data.member === null || data.member === "" ? null : memberId(data.member);
  const [model] = useState(() => new HealthProfileModel({ customer, member: chosen, part }, { ...useCases, now: Date.now }));
  const session = useStore(SessionStore);
  const [safety] = useState(
    () => new SafetyChoiceModel(customer, { ...useCases, now: Date.now, isHere: () => session.customer === customer }),
  );
  useEffect(() => void model.ask(), [model]);
  const refresh = useCallback(() => void safety.refresh(), [safety]);
  const { reading } = model;
  if (reading.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.ask()} />;
  if (reading.kind !== "read") return waiting;
  if (reading.value === null)
    return (
      <NothingYet Icon={UserRoundX} heading={words.notHere} text={words.notHereText}>
        <a className="button main" href={healthProfileAddress(part, null)}>
          {words.mine}
        </a>
      </NothingYet>
    );
  const { shown, family } = reading.value;
  const name = family.find(({ id }) => id === shown.member)?.name ?? null;
  const other = part === "conditions" ? "measures" : "conditions";
  return (
    <div className="assessment">
      <PatientChoice
        family={family}
        member={shown.member}
        onChoose={(member) => void navigate(healthProfileAddress(part, member, booking))}
      />
      {shown.consent ? (
        <ProfileForm model={model} onSaved={refresh} />
      ) : (
        <HealthConsent name={name} next={assessmentWords.consentGo} onAllow={() => void model.allow()} />
      )}
      {booking === null ? null : (
        <p>
          <a className="button quiet" href={consultationAddress.appointment(booking)}>
            {assessmentWords.toAppointment}
          </a>
        </p>
      )}
      {shown.consent && part === "conditions" ? <SafetyChoice model={safety} /> : null}
      <p>
        <a className="link roomy" href={healthProfileAddress(other, shown.member, booking)}>
          {words.pages[other]}
        </a>
      </p>
      <p>
        <a className="link roomy" href={consultationAddress.accessLog}>
          {words.whoSaw}
        </a>
      </p>
    </div>
  );
});

const ProfileForm = observer(function ProfileForm({
  model,
  onSaved,
}: {
  readonly model: HealthProfileModel;
  readonly onSaved: () => void;
}) {
  const isChanged = useCallback(() => model.isChanged, [model]);
  const { state } = model.sending;
  const isSaved = model.outcome === "saved";
  const missing = model.questions.filter(({ linkId }) => model.completeness.missing.includes(linkId)).map(assessmentWords.told);
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  return (
    <Form onSubmit={() => void model.save()} faults={model.faults} autoComplete="off">
      <UnsavedChanges isChanged={isChanged} />
      <div className="assessment-questions">
        {model.questions.map((item) => (
          <QuestionField key={item.linkId} model={model} item={item} />
        ))}
      </div>
      <div role="status">
        {!isSaved || model.isChanged ? null : missing.length === 0 ? (
          <Notice kind="good">{words.saved}</Notice>
        ) : (
          <Notice kind="note">{words.savedWithout({ questions: missing.join(" · ") })}</Notice>
        )}
      </div>
      <FormEnd state={state === "ready" ? "open" : state} refusal={model.outcome === "not-taken" ? words.notTaken : null} back={null} />
    </Form>
  );
});
