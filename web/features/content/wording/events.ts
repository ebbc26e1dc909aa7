import type { TextContent } from "#web/features/content/texts/text-content.ts";

export const written = (): TextContent => ({
  title: "Events",
  description: "Camps, talks and classes by Niramaya: what is announced, and how you hear of the next.",
  lead: "Camps, talks and classes. At present none is announced.",
  sections: [
    {
      id: "will",
      heading: "What will be here",
      blocks: [
        [
          "Talks with a date, a place and the number of free seats",
          "A place on the waiting list when one is full",
          "What was said, to read afterwards",
        ],
      ],
    },
    {
      id: "hear",
      heading: "How you hear of the next one",
      blocks: [
        "Leave your e-mail address at the foot of this page: letters come twice a month at most, and one click ends them. A company or a housing society that would like a camp of its own may [write to us](/getintouch).",
      ],
    },
  ],
});
