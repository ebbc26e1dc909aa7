import type { Facts } from "#web/design/phrase.ts";

/** What the sleep tracker alone says. */
export const sleepPhrases = {
  add: "Note your sleep",
  goodNight: "Good night",
  goodMorning: "Good morning",
  since: ({ moment }: Facts<"moment">) => `Asleep since ${moment}.`,
  notAfterAll: "Not asleep after all",
  notNoted: "That was under 10 minutes, over 18 hours or overlaps another sleep. Please enter it yourself.",
  byHand: "Enter both times yourself, or a nap",
  note: "Note this sleep",
  startDay: "Asleep on",
  startTime: "Asleep at",
  endDay: "Awake on",
  endTime: "Awake at",
  quality: "How was it?",
  unrated: "Not rated",
  qualities: { "1": "1: very poor", "2": "2: poor", "3": "3: fair", "4": "4: good", "5": "5: very good" },
  problems: {
    length: "A sleep can last 10 minutes to 18 hours.",
    time: "Please enter both days and both times.",
    ahead: "That time hasn't come yet.",
    "too-old": "You can go back up to a year.",
  },
  overlaps: ({ start, end }: Facts<"start" | "end">) => `That overlaps your sleep from ${start} to ${end}.`,
  join: "Join them",
};
