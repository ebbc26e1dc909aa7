import { settingsTable } from "./settings-table.ts";
import { halfSetText, settingText } from "./server/wording/serving.ts";
import type { Setting } from "./setting.ts";

type Table = typeof settingsTable;

export type Settings = { readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never };

/** A setting as it is told to people. */
export type DescribedSetting = {
  readonly variable: string;
  readonly meaning: string;
  readonly expected: string;
  readonly otherwise: string;
  /** What is chosen; null: nothing. A secret only says that it is. */
  readonly chosen: string | null;
  /** What follows from its not being set, where that matters. */
  readonly advice: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or a sentence for each variable that can't be used or lacks another. One that is empty counts as not set. */
export function settingsIn(environment: Environment): { readonly settings: Settings } | { readonly faults: readonly string[] } {
  const read = Object.entries<Setting<unknown>>(settingsTable).map(([name, of]) => {
    const text = textOf(environment, of.variable);
    return { name, of, value: text === "" ? of.otherwise : of.read(text), isUsable: text === "" || of.read(text) !== null };
  });
  const unusable = read.filter(({ isUsable }) => !isUsable).map(({ of }) => settingText(of.variable, of.expected));
  const needsOf = ({ variable, needs = [] }: Setting<unknown>): readonly string[] => {
    const text = textOf(environment, variable);
    return text === "" ? [] : typeof needs === "function" ? needs(text) : needs;
  };
  const halfSet = read
    .filter(({ of, isUsable }) => isUsable && needsOf(of).some((needed) => textOf(environment, needed) === ""))
    .map(({ of }) => halfSetText(of.variable, needsOf(of)));
  const faults = [...unusable, ...halfSet];
  if (faults.length > 0) return { faults };
  return { settings: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Settings }; // Each value was read by its own entry.
}

/** Every setting with its meaning and what is chosen, secrets withheld. */
export const describedSettings = (environment: Environment): readonly DescribedSetting[] =>
  Object.values<Setting<unknown>>(settingsTable).map(({ variable, meaning, expected, otherwise, otherwiseTold, whenUnset, isSecret }) => {
    const text = textOf(environment, variable);
    return {
      variable,
      meaning,
      expected,
      otherwise: otherwiseTold ?? String(otherwise),
      chosen: text === "" ? null : isSecret === true ? "set, not shown" : text,
      advice: text === "" ? (whenUnset ?? null) : null,
    };
  });

const textOf = (environment: Environment, variable: string): string => environment[variable]?.trim() ?? "";
