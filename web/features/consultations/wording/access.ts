import type { Facts } from "#web/design/phrase.ts";
import type { SeenKind } from "#core/consultations/booking/access-entry.ts";

/** What the page of who read health data says, in English. */
export const accessPhrases = {
  unavailable: "Who saw your health data can't be shown right now.",
  none: "No practitioner has read your health data",
  noneText:
    "When a practitioner reads what you wrote, answered, sent or attached, your health profile, a lab report or your prescriptions, it is listed here.",
  by: ({ name }: Facts<"name">) => `${name}, practitioner`,
  saw: ({ what, whose }: Facts<"what" | "whose">) => `Read: ${what} (${whose})`,
  kinds: {
    complaint: "what you wrote before the appointment",
    assessments: "answers before the appointment",
    "health-profile": "health profile",
    reports: "reports that you sent",
    trackers: "tracked days that you attached",
    prescriptions: "prescriptions",
    ticks: "what was ticked on a prescription",
    "lab-reports": "lab reports that you shared",
    mobile: "the mobile number of your account, to call you",
  } satisfies Record<SeenKind, string>,
  own: "your own",
  why: ({ day }: Facts<"day">) => `For the consultation of ${day}`,
  more: "Show earlier ones",
  tryAgain: "Try again",
  readings: "Who read it",
  consents: "Who may use it",
  consentsUnavailable: "what you allowed",
  myself: "Me",
  allowed: "Allowed",
  notAllowed: "Not allowed",
  allow: "Allow",
  withdraw: "Withdraw",
  nowAllowed: ({ name }: Facts<"name">) => `Allowed: ${name}`,
  nowWithdrawn: ({ name }: Facts<"name">) => `Withdrawn: ${name}`,
  notChanged: "This could not be changed. Please try again.",
  export: "Take it along",
  exportText:
    "Your appointments, answers, prescriptions, what you ticked and measured, lab reports, those of your members, and who read them: one file (FHIR R4) that programs of other practitioners and hospitals can read. Keep it where only you can open it.",
  exportTake: "Download my health data",
  exportFile: "my-health-data.json",
  exportTaken: "my-health-data.json is in your downloads.",
  exportTrouble: {
    "too-many-exports": "You have downloaded this ten times in the last hour. Please try again later.",
    unavailable: "The download didn't finish. Please try again.",
  },
};
