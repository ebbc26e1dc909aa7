import { ageWords } from "#web/features/consultations/age-words.ts";
import { dayPhrases } from "./wording/day.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

export const patientName = ({ name }: DeskEntry["patient"]): string => name ?? dayPhrases.nameless;

export const ageAndGender = ({ age, gender }: DeskEntry["patient"]): readonly string[] => [
  ...(age === null ? [] : [ageWords(age)]),
  ...(gender === null ? [] : [dayPhrases.genders[gender]]),
];

/** Name, age and gender, as far as they are known. */
export const patientFacts = (patient: DeskEntry["patient"]): string => [patientName(patient), ...ageAndGender(patient)].join(", ");
