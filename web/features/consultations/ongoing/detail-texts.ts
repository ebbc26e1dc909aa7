import { ongoingPhrases as words } from "#web/features/consultations/wording/ongoing.ts";
import type { ItemDescription } from "#core/consultations/prescription/prescription.ts";

/** What is told beside the name of a dose or an exercise: its details. */
export const detailTexts = ({ details }: Pick<ItemDescription, "details">): readonly string[] =>
  Object.entries(details).map(([field, value]) => {
    const said = Object.entries(words.counted).find(([one]) => one === field)?.[1];
    return said === undefined ? value : said({ count: value });
  });
