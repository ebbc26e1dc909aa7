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
  labReport: ({ lab }: Facts<"lab">) => `Lab report from ${lab}`,
  correctedSince: "The laboratory corrected this after it was shared. You see the newest version.",
  redFlag: "One of these answers can be a sign of an emergency.",
  selfHarm: `The patient has thoughts of ending their life. Ask about it first, and name Tele-MANAS ${TELE_MANAS} and 112.`,
};
