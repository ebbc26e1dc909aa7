import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { bodyResultPhrases } from "#web/features/health/wording/body-results.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";

type FatResultProps = { readonly fat: HealthAnswer; readonly sex: string; readonly typed: readonly TypedRow[] };

/** The share of fat with how sure it is, and what it weighs; nothing where no figure is told. */
export function FatResult({ fat, sex, typed }: FatResultProps) {
  const { figures } = fat;
  if (figures === null) return null;
  const [percent, spread] = [figures["fat_percent"] ?? "", figures["spread"] ?? ""];
  const navy = sex === "female" ? "us_navy_female" : "us_navy_male";
  return (
    <>
      <FormulaCard
        label={bodyResultPhrases.figures.fat}
        figure={bodyResultPhrases.percent({ percent, spread })}
        formula={fat.formula === "deurenberg@1" ? "deurenberg" : navy}
        answer={fat}
        typed={typed}
      />
      <FormulaCard
        label={bodyResultPhrases.figures.fatKg}
        figure={bodyResultPhrases.kilograms({ number: figures["fat_kg"] ?? "" })}
        formula="fat_kg"
        answer={fat}
        typed={typed}
      />
      <FormulaCard
        label={bodyResultPhrases.figures.leanKg}
        figure={bodyResultPhrases.kilograms({ number: figures["lean_kg"] ?? "" })}
        formula="lean_kg"
        answer={fat}
        typed={typed}
      />
    </>
  );
}
