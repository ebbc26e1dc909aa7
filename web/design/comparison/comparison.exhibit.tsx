import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Comparison } from "./comparison.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const three = say.states.map((title) => ({ id: title, title }));

export const comparisonExhibits: readonly Exhibit[] = [
  exhibit(
    Comparison,
    () => ({
      three: {
        label: say.choose,
        corner: say.title,
        columns: three,
        rows: [
          { id: "short", name: say.hint, cells: [say.typed, say.number, say.good] },
          { id: "long", name: long.line, cells: [long.word, long.name, say.typed] },
        ],
      },
      Hindi: {
        label: say.note,
        corner: hindi.label,
        columns: hindi.choices.map((title) => ({ id: title, title })),
        rows: [{ id: "row", name: hindi.label, cells: hindi.steps }],
      },
    }),
    { room: "all" },
  ),
];
