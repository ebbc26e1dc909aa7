import type { Day } from "../shared/day.ts";

/** A part of a formula's card: what it is about, and sentences. */
export type CardPart = { readonly about: string; readonly sentences: readonly string[] };

/** A formula's card as it is printed on a day. */
export type PrintedFormulaCard = { readonly title: string; readonly day: Day; readonly parts: readonly CardPart[] };

/** A formula's card as a file: bytes of a PDF, the same for the same card. Source: specification/health-tools.md, Formula cards. */
export type FormulaCardPaper = (card: PrintedFormulaCard) => Promise<Uint8Array>;
