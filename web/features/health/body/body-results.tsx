import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { NoteList } from "#web/features/health/tool/note-list.tsx";
import { BandScale } from "./band-scale.tsx";
import { bodyWords } from "./body-words.ts";
import { FatResult } from "./fat-result.tsx";
import type { BodyAnswers } from "./work-out-body.ts";
import type { BodyValues } from "./body-values.ts";

type BodyResultsProps = { readonly answers: BodyAnswers | null; readonly values: BodyValues };

/** What came of a body's figures, each with its formula. */
export function BodyResults({ answers, values }: BodyResultsProps) {
  const typed = bodyWords.typed(values);
  const bmi = answers?.bmi ?? null;
  if (answers === null || bmi === null) return <p className="muted">{bodyWords.nothingYet}</p>;
  const { waist, fat } = answers;
  const figures = bmi.figures ?? {};
  const [from, to] = [figures["healthy_from_kg"] ?? null, figures["healthy_to_kg"] ?? null];
  return (
    <>
      <p className="tool-headline">{bodyWords.headline(bmi)}</p>
      {bmi.band === null ? null : <BandScale bmi={Number(figures["bmi"])} band={bmi.band} />}
      <NoteList notes={bmi.notes} texts={bodyWords.notes} />
      <div className="bill">
        <FormulaCard label={bodyWords.figures.bmi} figure={figures["bmi"] ?? ""} formula="bmi" answer={bmi} typed={typed} />
        {from === null || to === null ? null : (
          <FormulaCard
            label={bodyWords.figures.healthy}
            figure={bodyWords.healthy({ from, to })}
            formula="healthy"
            answer={bmi}
            typed={typed}
          />
        )}
        {waist === null ? null : (
          <FormulaCard
            label={bodyWords.figures.waist}
            figure={bodyWords.centimetres({ number: waist.figures?.["limit_cm"] ?? "" })}
            formula="waist"
            answer={waist}
            typed={typed}
          />
        )}
        {fat === null ? null : <FatResult fat={fat} sex={values.sex} typed={typed} />}
      </div>
      {waist === null ? null : <p>{waist.band === "central" ? bodyWords.waists.central : bodyWords.waists.below}</p>}
      {fat === null ? (
        <p className="small muted">{bodyWords.fatNeeds}</p>
      ) : (
        <NoteList notes={fat.notes.filter((note) => note !== "pregnant")} texts={bodyWords.notes} />
      )}
    </>
  );
}
