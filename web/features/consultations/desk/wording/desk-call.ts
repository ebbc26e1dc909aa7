import type { Facts } from "#web/design/phrase.ts";

/** What the page of a call says to a practitioner. */
export const deskCallPhrases = {
  enter: "Enter the room",
  waitingSince: ({ time }: Facts<"time">) => `Since ${time}`,
  patientWaits: ({ name }: Facts<"name">) => `${name} waits to be let in`,
  patientGone: ({ name }: Facts<"name">) => `${name} has checked in, but is not on the page at present`,
  goneText: ({ time }: Facts<"time">) => `Checked in at ${time}. If you let them in, their page says so as soon as it is open again.`,
  outside: "The patient has not checked in yet",
  away: "The patient has left, and can come back",
  admit: "Let the patient in",
  remove: "Remove the patient",
  prescribe: "Write a prescription",
  complete: "End the consultation",
  completeEarly: "End the consultation now?",
  completeEarlyText: ({ time }: Facts<"time">) =>
    `The appointment lasts until ${time}. Once it is ended, neither of you can come back to this call.`,
  goOn: "Go on with the call",
  phone: {
    without: "You can also go in without, and call the patient by phone once the line is given up.",
    calls: ({ until }: Facts<"name" | "from" | "until">) =>
      `Please call the patient by phone, and say here that you have reached them. Without that or a line the appointment is given up at ${until}.`,
    notAllowed: ({ until }: Facts<"until">) =>
      `The patient does not want to be called by phone. The line is tried again and again until ${until}; then the appointment is given up.`,
    reached: "You have reached the patient by phone. The consultation goes on there; end it here when it is over.",
    show: "Show the patient's number",
    number: ({ number }: Facts<"number">) => `Call ${number}`,
    isReached: "Reached by phone",
    logged: "That you read the number stands in the patient's log.",
    refused: "The number can't be shown: there is a line again, or the account has no number.",
  },
};
