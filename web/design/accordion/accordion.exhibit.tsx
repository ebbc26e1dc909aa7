import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Accordion } from "./accordion.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const accordionExhibits: readonly Exhibit[] = [
  exhibit(
    Accordion,
    () => ({
      closed: { heading: say.accordion, children: say.accordionText },
      open: { heading: say.accordion, isOpen: true, children: say.accordionText },
      long: { heading: long.line, isOpen: true, children: long.text },
      Hindi: { heading: hindi.title, isOpen: true, children: hindi.notice },
    }),
    { room: "card", stand: (drawn) => <div className="accordions">{drawn}</div> },
  ),
];
