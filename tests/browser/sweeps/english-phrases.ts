import { globSync } from "node:fs";

/** Kept in English by their owners. */
const NAMES = ["App Store", "Google Play"];

/** So many words of a phrase that holds facts are enough to know it by. */
const ENOUGH = 3;

/** Answers whether a text is one of our phrases in English, of two words or more. */
export async function englishPhrases(): Promise<(text: string) => boolean> {
  const files = globSync("web/**/wording/*.ts").filter((file) => !file.endsWith("/language.ts"));
  const [whole, withFacts] = [new Set<string>(), [] as RegExp[]];
  for (const file of files) {
    const phrases: unknown = await import(/* @vite-ignore */ new URL(`../../../${file}`, import.meta.url).href);
    for (const phrase of textsIn(phrases)) {
      const words = phrase.match(/[A-Za-z]{2,}/g) ?? [];
      if (!phrase.includes(FACT) && words.length > 1) whole.add(phrase.trim());
      if (phrase.includes(FACT) && words.length >= ENOUGH) withFacts.push(patternOf(phrase));
    }
  }
  for (const name of NAMES) whole.delete(name);
  return (text) => whole.has(text) || withFacts.some((phrase) => phrase.test(text));
}

const patternOf = (phrase: string): RegExp => new RegExp(`^${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(FACT, ".+")}$`);

const FACT = "\u0001";
const marked: unknown = new Proxy({}, { get: () => FACT });

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return /^\(\{/.test(String(value)) ? textsIn(value(marked)) : []; // All else arranges.
  return Object.values(value ?? {}).flatMap(textsIn);
}
