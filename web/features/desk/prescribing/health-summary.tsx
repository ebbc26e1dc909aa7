import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { emergencyWords } from "#web/features/desk/emergency-words.ts";
import { conditionWords } from "./refusal-words.ts";
import { healthSummaryPhrases as words } from "./wording/health-summary.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { HealthSummary as Told } from "#core/consultations/safety/person-health.ts";

/**
 * Allergies, illnesses, pregnancy and what is taken, before anything is written and whatever is written. Red where there is something to
 * mind, or where nothing is known.
 */
export function HealthSummary({ health, patient }: Pick<Prescribing, "health" | "patient">) {
  if (health === null) return <Notice kind="bad">{words.unreadable}</Notice>;
  const isUnasked = (health.sex ?? patient.gender) === "male" && health.pregnancy === null;
  const facts = [
    { name: words.allergies, value: allergiesIn(health) },
    { name: words.illnesses, value: illnessesIn(health) },
    ...(isUnasked ? [] : [{ name: words.pregnancy, value: pregnancyIn(health) }]),
    { name: words.takes, value: medicinesIn(health) },
  ];
  return (
    <section className="stack gap-2" aria-label={words.title}>
      {health.sign === null ? null : <Notice kind="bad">{emergencyWords(health.sign)}</Notice>}
      <Notice kind={isHarmless(health) && (isUnasked || health.pregnancy === "no") ? "note" : "bad"}>
        <FactList facts={facts} />
      </Notice>
      <p className="small muted">{words.compared}</p>
    </section>
  );
}

const isHarmless = ({ hasAllergies, takesMedicines, conditions }: Told): boolean =>
  hasAllergies === false && takesMedicines === false && isWell(conditions);

const isWell = (conditions: readonly string[]): boolean => conditions.length > 0 && conditions.every((one) => one === "none");

function allergiesIn({ hasAllergies, allergies, reactions }: Told): string {
  if (hasAllergies === null) return words.unanswered;
  if (!hasAllergies) return words.noAllergies;
  const substances = allergies.length === 0 ? words.unnamed : allergies.join(", ");
  return reactions.trim() === "" ? substances : words.reacting({ substances, reactions });
}

function illnessesIn({ conditions, otherConditions }: Told): string {
  if (conditions.length === 0) return words.unanswered;
  if (isWell(conditions)) return words.noIllnesses;
  const other = otherConditions.trim() === "" ? words.unnamedIllness : otherConditions;
  return conditions.map((one) => (one === "other" ? other : conditionWords(one))).join(", ");
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
