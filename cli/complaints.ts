import { faultsText, wrongUsageText } from "./wording/complaints.ts";
import { UNUSABLE_INPUT, WRONG_USAGE } from "./terminal.ts";
import type { Fault } from "./input/fault.ts";
import type { Terminal } from "./terminal.ts";

/** Says how a command was used wrongly and answers its exit status. */
export function wrongUsage(terminal: Terminal, command: string, problem: string): number {
  terminal.complain(wrongUsageText(command, problem));
  return WRONG_USAGE;
}

/** Says what is wrong with an input and answers its exit status; `file` names one of several. */
export function unusable(terminal: Terminal, faults: readonly Fault[], file: string | null = null): number {
  terminal.complain(faultsText(faults, file));
  return UNUSABLE_INPUT;
}
