import type { KeptTool } from "../health/kept-results.port.ts";
import type { EntryFault } from "./entry-faults.ts";

/**
 * Something that can't be among what customers noted. It names ids alone, and never what somebody noted. `days-differ`: days that are not
 * what their entries come to. `presses-astray`: presses whose entry is not there. `kept-too-long`: removed entries that should have been
 * forgotten. `reminders-waiting`: reminders whose moment has long passed.
 */
export type TrackerTrouble =
  | { readonly kind: "entry"; readonly customer: string; readonly entry: string; readonly fault: EntryFault }
  | { readonly kind: "result-differs"; readonly customer: string; readonly result: string; readonly tool: KeptTool }
  | { readonly kind: "days-differ" | "presses-astray" | "kept-too-long" | "reminders-waiting"; readonly count: number };
