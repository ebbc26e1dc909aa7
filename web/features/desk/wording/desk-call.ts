import type { Facts } from "#web/design/phrase.ts";

/** What the page of a call says to a practitioner. */
export const deskCallPhrases = {
  enter: "Enter the room",
  waitingSince: ({ time }: Facts<"time">) => `Since ${time}`,
  patientWaits: ({ name }: Facts<"name">) => `${name} is waiting to be let in`,
  patientGone: ({ name }: Facts<"name">) => `${name} has checked in, but is not on the page right now`,
  goneText: ({ time }: Facts<"time">) => `Checked in at ${time}. If you let them in, they'll see it as soon as their page is open again.`,
  outside: "The patient has not checked in yet",
  away: "The patient has left, and can come back",
  admit: "Let the patient in",
  remove: "Remove the patient",
  removeAway: "Have the patient check in again",
  prescribe: "Write a prescription",
  complete: "End the consultation",
  completeEarly: "End the consultation now?",
  completeEarlyText: ({ time }: Facts<"time">) =>
    `The appointment lasts until ${time}. Once you end it, neither of you can come back to this call.`,
  overText: "The room is closed. You find the appointment, and what you write for it, in your day.",
  goOn: "Stay in the call",
  phone: {
    without: "You can also go in without them, and phone the patient if the call can't be reconnected.",
    calls: ({ until }: Facts<"name" | "from" | "until">) =>
      `Please phone the patient, and confirm here once you've reached them. If you can't and the call isn't reconnected, the appointment ends as failed at ${until}.`,
    notAllowed: ({ until }: Facts<"until">) =>
      `The patient doesn't want a phone call. We keep trying to reconnect until ${until}; after that the appointment ends as failed.`,
    reached: "You have reached the patient by phone. The consultation continues there; end it here when it is over.",
    show: "Show the patient's number",
    number: ({ number }: Facts<"number">) => `Call ${number}`,
    isReached: "Reached by phone",
    logged: "The patient's log shows that you saw the number.",
    refused: "The number can't be shown: the call is connected again, or the account has no number.",
  },
};
