import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { NoteList } from "#web/features/health/tool/note-list.tsx";
import { needsWords } from "./needs-words.ts";
import type { NeedsAnswers } from "./work-out-needs.ts";
import type { NeedsValues } from "./needs-values.ts";

type NeedsResultsProps = { readonly answers: NeedsAnswers | null; readonly values: NeedsValues };

const ENERGIES = [
  { figure: "goal_kcal", label: needsWords.figures.goal, formula: "goal", unit: needsWords.kilocalories },
  { figure: "tdee_kcal", label: needsWords.figures.day, formula: "tdee", unit: needsWords.kilocalories },
  { figure: "bmr_kcal", label: needsWords.figures.rest, formula: "bmr", unit: needsWords.kilocalories },
  { figure: "protein_g", label: needsWords.figures.protein, formula: "protein", unit: needsWords.grams },
] as const;

/** What a day asks, each figure with its formula; a figure that is not told has no row. */
export function NeedsResults({ answers, values }: NeedsResultsProps) {
  const [energy, water] = [answers?.energy ?? null, answers?.water ?? null];
  if (energy === null && water === null) return <p className="muted">{needsWords.nothingYet}</p>;
  const typed = needsWords.typed(values);
  const shown = ENERGIES.flatMap((row) => {
    const figure = energy?.figures?.[row.figure] ?? null;
    return energy === null || figure === null ? [] : [{ ...row, answer: energy, figure: row.unit({ number: needsWords.grouped(figure) }) }];
  });
  return (
    <>
      <div className="bill">
        {shown.map(({ label, figure, formula, answer }) => (
          <FormulaCard key={formula} label={label} figure={figure} formula={formula} answer={answer} typed={typed} />
        ))}
        {water === null ? null : (
          <FormulaCard
            label={needsWords.figures.water}
            figure={needsWords.millilitres({ number: needsWords.grouped(water.figures?.["goal_ml"] ?? "") })}
            formula="water"
            answer={water}
            typed={typed}
          />
        )}
      </div>
      <NoteList notes={[...(energy?.notes ?? []), ...(water?.notes ?? [])]} texts={needsWords.notes} />
      {water === null ? null : <p className="small muted">{needsWords.doctor}</p>}
    </>
  );
}
