import { part, sum } from "#web/design/figures/explained.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { explained } from "#web/gallery/samples/explained.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Bill } from "./bill.tsx";
import { ExplainedFigure } from "./explained-figure.tsx";
import { Explanation } from "./explanation.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const figure = { label: say.shop, figure: "₹1,249.00", children: <Explanation {...explained} /> };

export const billExhibits: readonly Exhibit[] = [
  exhibit(
    Explanation,
    () => ({
      "sentences and a sum": explained,
      "sentences alone": { sentences: [say.sentence, long.text], rows: [] },
      "a sum alone": { sentences: [], rows: explained.rows },
      long: { sentences: [long.text], rows: [part(long.line, "₹12,34,56,789.00"), sum(long.word, "₹12,34,56,789.00")] },
      Hindi: { sentences: [hindi.sentence], rows: [part(hindi.title, "₹1,249.00"), sum(hindi.hint, "₹149.88")] },
    }),
    {
      room: "card",
      stand: (drawn) => (
        <div className="bill">
          <div className="explanation">{drawn}</div>
        </div>
      ),
    },
  ),
  exhibit(
    ExplainedFigure,
    () => ({
      plain: figure,
      less: { ...figure, label: say.applied, figure: "−₹149.88", tone: "less" },
      total: { ...figure, label: say.cart, figure: "₹1,100.00", tone: "total" },
      long: { ...figure, label: long.line, figure: "₹12,34,56,789.00" },
      Hindi: { ...figure, label: hindi.title },
    }),
    { room: "card", stand: (drawn) => <div className="bill">{drawn}</div> },
  ),
  exhibit(
    Bill,
    () => ({
      whole: {
        figures: [
          { label: say.shop, figure: "₹1,249.00", tone: "plain", explained },
          { label: say.applied, figure: "−₹149.88", tone: "less", explained },
          { label: say.cart, figure: "₹1,100.00", tone: "total", explained },
        ],
      },
      empty: { figures: [] },
      Hindi: { figures: [{ label: hindi.title, figure: "₹1,249.00", tone: "total", explained }] },
    }),
    { room: "card" },
  ),
];
