import type { Facts } from "#web/design/phrase.ts";

/** Quizzes that people play together. */
export const livePhrases = {
  stages: {
    lobby: "You are in. The host opens the first question soon.",
    watch: "The host opens the first question soon.",
    question: ({ place, of }: Facts<"place" | "of">) => `Question ${place} of ${of}`,
    ended: "Time is up. The answer comes at once.",
    told: "Here is the answer. The host opens the next question.",
    over: "The quiz is over.",
  },
  players: {
    one: ({ count }: Facts<"count">) => `${count} player`,
    other: ({ count }: Facts<"count">) => `${count} players`,
  },
  answered: {
    one: ({ count }: Facts<"count">) => `${count} has answered`,
    other: ({ count }: Facts<"count">) => `${count} have answered`,
  },
  seconds: {
    one: ({ count }: Facts<"count">) => `${count} second`,
    other: ({ count }: Facts<"count">) => `${count} seconds`,
  },
  timeLeft: "Time left",
  join: "Join",
  joinAt: "Join on your phone at",
  joinCode: "The address as a QR code",
  joinText: "Join to answer. Only people who can see you in Fitbook see your name; to everyone else you are “A player”.",
  joinFailed: "You're offline, so you haven't joined. Please try again.",
  send: "Send my answer",
  sending: "Sending",
  sent: "Your answer is in.",
  late: "Your answer came too late and does not count.",
  elsewhere: "You have answered on another device.",
  waiting: "You're offline, so your answer was not sent. Please press again.",
  lost: "You're offline. We'll bring you back automatically; the clock keeps running.",
  yours: "Your answer",
  earned: ({ points }: Facts<"points">) => `${points} points`,
  yourPoints: ({ points }: Facts<"points">) => `Your points: ${points}`,
  first: "Top five",
  you: "You",
  aPlayer: "A player",
  ownRank: ({ rank }: Facts<"rank">) => `Your place: ${rank}`,
};
