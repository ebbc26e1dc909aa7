import type { Facts } from "#web/design/phrase.ts";

/** What the pages of the health profile say, in English. */
export const healthProfilePhrases = {
  unavailable: "Your health profile can't be shown right now.",
  notHere: "This person is not one of your members",
  notHereText: "This link doesn't match anyone in your family.",
  mine: "My own health profile",
  pages: { conditions: "Illnesses, medicines and allergies", measures: "Height, weight and blood pressure" },
  whoSaw: "Who saw my health data",
  saved: "Saved. Assessments that are not sent yet show it as your answer.",
  savedWithout: ({ questions }: Facts<"questions">) =>
    `Saved, but still missing: ${questions}. Please add it, so that it can be taken into account.`,
  notTaken: "This was not saved: a question has changed. Please open the page again.",
};
