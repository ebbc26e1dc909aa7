import type { Fault } from "#cli/input/fault.ts";

/** One line a fault; `file` names one of several files. */
export function faultsText(faults: readonly Fault[], file: string | null = null): string {
  const before = file === null ? "" : `${file}: `;
  return faults.map(({ path, expected }) => `${before}${path === "" ? "the input" : path}: expected ${expected}\n`).join("");
}

export const wrongUsageText = (command: string, problem: string): string =>
  `niramaya ${command}: ${problem}. See: niramaya ${command} --help\n`;

export const fileIsThereText = (file: string): string => `${file} already exists. Nothing was written.\n`;

/**
 * Where commands begin with the first word, but none is called so: what there is, and last what is amiss, where a long list leaves it in
 * sight.
 */
export const unknownOfGroup = (command: string, help: string): string =>
  command.includes(" ") ? `${help}\nThere is no command "${command}".\n` : help;

/** `nearest`: a word that was perhaps meant. */
export const unknownCommand = (command: string, nearest: string | null): string =>
  `There is no command "${command}".${nearest === null ? "" : ` Did you mean "${nearest}"?`} niramaya --help lists them all.\n`;

/** A slip of ours: what happened in one line, and never where in the program. */
export const defectText = (error: unknown): string =>
  `Something went wrong that should not have: ${(error instanceof Error ? error.message : String(error)).split("\n")[0]}\n`;
