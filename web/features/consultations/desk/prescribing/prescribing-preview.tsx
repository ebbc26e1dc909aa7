import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { PrescriptionPaper } from "#web/features/consultations/prescriptions/prescription-paper.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

type PreviewProps = { readonly model: PrescribingModel; readonly about: Prescribing };

/** What is about to be signed, as its patient will read it. */
export const PrescribingPreview = observer(function PrescribingPreview({ model, about }: PreviewProps) {
  const { written, signing } = model;
  const { kind, start, mode, practitioner, patient } = about;
  const told = { ...patient, age: patient.age ?? written.age, gender: patient.gender ?? written.gender };
  const isSigning = signing.kind === "sending";
  return (
    <div className="stack gap-6">
      <PrescriptionPaper paper={{ ...written, kind, start, mode, practitioner, patient: told, signed: null }} />
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

/** What was signed last for the appointment, with the way to a new version while there may be one. */
export function SignedPrescription({ model, about, canWrite }: PreviewProps & { readonly canWrite: boolean }) {
  const last = about.former?.versions.at(-1) ?? null;
  if (last === null) return null;
  const { version, hash } = last;
  const signed = { number: version.number, version: version.version, at: version.signedAt, hash };
  return (
    <div className="stack gap-6">
      <div role="status">{about.former?.withdrawn == null ? <Notice kind="good">{phrases.signed}</Notice> : null}</div>
      <div className="row flex-wrap no-print">
        {canWrite ? (
          <Button look="main" onPress={() => model.goOn()}>
            {phrases.writeNew}
          </Button>
        ) : null}
        <a className="button quiet" href={consultationAddress.desk}>
          {phrases.toDesk}
        </a>
      </div>
      <PrescriptionPaper paper={{ ...version, signed }} />
    </div>
  );
}
