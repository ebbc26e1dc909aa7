import type { Facts } from "#web/design/phrase.ts";

/** What a report's page says of sharing it, in English. */
export const reportSharingPhrases = {
  title: "Share with a practitioner",
  text: "Of all practitioners only the one of the appointment that you choose can read what was found here. From 30 days after that appointment on they read only what was shared when its call began. You can take it back at any time.",
  notShown: "Whom this report is shared with can't be shown right now.",
  none: "There is no appointment for which this could be shared.",
  find: "Find a practitioner",
  appointment: ({ moment }: Facts<"moment">) => `Appointment: ${moment}`,
  notShared: "Not shared",
  shared: ({ moment }: Facts<"moment">) => `Shared since ${moment}`,
  share: "Share",
  takeBack: "Stop sharing",
  whose: ({ practitioner, moment }: Facts<"practitioner" | "moment">) => `${practitioner}, ${moment}`,
  consentOwn: "Practitioners may not read your health data right now.",
  consentOf: ({ name }: Facts<"name">) => `Practitioners may not read the health data of ${name} right now.`,
  allow: "Allow and share",
  notNow: "Not now",
  nowShared: ({ name }: Facts<"name">) => `${name} can read this report now.`,
  nowTaken: ({ name }: Facts<"name">) => `${name} can't read this report any more.`,
  unavailable: "This could not be changed. Please try again.",
  refusals: {
    "unknown-booking": "This isn't available any more.",
    "unknown-member": "This isn't available any more.",
    "no-consent": "Practitioners may not read this person's health data.",
    "not-shareable": "A report can be shared for a confirmed appointment, and until 30 days after it.",
  },
  log: "Who has read your health data",
};
