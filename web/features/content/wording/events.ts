import type { TextContent } from "#web/features/content/texts/text-content.ts";

export const written = (): TextContent => ({
  title: "Events",
  description: "Camps, talks and classes by Niramaya: what is on, and how to hear about the next one.",
  lead: "Camps, talks and classes. None is announced right now.",
  sections: [
    {
      id: "will",
      heading: "What will be here",
      blocks: [
        [
          "Talks with a date, a place and the number of free seats",
          "A place on the waiting list when one is full",
          "Notes from each talk, to read afterwards",
        ],
      ],
    },
    {
      id: "hear",
      heading: "How to hear about the next one",
      blocks: [
        "Leave your e-mail address at the foot of this page: we write at most twice a month, and one click unsubscribes you. A company or a housing society that would like its own camp may [write to us](/getintouch).",
      ],
    },
  ],
});
