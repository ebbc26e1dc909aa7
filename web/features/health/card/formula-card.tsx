import { ExplainedFigure } from "#web/design/bill/explained-figure.tsx";
import { LateCardDetails } from "./late-card-details.tsx";
import "./formula-card.css";
import type { CardDetailsProps } from "./card-details-props.ts";

type FormulaCardProps = CardDetailsProps & { readonly label: string; readonly figure: string };

/** A figure that opens to its formula's card. */
export const FormulaCard = ({ label, figure, formula, answer, typed }: FormulaCardProps) => (
  <ExplainedFigure label={label} figure={figure}>
    <LateCardDetails formula={formula} answer={answer} typed={typed} />
  </ExplainedFigure>
);
