import { exhibit } from "#web/gallery/exhibit.tsx";
import { facts } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { FactList } from "./fact-list.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const factListExhibits: readonly Exhibit[] = [
  exhibit(
    FactList,
    () => ({
      some: { facts },
      long: { facts: [{ name: long.word, value: long.text }] },
      Hindi: { facts: [{ name: hindi.hint, value: hindi.typed, language: "hi" }] },
    }),
    { room: "card" },
  ),
];
