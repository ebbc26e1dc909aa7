import fc from "fast-check";

export const PEOPLE = 5;

const EVENTS = [
  ...(["join", "join", "invite", "invite", "accept", "decline", "leave", "let_in", "turn_down", "remove", "ban", "unban"] as const),
  ...(["promote", "promote", "demote", "hand_over", "take_over"] as const),
];
const DEEDS = [
  ...(["follow", "follow", "accept", "accept", "decline", "unfollow", "remove-follower", "mute", "block", "unblock", "take-back"] as const),
  ...(["write", "write", "write", "write", "write", "narrow", "delete-post", "restore-post"] as const),
  ...([
    "comment",
    "comment",
    "comment",
    "reply",
    "reply",
    "reply",
    "uncomment",
    "uncomment",
    "like",
    "like",
    "like",
    "like",
    "unlike",
  ] as const),
  ...([
    "in-group",
    "in-group",
    "in-group",
    "in-group",
    "in-group",
    "ask-by-link",
    "open-group",
    "delete-group",
    "restore-group",
    "restore-group",
  ] as const),
  ...(["shows", "gone", "back", "back", "enter", "tell", "tell", "tell"] as const),
] as const;

/** What somebody does; numbers choose among what there is by then. */
export type FitbookAct = {
  readonly deed: (typeof DEEDS)[number];
  readonly by: number;
  readonly other: number;
  readonly nth: number;
  readonly event: (typeof EVENTS)[number];
  readonly audience: "everybody" | "followers" | "group" | "me";
};

export const anyFitbookAct: fc.Arbitrary<FitbookAct> = fc.record({
  deed: fc.constantFrom(...DEEDS),
  by: fc.nat(PEOPLE - 1),
  other: fc.nat(PEOPLE - 1),
  nth: fc.nat(12),
  event: fc.constantFrom(...EVENTS),
  audience: fc.constantFrom("everybody", "followers", "group", "group", "me"),
});
