import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Button } from "#web/design/button/button.tsx";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { HealthConsentText } from "#web/features/account/consent/health-consent-text.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { reportSharingPhrases as says } from "#web/features/labs/wording/report-sharing.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { ReportAppointment } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import type { ReportSharingModel } from "./report-sharing-model.ts";

type ReportSharingProps = {
  readonly model: ReportSharingModel;
  readonly member: MemberId | null;
  /** null: it is the customer's own. */
  readonly name: string | null;
};

/** For which of a person's appointments their part of a report is shared, and the way to change that. */
export const ReportSharing = observer(function ReportSharing({ model, member, name }: ReportSharingProps) {
  const heading = useId();
  const shares = model.of(member);
  if (model.reading.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void model.ask()} />;
  if (shares === null) return null;
  return (
    <section className="panel stack gap-3 no-print" aria-labelledby={heading}>
      <h3 id={heading}>{says.title}</h3>
      <p className="muted">{says.text}</p>
      {shares.appointments.length === 0 ? (
        <>
          <p>{says.none}</p>
          <div>
            <a className="button quiet" href="/practitioners">
              {says.find}
            </a>
          </div>
        </>
      ) : (
        <ul className="report-shares">
          {shares.appointments.map((one) => (
            <li key={one.id}>
              <OneShare model={model} member={member} one={one} />
            </li>
          ))}
        </ul>
      )}
      {model.waiting !== null && model.waiting.member === member ? <AskConsent model={model} name={name} /> : null}
      <Outcome model={model} member={member} />
      <p>
        <a className="link" href="/accesslog">
          {says.log}
        </a>
      </p>
    </section>
  );
});

type OneShareProps = { readonly model: ReportSharingModel; readonly member: MemberId | null; readonly one: ReportAppointment };

const OneShare = observer(function OneShare({ model, member, one }: OneShareProps) {
  const { practitioner, start, sharedAt } = one;
  const isBusy = model.sending.kind === "sending" && model.asked?.appointment.id === one.id;
  const press = () => void (sharedAt === null ? model.share(member, one) : model.takeBack(member, one));
  return (
    <>
      <div>
        <p className="strong">{practitioner}</p>
        <p className="muted">{says.appointment({ moment: datedMomentAt(start) })}</p>
        <p>{sharedAt === null ? says.notShared : says.shared({ moment: datedMomentAt(sharedAt) })}</p>
      </div>
      <Button look={sharedAt === null ? "quiet" : "danger-quiet"} state={isBusy ? "busy" : "ready"} onPress={press}>
        {sharedAt === null ? says.share : says.takeBack}
        <span className="visually-hidden"> {says.whose({ practitioner, moment: datedMomentAt(start) })}</span>
      </Button>
    </>
  );
});

/** What sharing needs where practitioners may not read this person's health data yet. */
const AskConsent = observer(function AskConsent({ model, name }: { readonly model: ReportSharingModel; readonly name: string | null }) {
  return (
    <Notice kind="note">
      <div className="stack gap-3">
        <p>{name === null ? says.consentOwn : says.consentOf({ name })}</p>
        <HealthConsentText />
        <div className="row flex-wrap">
          <Button look="main" state={model.sending.kind === "sending" ? "busy" : "ready"} onPress={() => void model.allow()}>
            {says.allow}
          </Button>
          <Button look="quiet" onPress={model.drop}>
            {says.notNow}
          </Button>
        </div>
      </div>
    </Notice>
  );
});

/** A live region that stands before its message. */
const Outcome = observer(function Outcome({ model, member }: Omit<OneShareProps, "one">) {
  const { asked, sending } = model;
  const isOurs = asked !== null && asked.member === member;
  const name = asked?.appointment.practitioner ?? "";
  return (
    <div role="status">
      {!isOurs || sending.kind === "sending" ? null : sending.kind === "ready" ? (
        <Notice kind="good">{asked.kind === "share" ? says.nowShared({ name }) : says.nowTaken({ name })}</Notice>
      ) : (
        <Notice kind="bad">{sending.kind === "refused" ? says.refusals[sending.refusal.kind] : says.unavailable}</Notice>
      )}
    </div>
  );
});
