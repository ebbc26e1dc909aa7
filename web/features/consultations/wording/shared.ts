import { TELE_MANAS } from "#core/shared/helplines.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What the desk says of what a patient shared for an appointment. */
export const sharedPhrases = {
  open: "What the patient shared",
  nothing: "Nothing was shared for this appointment.",
  current: "As it stands now.",
  frozen: ({ moment }: Facts<"moment">) => `As it stood when the call began, ${moment}.`,
  complaint: "In the patient's own words",
  profile: "Health profile",
  otherwise: "What it says beside the answers above, or otherwise.",
  /** What the health profile asks its patient, as it is said to others, by the linkIds of group and questions. */
  questions: {
    history: "Health so far",
    conditions: "Illnesses, now or before",
    "conditions-other": "Other illness",
    "takes-medicines": "Takes a medicine or supplement",
    medicines: "Which, how much and how often",
    "has-allergies": "Allergic to something",
    allergies: "Allergies, as the patient wrote of them before",
    "allergy-substances": "Allergic to",
    "allergy-reactions": "Reaction",
    pregnancy: "Pregnant or breastfeeding",
    "pregnancy-weeks": "Week of pregnancy",
    habits: "Uses",
    height: "Height",
    weight: "Weight",
    "knows-blood-pressure": "Knows their blood pressure",
    systolic: "Blood pressure, upper value",
    diastolic: "Blood pressure, lower value",
  },
  labReport: ({ lab }: Facts<"lab">) => `Lab report from ${lab}`,
  correctedSince: "The laboratory corrected this after it was shared. You see the newest version.",
  redFlag: "One of these answers can be a sign of an emergency.",
  selfHarm: `The patient has thoughts of ending their life. Ask about it first, and name Tele-MANAS ${TELE_MANAS} and 112.`,
};
