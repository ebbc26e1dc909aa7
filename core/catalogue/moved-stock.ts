/**
 * How many pieces there are after an import. `counted` is what the file says, `exported` what an export said beside it: what the file adds
 * or takes away moves what there is now, so that a sale in between stays sold. Never below 0. Source: specification/catalogue.md, Import
 * and export.
 */
export const movedStock = (now: number, { counted, exported }: { readonly counted: number; readonly exported: number }): number =>
  Math.max(0, now + counted - exported);
