import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Notice } from "./notice.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const noticeExhibits: readonly Exhibit[] = [
  exhibit(
    Notice,
    () => ({
      note: { kind: "note", children: say.note },
      good: { kind: "good", children: say.good },
      bad: { kind: "bad", children: say.bad },
      long: { kind: "note", children: long.text },
      Hindi: { kind: "bad", children: hindi.notice },
    }),
    { room: "card" },
  ),
];
