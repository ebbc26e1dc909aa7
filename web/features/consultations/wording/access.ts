import type { Facts } from "#web/design/phrase.ts";
import type { SeenKind } from "#core/consultations/access/access-entry.ts";

/** What the page of who read health data says, in English. */
export const accessPhrases = {
  unavailable: "Who saw your health data can't be shown just now.",
  none: "Nobody has read your health data",
  noneText: "When a practitioner reads what you wrote or answered, your health profile or your prescriptions, it stands here.",
  by: ({ name }: Facts<"name">) => `${name}, practitioner`,
  saw: ({ what, whose }: Facts<"what" | "whose">) => `Read: ${what} (${whose})`,
  kinds: {
    complaint: "what you wrote before the appointment",
    assessments: "answers before the appointment",
    "health-profile": "health profile",
    prescriptions: "prescriptions",
  } satisfies Record<SeenKind, string>,
  own: "your own",
  when: ({ day, time }: Facts<"day" | "time">) => `${day}, ${time}`,
  why: ({ day }: Facts<"day">) => `For the consultation of ${day}`,
  more: "Show earlier ones",
  tryAgain: "Try again",
};
