import { CONDITIONS } from "#core/assessments/questions/common-groups.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { ageWords } from "#web/features/consultations/age-words.ts";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { ItemCaution } from "#core/consultations/prescriptions/item-cautions.ts";
import type { Warning } from "#core/consultations/prescription/prescription.ts";
import type { MissingPart } from "#core/consultations/prescriptions/write-refusal.ts";
import type { NotSigned } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";

type Signing = SubmissionState<NotSigned>;

/** The parts that are missing in the prescription that was refused. */
export const missingIn = (signing: Signing): readonly MissingPart[] =>
  signing.kind === "refused" && signing.refusal.kind === "missing" ? signing.refusal.parts : [];

/** Whether the prescription was refused because of a warning about this item. */
export const isWarned = (signing: Signing, item: string): boolean =>
  signing.kind === "refused" && signing.refusal.kind === "warned" && signing.refusal.warnings.some((one) => one.item === item);

/** Whether the prescription was refused because of this item. */
export const isRefused = (signing: Signing, item: string): boolean =>
  signing.kind === "refused" && "item" in signing.refusal && signing.refusal.item === item;

/** Why a text can't stand on the paper, where the prescription was refused for a letter that is in it; null: it can. */
export const unprintedIn = (signing: Signing, text: string): string | null =>
  signing.kind === "refused" && signing.refusal.kind === "unprinted" && text.includes(signing.refusal.letter)
    ? refusalWords(signing)
    : null;

export const warningWords = ({ kind, with: what }: Warning): string => phrases.warnings[kind]({ what });

/** Which of an item's substances ask for caution, and why. */
export function cautionWords({ because, substances: written }: ItemCaution): string {
  const substances = written.join(", ");
  switch (because.kind) {
    case "related":
      return phrases.cautions.related({ substances, allergy: because.allergy });
    case "condition":
      return phrases.cautions.ill({ substances, illness: conditionWords(because.condition) });
    case "wrote":
      return phrases.cautions.wrote({ substances, words: because.said });
    case "told":
      return phrases.cautions.takes({ substances, medicine: because.said });
    case "pregnancy":
      return phrases.cautions[because.told]({ substances });
    case "age":
      return phrases.cautions.young({ substances, age: ageWords(because.years) });
  }
}

/** What an illness of the health profile is called. */
export function conditionWords(condition: string): string {
  const option = CONDITIONS.find(({ code }) => code === condition);
  if (option === undefined) return condition;
  return languageWords.language === "hi" ? option.hindi : option.text;
}

/** Why it was not signed; null: it was not refused. */
export function refusalWords(signing: Signing): string | null {
  if (signing.kind !== "refused") return null;
  const { refusal } = signing;
  if (refusal.kind === "missing") return phrases.refused.missing({ parts: refusal.parts.map((part) => phrases.parts[part]).join(", ") });
  if (refusal.kind === "unprinted") return phrases.refused.unprinted({ letter: refusal.letter });
  return phrases.refused[refusal.kind === "not-yours" ? "unknown-booking" : refusal.kind];
}
