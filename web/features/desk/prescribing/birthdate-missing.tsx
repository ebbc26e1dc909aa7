import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { itemKindsOf } from "./prescribing-model.ts";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

type BirthdateMissingProps = { readonly model: PrescribingModel; readonly about: Prescribing };

/** That no medicine can be prescribed as long as nobody knows when the patient was born, and a look whether they have added it. */
export const BirthdateMissing = observer(function BirthdateMissing({ model, about: { patient, kind } }: BirthdateMissingProps) {
  const { looking } = model;
  if (patient.age !== null || !itemKindsOf(kind).includes("drug")) return null;
  return (
    <Notice kind="bad">
      <div className="stack gap-2">
        <p>{phrases.noBirthdate}</p>
        <div className="row">
          <Button look="quiet" state={looking === "sending" ? "busy" : "ready"} onPress={() => void model.lookAgain()}>
            {looking === "sending" ? phrases.looking : phrases.lookAgain}
          </Button>
        </div>
        <div role="status">{looking === "unavailable" ? phrases.notLooked : null}</div>
      </div>
    </Notice>
  );
});
