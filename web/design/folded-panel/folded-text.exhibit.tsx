import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { FoldedText } from "./folded-text.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const foldedTextExhibits: readonly Exhibit[] = [
  exhibit(
    FoldedText,
    () => ({
      closed: { title: say.accordion, children: <p>{say.accordionText}</p> },
      long: { title: long.line, children: <p>{long.text}</p> },
      Hindi: { title: hindi.title, children: <p>{hindi.notice}</p> },
    }),
    { room: "card" },
  ),
];
