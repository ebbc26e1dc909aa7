import type { Pregnancy } from "#core/consultations/safety/person-health.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What stands above a prescription that is being written, in English. */
export const healthSummaryPhrases = {
  title: "Allergies, illnesses, pregnancy and medicines",
  unreadable: "You can't read this patient's health data. Ask about allergies, illnesses, pregnancy and medicines before you prescribe.",
  compared:
    "What you write is compared with this and with the age, by a table of some herbs and medicines. Where nothing is said of an item, that does not mean it is safe.",
  allergies: "Allergies",
  illnesses: "Illnesses",
  noIllnesses: "None, according to the patient",
  unnamedIllness: "another one, not named (please ask)",
  pregnancy: "Pregnancy",
  takes: "Takes",
  unanswered: "Not answered. Please ask.",
  noAllergies: "None, according to the patient",
  noMedicines: "No medicines, according to the patient",
  unnamed: "Yes, but not named. Please ask.",
  reacting: ({ substances, reactions }: Facts<"substances" | "reactions">) => `${substances}. Reaction: ${reactions}`,
  pregnancies: {
    pregnant: "Pregnant",
    unsure: "May be pregnant",
    breastfeeding: "Breastfeeding",
    no: "No",
  } satisfies Record<Pregnancy, string>,
  pregnantInWeek: ({ week }: Facts<"week">) => `Pregnant, week ${week}`,
};
