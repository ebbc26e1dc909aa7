import type { FormulaCardPaper } from "#core/health/formula-card-paper.port.ts";

/** Formula cards as PDF, by pdfkit. The library and its fonts are loaded for the first one. */
export const formulaCardPaper = (): FormulaCardPaper => async (card) => {
  const [{ drawFormulaCard }, { Typefaces: Faces }] = await Promise.all([
    import("./draw-formula-card.ts"),
    import("#adapters/pdf/typefaces.ts"),
  ]);
  return drawFormulaCard(card, new Faces());
};
