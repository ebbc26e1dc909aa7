import { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import { ongoingPhrases as words } from "#web/features/consultations/wording/ongoing.ts";
import type { ItemDescription } from "#core/consultations/prescription/prescription.ts";

/** What is told beside the name of a dose or an exercise: its details, and why it was prescribed in spite of a warning. */
export const detailTexts = ({ details, nevertheless }: Pick<ItemDescription, "details" | "nevertheless">): readonly string[] => [
  ...Object.entries(details).map(([field, value]) => {
    const said = Object.entries(words.counted).find(([one]) => one === field)?.[1];
    return said === undefined ? value : said({ count: value });
  }),
  ...(nevertheless === null ? [] : [prescriptionPhrases.nevertheless({ reason: nevertheless })]),
];
