import { ongoingPhrases as words } from "#web/features/consultations/wording/ongoing.ts";

/** What is told beside the name of a dose or an exercise. */
export const detailTexts = (details: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(details).map(([field, value]) => {
    const said = Object.entries(words.counted).find(([one]) => one === field)?.[1];
    return said === undefined ? value : said({ count: value });
  });
