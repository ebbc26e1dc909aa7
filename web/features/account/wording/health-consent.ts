import type { Facts } from "#web/design/phrase.ts";

/** The one consent to the use of a patient's health data, said in the same words wherever it is asked. */
export const healthConsentPhrases = {
  title: "May we keep your health data?",
  titleOf: ({ name }: Facts<"name">) => `May we keep the health data of ${name}?`,
  text: "This one consent covers what is noted in trackers and what is written, answered and sent for an appointment. We keep it in your account. The practitioner of an appointment can read the health profile with height and weight, and what is written, answered, sent or attached for that appointment; nothing else of the trackers. Our staff look only with a reason that is written down. It is never used for offers or advertising.",
  withdrawing:
    "You can withdraw it at any time in your account. Nothing new is kept then, and practitioners read only what was kept with a consultation when it began. Without this consent, trackers work on their page until you close it.",
  tick: "I allow Niramaya to keep my health data, and the practitioners of my appointments to read what is named above.",
  tickOf: ({ name }: Facts<"name">) =>
    `I allow Niramaya to keep the health data of ${name}, and the practitioners of these appointments to read what is named above.`,
  tickFirst: "Please tick this first.",
  allow: "Allow",
};
