import type { Facts } from "#web/design/phrase.ts";

/** Giving an appointment another time. */
export const reschedulePhrases = {
  move: "Change the time",
  which: "Which appointment do you want to move?",
  whichText: "Open it among your appointments and press “Change the time”.",
  now: "Your present time",
  newTime: "Choose the new time",
  days: "Day",
  time: "Time",
  limits: {
    one: ({ until }: Facts<"until" | "count">) =>
      `You can move it until ${until}, and this is the last time. Practitioner, length and fee stay as they are.`,
    other: ({ until }: Facts<"until" | "count">) =>
      `You can move it until ${until}, at most twice. Practitioner, length and fee stay as they are.`,
  },
  rebookLimits: ({ until }: Facts<"until">) => `You can choose it until ${until}. Practitioner, length and fee stay as they are.`,
  missedTime: "The time that was missed",
  moveTo: ({ moment }: Facts<"moment">) => `Move it to ${moment}`,
  nearPaid: ({ half }: Facts<"half">) =>
    `This time is less than 2 hours away. After you move to it you can't cancel for the full fee any more: ${half} comes back. Nor can you move it again.`,
  nearByPlan:
    "This time is less than 2 hours away. After you move to it, cancelling doesn't give the consultation back to your plan any more, and you can't move it again.",
  nearFree: "This time is less than 2 hours away. After you move to it, you can't move it again.",
  chooseFirst: "Choose a time first",
  moving: "Moving the appointment",
  movedTo: ({ moment }: Facts<"moment">) => `Your appointment is now ${moment}.`,
  oldFree: "Your earlier time is free for others now.",
  keep: "Keep the present time",
  noTimes: "There is no other free time within the days that can be booked.",
  tooLate: ({ moment }: Facts<"moment">) => `It could only be moved until ${moment}. You can still cancel it before it starts.`,
  tooLateToRebook: ({ moment }: Facts<"moment">) => `Another time could only be chosen until ${moment}.`,
  outsidePlan: ({ from, until }: Facts<"from" | "until">) =>
    `Your plan pays for this appointment from ${from} to ${until}. Please choose a time within these days.`,
  movedTwice: "This appointment was moved twice already. You can keep or cancel it.",
  goneNearest: ({ times }: Facts<"times">) => `That time is gone. The nearest are ${times}.`,
};
