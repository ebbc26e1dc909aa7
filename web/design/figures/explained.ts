/** Why a figure is what it is: sentences, then a sum of named amounts. A row without a figure is a remark in the sum's place. */
export type Explained = { readonly sentences: readonly string[]; readonly rows: readonly ExplainedRow[] };

export type ExplainedRow = { readonly label: string; readonly figure: string; readonly kind: "part" | "sum" };

export const part = (label: string, figure: string): ExplainedRow => ({ label, figure, kind: "part" });
export const sum = (label: string, figure: string): ExplainedRow => ({ label, figure, kind: "sum" });
