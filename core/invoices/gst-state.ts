import { codeOfState, indianStateIn } from "../shipping/indian-states.ts";

/** A state as an invoice names it; `code` null: it is no state of India. */
export type GstState = { readonly name: string; readonly code: string | null };

/** The state that is meant, in any usual spelling. Source: specification/invoices.md, Place of supply. */
export function gstState(written: string): GstState {
  const name = indianStateIn(written);
  return name === null ? { name: written.trim(), code: null } : { name, code: codeOfState(name) };
}
