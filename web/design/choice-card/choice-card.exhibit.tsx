import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { enter } from "#web/gallery/samples/enter.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { ChoiceCard } from "./choice-card.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const choiceCardExhibits: readonly Exhibit[] = [
  exhibit(
    ChoiceCard,
    (id) => {
      const card = { value: "card", title: say.cart, text: say.sentence, onChoose: ignore };
      return {
        open: { ...card, name: `${id}-open`, state: "open" },
        chosen: { ...card, name: `${id}-chosen`, state: "chosen" },
        off: { ...card, name: `${id}-off`, state: "off" },
        "with something to do": { ...card, name: `${id}-doing`, state: "chosen", children: enter },
        long: { ...card, name: `${id}-long`, state: "open", title: long.line, text: long.text, children: enter },
        Hindi: { ...card, name: `${id}-hindi`, state: "chosen", title: hindi.title, text: hindi.typed },
      };
    },
    { room: "card" },
  ),
];
