import { parseArgs } from "./node-builtins.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { ParseArgsOptionsConfig } from "node:util";
import type { Result } from "#core/shared/result.ts";

/** What a command accepts: switches, options with a value, and how many files, or of what else; `least` where fewer will do. */
export type Accepted = {
  readonly switches: readonly string[];
  readonly options: readonly string[];
  readonly files: number;
  readonly least?: number;
  readonly noun?: "APP" | "CODE" | "FILE" | "ID" | "NUMBER" | "WHO";
};

export type Arguments = {
  readonly switches: ReadonlySet<string>;
  readonly options: ReadonlyMap<string, string>;
  readonly files: readonly string[];
};

/** Refused with a sentence where a command is used wrongly. */
export function readArguments(given: readonly string[], accepted: Accepted): Result<Arguments, string> {
  const parsed = parsedArguments(given, accepted);
  if (parsed.kind === "refused") return parsed;
  const { values, positionals } = parsed.value;
  const { files: most, least = most, noun = "FILE" } = accepted;
  if (positionals.length < least || positionals.length > most) {
    const expected = least === most ? counted(most, noun) : `at most ${counted(most, noun)}`;
    return refused(`expected ${expected}, got ${counted(positionals.length, noun)}`);
  }
  const switches = new Set<string>();
  const options = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (value === true) switches.add(name);
    else if (typeof value === "string") options.set(name, value);
  }
  return ok({ switches, options, files: positionals });
}

function parsedArguments(given: readonly string[], accepted: Accepted) {
  const options: ParseArgsOptionsConfig = {};
  for (const name of accepted.switches) options[name] = { type: "boolean" };
  for (const name of accepted.options) options[name] = { type: "string" };
  try {
    return ok(parseArgs({ args: [...given], options, allowPositionals: true }));
  } catch (error) {
    if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
      return refused(firstSentence(error.message));
    throw error;
  }
}

const firstSentence = (message: string): string => message.replace(/\. .*$/s, "").replace(/\.$/, "");

const counted = (count: number, noun: string): string => (count === 0 ? `no ${noun}` : count === 1 ? `one ${noun}` : `${count} ${noun}s`);
