import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { indianDay } from "#core/shared/indian-time.ts";
import { Button } from "#web/design/button/button.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { counted } from "#web/design/phrase.ts";
import { PrescriptionPaper } from "#web/features/consultations/prescriptions/prescription-paper.tsx";
import { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { OpenTicks } from "#web/features/desk/ticks/open-ticks.tsx";
import { ItemWarnings } from "./item-warnings.tsx";
import { cautionWords, warningWords } from "./refusal-words.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

type PreviewProps = { readonly model: PrescribingModel; readonly about: Prescribing };

type SignedProps = PreviewProps & { readonly canWrite: boolean; readonly place: "page" | "beside-call" };

/** What is about to be signed, as its patient will read it. */
export const PrescribingPreview = observer(function PrescribingPreview({ model, about }: PreviewProps) {
  const { written, signing } = model;
  const { kind, start, mode, practitioner, patient } = about;
  const person = { ...patient, age: patient.age ?? written.age, gender: patient.gender ?? written.gender };
  const isSigning = signing.kind === "sending";
  const head = useRef<HTMLHeadingElement>(null);
  const warnings = useRef<HTMLDivElement>(null);
  const { faults } = model;
  const [before] = useState(faults);
  useEffect(() => {
    if (faults > before) warnings.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else head.current?.focus(); // The page stood at the end of the form.
  }, [faults, before]);
  const warned = model.form.items.filter(({ key }) => [...model.warnings, ...model.cautions].some(({ item }) => item === key));
  return (
    <div className="stack gap-6">
      <h3 ref={head} tabIndex={-1}>
        {phrases.beforeSigning}
      </h3>
      <div ref={warnings} className="stack gap-4">
        {warned.map((item) => (
          <section key={item.key} className="stack gap-2" aria-label={item.name}>
            <p className="strong">{item.name}</p>
            <ItemWarnings model={model} item={item} />
          </section>
        ))}
      </div>
      <PrescriptionPaper paper={{ ...written, kind, start, mode, practitioner, patient: person, signed: null }} />
      <BesideSigning model={model} />
      <div role="status">{signing.kind === "unavailable" ? <Notice kind="bad">{phrases.unavailable}</Notice> : null}</div>
      <div className="row flex-wrap">
        <Button look="main" state={isSigning ? "busy" : "ready"} onPress={() => void model.sign()}>
          {isSigning ? phrases.signing : phrases.sign}
        </Button>
        <Button look="quiet" onPress={() => model.goOn()}>
          {phrases.back}
        </Button>
      </div>
    </div>
  );
});

/** What asks for caution, once more where it is signed, which doses have passed, and why signing has to wait. */
const BesideSigning = observer(function BesideSigning({ model }: Pick<PreviewProps, "model">) {
  const { form, warnings, cautions, waitsFor, passed } = model;
  const nameOf = (key: string) => form.items.find((item) => item.key === key)?.name ?? "";
  const said = (item: string, what: string) => phrases.sayOf({ name: nameOf(item), what });
  const speaksAgainst = warnings.map((one) => said(one.item, warningWords(one)));
  const asksForCaution = cautions.map((one) => said(one.item, cautionWords(one)));
  return (
    <div className="stack gap-3">
      {speaksAgainst.length === 0 ? null : <Notice kind="bad">{lines(speaksAgainst)}</Notice>}
      {asksForCaution.length === 0 ? null : <Notice kind="note">{lines(asksForCaution)}</Notice>}
      {passed.map(({ item: { key, name, start }, count }) => (
        <Notice key={key} kind="note">
          {counted(count, phrases.passedDoses, { name, day: dayOf(start), count: String(count) })}
        </Notice>
      ))}
      <div role="status">
        {waitsFor.length === 0 ? null : (
          <p className="strong">{phrases.waitsForReason({ names: waitsFor.map(({ name }) => name).join(", ") })}</p>
        )}
      </div>
    </div>
  );
});

const lines = (all: readonly string[]) => [...new Set(all)].map((one) => <p key={one}>{one}</p>);

/** What was signed last for the appointment, with the way to a new version while there may be one. */
export function SignedPrescription({ model, about, canWrite, place }: SignedProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const last = about.former?.versions.at(-1) ?? null;
  if (last === null) return null;
  const withdrawn = about.former?.withdrawn ?? null;
  const { version, hash } = last;
  const signed = { number: version.number, version: version.version, at: version.signedAt, hash };
  return (
    <div className="stack gap-6">
      <div role="status">
        {withdrawn === null ? (
          <Notice kind="good">{phrases.signed}</Notice>
        ) : (
          <Notice kind="bad">{prescriptionPhrases.withdrawn({ day: dayOf(indianDay(withdrawn.at)), reason: withdrawn.reason })}</Notice>
        )}
      </div>
      <div className="row flex-wrap no-print">
        {canWrite ? (
          <Button look="main" onPress={() => model.goOn()}>
            {phrases.writeNew}
          </Button>
        ) : null}
        {place === "page" ? (
          <a className="button quiet" href={consultationAddress.desk}>
            {phrases.toDesk}
          </a>
        ) : null}
        {withdrawn === null ? (
          <>
            <OpenTicks customer={model.account} booking={about.booking} />
            <Button look="danger-quiet" onPress={() => setWithdrawing(true)}>
              {phrases.withdraw}
            </Button>
          </>
        ) : null}
      </div>
      {isWithdrawing ? <WithdrawDialog model={model.withdrawal} onClose={() => setWithdrawing(false)} /> : null}
      <PrescriptionPaper paper={{ ...version, signed }} />
    </div>
  );
}
