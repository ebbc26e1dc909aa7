import { globSync } from "node:fs";

/** Every phrase in Hindi that holds two facts or more, with the name of each fact in its place. */
export async function factsInHindi(): Promise<readonly string[]> {
  const files = globSync("{adapters,cli,core,web}/**/wording/hindi/*.ts").sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const words: unknown = await import(/* @vite-ignore */ new URL(`../../${file}`, import.meta.url).href);
      return phrasesIn(file.replace(/^web\/(?:features\/)?|wording\/hindi\/|\.ts$/g, ""), words);
    }),
  );
  return found.flat();
}

/** Answers `‹name›` for each fact. */
const named = new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => `‹${String(name)}›` });

/** What takes its facts by name is a phrase; all else arranges, and is tried where it stands. */
const isPhrase = (value: unknown): value is (facts: typeof named) => unknown => typeof value === "function" && /^\(\{/.test(String(value));

function phrasesIn(path: string, value: unknown): readonly string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, part]) => phrasesIn(`${path} ${name}`, part));
  if (!isPhrase(value)) return [];
  const text = value(named);
  return typeof text === "string" && new Set(text.match(/‹\w+›/g)).size > 1 ? [`${path}: ${text.trim().replaceAll(/\n+/g, " ")}`] : [];
}
