import { printedHash } from "#core/consultations/prescriptions/verification-code.ts";
import { overriddenOf } from "#core/consultations/prescription/prescription.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { InvoiceSheet } from "#web/design/invoice/invoice-sheet.tsx";
import { InvoiceParty } from "#web/design/invoice/invoice-party.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { prescriptionWords } from "./prescription-words.ts";
import { scheduleWords } from "./schedule-words.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import "#web/features/payments/purchase/bookings.css";
import { ageWords } from "#web/features/consultations/age-words.ts";
import type { Age } from "#core/shared/age.ts";
import type { Gender } from "#core/identity/customer.ts";
import type { PrescriptionText } from "#core/consultations/prescriptions/prescription-changes.ts";
import type { PrescriptionContent, PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";

/** What stands on paper; `patient` fields null: not known yet. `signed` null: it is a preview. */
export type PaperContent = PrescriptionContent &
  Pick<PrescriptionVersion, "kind" | "start" | "mode" | "overridden"> & {
    readonly practitioner: Omit<PrescriptionVersion["practitioner"], "id">;
    readonly patient: { readonly name: string; readonly age: Age | null; readonly gender: Gender | null };
    readonly signed: { readonly number: string; readonly version: number; readonly at: number; readonly hash: string } | null;
  };

const BEFORE: readonly PrescriptionText[] = ["complaint", "findings", "diagnosis"];
const AFTER: readonly PrescriptionText[] = ["advice", "tests", "followUp"];

/** A prescription or a care plan as it is read and printed. */
export function PrescriptionPaper({ paper }: { readonly paper: PaperContent }) {
  const { kind, practitioner, patient, items, signed } = paper;
  const written = (texts: readonly PrescriptionText[]) =>
    texts.filter((text) => paper[text] !== "").map((text) => prescriptionWords.text(text, paper[text]));
  return (
    <InvoiceSheet title={prescriptionWords.titleOf(kind)} place="part" facts={factsOf(paper)}>
      <div className="invoice-parties">
        <InvoiceParty
          label={phrases.practitioner}
          name={practitioner.name}
          lines={[
            practitioner.qualifications.join(", "),
            practitioner.council === null || practitioner.registration === null
              ? ""
              : phrases.registered({ council: practitioner.council, number: practitioner.registration }),
            practitioner.address ?? "",
          ]}
        />
        <InvoiceParty
          label={phrases.patient}
          name={patient.name}
          lines={[
            [
              ...(patient.age === null ? [] : [ageWords(patient.age)]),
              ...(patient.gender === null ? [] : [phrases.genders[patient.gender]]),
            ].join(", "),
          ]}
        />
      </div>
      <BookingFacts facts={written(BEFORE)} />
      {items.length === 0 ? null : (
        <table className="invoice-lines">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{prescriptionWords.itemsOf(kind)}</th>
              <th scope="col">{phrases.when}</th>
              <th scope="col">{phrases.howLong}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, place) => (
              <tr key={item.key}>
                <td>{place + 1}</td>
                <td>
                  {item.name}
                  {prescriptionWords.details(item, kind).map((detail) => (
                    <span key={detail}>{detail}</span>
                  ))}
                  {scheduleWords.steps(item).map((step) => (
                    <span key={step}>{step}</span>
                  ))}
                  <Ingredients item={item} />
                  {overriddenOf(paper, item)
                    .map(prescriptionWords.overridden)
                    .map((said) => (
                      <strong key={said} className="prescription-warning">
                        {said}
                      </strong>
                    ))}
                  {item.nevertheless === null ? null : (
                    <strong className="prescription-warning">{phrases.nevertheless({ reason: item.nevertheless })}</strong>
                  )}
                </td>
                <td className="prescription-when" data-label={phrases.when}>
                  {scheduleWords.when(item)}
                </td>
                <td data-label={phrases.howLong}>{scheduleWords.span(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <BookingFacts facts={written(AFTER)} />
      <footer className="invoice-notes">
        <p>{phrases.consent}</p>
        <p>{signed === null ? phrases.notValidYet : phrases.hash({ digits: printedHash(signed.hash) })}</p>
      </footer>
    </InvoiceSheet>
  );
}

function Ingredients({ item }: { readonly item: PaperContent["items"][number] }) {
  const contained = prescriptionWords.ingredients(item);
  return contained === null ? null : <span>{contained}</span>;
}

function factsOf({ signed, start, mode }: PaperContent) {
  const numbered =
    signed === null
      ? []
      : [
          { label: phrases.number, value: signed.number },
          { label: phrases.versionLabel, value: String(signed.version) },
          { label: phrases.signed, value: dayOf(indianDay(signed.at)) },
        ];
  return [...numbered, { label: phrases.consulted, value: `${datedMomentAt(start)}, ${phrases.mode[mode]}` }];
}
