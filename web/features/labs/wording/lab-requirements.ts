import type { Facts } from "#web/design/phrase.ts";

export const labRequirementPhrases = {
  heading: "What these tests need",
  beforePaying: "Send it while this time is held for you, then pay.",
  prescriptionOf: ({ name, tests }: Facts<"name" | "tests">) => `Prescription for ${name}: ${tests}`,
  consentOf: ({ name, tests }: Facts<"name" | "tests">) => `Written consent of ${name}: ${tests}`,
  states: {
    missing: "Not sent yet.",
    given: "Agreed in writing.",
    sent: "Sent. The laboratory checks it before it takes the sample.",
    accepted: "Accepted by the laboratory.",
    refused: "The laboratory can't use it.",
  },
  why: ({ reason }: Facts<"reason">) => `It says: ${reason}`,
  until: ({ time }: Facts<"time">) =>
    `Send another one until ${time}. Otherwise the booking is cancelled, and you get all your money back.`,
  legend: "A picture or a PDF of the prescription",
  hint: "At most 10 MB. You, the laboratory and our staff who work for it see it, and nobody else. Each time they open it is written down.",
  choose: "Choose a file",
  uploading: "The prescription",
  signed: "Or use one signed here",
  signedOne: ({ number, day }: Facts<"number" | "day">) => `${number}, ${day}`,
  use: "Send this one",
  consentSelf:
    "I have been told what this test is for and what its result may mean. A counsellor talks with me before and after it. I may refuse it, and nobody is told the result without my consent. I agree to it.",
  consentGuardian: ({ name }: Facts<"name">) =>
    `As the guardian of ${name} I have been told what this test is for and what its result may mean. A counsellor talks with us before and after it. We may refuse it, and nobody is told the result without our consent. I agree to it.`,
  helpline: "Questions first? The national helpline 1097 is free, day and night.",
  agree: "I agree",
  note: ({ tests }: Facts<"tests">) => `${tests} needs a prescription. You send it once the time is held, before you pay.`,
  noteConsent: ({ tests }: Facts<"tests">) => `${tests}: you agree in writing once the time is held, before you pay.`,
};
