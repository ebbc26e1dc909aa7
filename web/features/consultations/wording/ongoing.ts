import type { Facts } from "#web/design/phrase.ts";

/** What the page of doses and exercises says, in English. */
export const ongoingPhrases = {
  unavailable: "Your doses and exercises can't be shown just now.",
  none: "Nothing is planned at present",
  noneText: "Once a practitioner has signed a prescription for you, its doses and exercises stand here each day.",
  notHere: "This prescription is not here",
  notHereText: "The address names none of your prescriptions in force.",
  appointments: "Your appointments",
  by: ({ name }: Facts<"name">) => `From ${name}`,
  byFor: ({ name, patient }: Facts<"name" | "patient">) => `From ${name}, for ${patient}`,
  week: ({ done, due }: Facts<"done" | "due">) => `${done} of ${due} ticked in the last 8 days`,
  today: "Today",
  nothingToday: "Nothing is planned for today.",
  daysBefore: "The days before",
  stillPossible: "What you took and did not tick can still be ticked. What was left out is left out: go on with the next one.",
  dose: ({ time, name }: Facts<"time" | "name">) => `${time} · ${name}`,
  later: ({ dose }: Facts<"dose">) => `Later: ${dose}`,
  counted: {
    minutes: ({ count }: Facts<"count">) => `${count} minutes`,
    sets: ({ count }: Facts<"count">) => `Sets: ${count}`,
    repetitions: ({ count }: Facts<"count">) => `Repetitions: ${count}`,
    hold: ({ count }: Facts<"count">) => `Hold: ${count}`,
    avoid: ({ count }: Facts<"count">) => `Avoid: ${count}`,
    avoidance: ({ count }: Facts<"count">) => `Avoid: ${count}`,
    contraindications: ({ count }: Facts<"count">) => `Not with: ${count}`,
    redFlags: ({ count }: Facts<"count">) => `Stop at: ${count}`,
  },
  unsent: "There is no line. What you ticked stays on this device and is sent once there is one.",
  changed: "This could not be ticked: the prescription has changed. Please open the page again.",
  tryAgain: "Try again",
};
