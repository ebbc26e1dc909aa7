import FilePlus2 from "lucide-react/icons/file-plus-corner";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { labRequirementWords as says } from "./lab-requirement-words.ts";
import { PrescriptionModel, prescriptionNeeds } from "./prescription-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { CheckedRequirement } from "#core/labs/booking/requirement.ts";
import type { LabBookingModel } from "#web/features/labs/booking/lab-booking-model.ts";

type LabRequirementsProps = {
  readonly customer: CustomerId;
  readonly model: LabBookingModel;
  readonly booking: LabBookingView;
  readonly whose: ReadonlyMap<string | null, string>;
};

/** What the tests of a booking ask for, person by person, and sending it. */
export const LabRequirements = observer(function LabRequirements({ customer, model, booking, whose }: LabRequirementsProps) {
  const { requirements } = booking;
  if (requirements.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h3>{says.heading}</h3>
      {model.lacks ? <p>{says.beforePaying}</p> : null}
      {requirements.map((one) => {
        const name = whose.get(one.member) ?? "";
        return (
          <div key={`${one.kind} ${one.member}`} className="booking-card">
            <h4>{says.titleOf(one, name)}</h4>
            <div role="status">
              {says.stateOf(one).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            {one.kind === "consent" ? (
              <Consent model={model} one={one} name={name} />
            ) : model.maySend(one) ? (
              <Prescription customer={customer} model={model} one={one} />
            ) : null}
          </div>
        );
      })}
    </section>
  );
});

type OneProps = { readonly model: LabBookingModel; readonly one: CheckedRequirement };

const Consent = observer(function Consent({ model, one, name }: OneProps & { readonly name: string }) {
  if (one.state !== "missing" || !model.purchase.isPayable) return null;
  return (
    <>
      <p>{one.member === null ? says.consentSelf : says.consentGuardian({ name })}</p>
      <p className="small muted">{says.helpline}</p>
      <div>
        <Button
          look="main"
          state={model.purchase.step.kind === "sending" ? "busy" : "ready"}
          onPress={() => void model.consent(one.member)}
        >
          {says.agree}
        </Button>
      </div>
    </>
  );
});

const Prescription = observer(function Prescription({ customer, model, one: { member } }: OneProps & { readonly customer: CustomerId }) {
  const useCases = useNeeds(prescriptionNeeds);
  const [sending] = useState(() => new PrescriptionModel({ ...useCases, customer, member, send: (by) => model.prescribe({ member, by }) }));
  useEffect(() => void sending.begin(), [sending]);
  const { signed, chosen } = sending;
  return (
    <div className="stack gap-3">
      <FileUploads
        customer={customer}
        model={sending.uploads}
        legend={says.legend}
        hint={says.hint}
        ways={[{ kind: "report", Icon: FilePlus2, words: says.choose, chooses: "one" }]}
        title={() => says.uploading}
        name={() => says.uploading}
        problem={null}
      />
      {signed.length === 0 ? null : (
        <>
          <ChoiceField
            label={says.signed}
            choices={signed.map(({ booking, number, signedAt }) => ({
              value: `${booking}`,
              words: says.signedOne({ number, day: dayAt(signedAt) }),
            }))}
            value={chosen}
            onChange={sending.choose}
          />
          <div>
            <Button look="quiet" state={chosen === "" ? "off" : "ready"} onPress={() => void sending.use()}>
              {says.use}
            </Button>
          </div>
        </>
      )}
    </div>
  );
});
