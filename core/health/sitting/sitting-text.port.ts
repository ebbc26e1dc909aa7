import { token } from "../../shared/token.ts";
import type { SittingResult } from "./results-of-sitting.ts";

/** Results of a sitting that came with a form. `unread` counts what says no result, a text that says none at all as one. */
export type ReadSitting = { readonly results: readonly SittingResult[]; readonly unread: number };

/**
 * The results of a sitting as one text, which travels in a form where no script runs. It holds what was entered and no figure; whoever
 * sends it may have changed it.
 */
export type SittingText = {
  /** Of results after `now`, in milliseconds since 1970, none is read; of too many the last are. */
  read(text: string, now: number): ReadSitting;
  write(results: readonly SittingResult[]): string;
};
export const SittingText = token<SittingText>("SittingText");
