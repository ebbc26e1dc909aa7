import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { healthSummaryPhrases as words } from "./wording/health-summary.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { HealthSummary as Told } from "#core/consultations/safety/person-health.ts";

/**
 * Allergies, pregnancy and what is taken, before anything is written and whatever is written. Red where there is something to mind, or where
 * nothing is known.
 */
export function HealthSummary({ health, patient }: Pick<Prescribing, "health" | "patient">) {
  if (health === null) return <Notice kind="bad">{words.unreadable}</Notice>;
  const isUnasked = patient.gender === "male" && health.pregnancy === null;
  const facts = [
    { name: words.allergies, value: allergiesIn(health) },
    ...(isUnasked ? [] : [{ name: words.pregnancy, value: pregnancyIn(health) }]),
    { name: words.takes, value: medicinesIn(health) },
  ];
  return (
    <section aria-label={words.title}>
      <Notice kind={isHarmless(health) && (isUnasked || health.pregnancy === "no") ? "note" : "bad"}>
        <FactList facts={facts} />
      </Notice>
    </section>
  );
}

const isHarmless = ({ hasAllergies, takesMedicines }: Told): boolean => hasAllergies === false && takesMedicines === false;

function allergiesIn({ hasAllergies, allergies, reactions }: Told): string {
  if (hasAllergies === null) return words.unanswered;
  if (!hasAllergies) return words.noAllergies;
  const substances = allergies.length === 0 ? words.unnamed : allergies.join(", ");
  return reactions.trim() === "" ? substances : words.reacting({ substances, reactions });
}

function pregnancyIn({ pregnancy, pregnancyWeek }: Told): string {
  if (pregnancy === null) return words.unanswered;
  return pregnancyWeek === null ? words.pregnancies[pregnancy] : words.pregnantInWeek({ week: String(pregnancyWeek) });
}

function medicinesIn({ takesMedicines, medicines }: Told): string {
  if (takesMedicines === null) return words.unanswered;
  if (!takesMedicines) return words.noMedicines;
  return medicines.trim() === "" ? words.unnamed : medicines;
}
