import { globSync } from "node:fs";

/** A sentence for customers: the file and name of its phrase, with each fact's name in its place. */
export type Sentence = { readonly place: string; readonly text: string };

/** What bounds who learns something, or for how long. One of these beside one of `OF_DATA` makes a sentence a promise about data. */
export const BOUNDING: readonly string[] = [
  ...["nobody", "no one", "no other", "no customer", "no page", "only", "alone", "never", "nowhere", "without your", "by machine"],
  ...["nothing of it", "nothing else", "nothing about", "nothing is kept", "nothing is recorded", "nothing is stored", "nothing is sent"],
  ...["no name", "no entry", "no password", "no advertising", "no analytics", "no advertisers", "no data", "no mobile"],
  ...["not kept", "not told", "not stored", "not copied", "not recorded", "not sent to us", "not written into", "not name", "not track"],
  ...["is deleted", "are deleted", "deletes the", "erased", "hash", "hashes", "encrypted"],
  ...["on this device", "in this device", "on your device", "in this browser", "in your browser", "in your own browser", "in this tab"],
];
export const OF_DATA: readonly string[] = [
  ...["see", "sees", "seen", "read", "reads", "open", "opens", "find", "finds", "found", "know", "knows", "learn", "learns"],
  ...[
    "told",
    "tell",
    "tells",
    "say",
    "says",
    "hear",
    "hears",
    "record",
    "recorded",
    "keep",
    "keeps",
    "kept",
    "store",
    "stored",
    "stay",
    "stays",
  ],
  ...[
    "sent",
    "send",
    "sends",
    "share",
    "shares",
    "shared",
    "show",
    "shows",
    "shown",
    "used",
    "hold",
    "holds",
    "data",
    "name",
    "names",
    "reaches",
  ],
  ...["sell", "sells", "lend", "lends", "logs", "look", "looks", "saved", "searches", "advertising", "advertisers", "analytics", "copied"],
  ...["copy", "hash", "hashes", "encrypted", "erased", "deleted", "deletes", "along", "sign in", "suggestions", "goes with"],
];

/** One of these makes a sentence in Hindi a promise, where its English text may be none. */
export const IN_HINDI: readonly string[] = [
  ...["और कोई नहीं,", "और कोई नहीं।", "और कोई इसे नहीं", "किसी और ग्राहक", "कोई और नहीं", "कोई नहीं देखता", "कोई नहीं पढ़ता", "कोई पेज इसे"],
  ...[
    "केवल आप ",
    "सिर्फ़ आप ",
    "सिर्फ़ आपको",
    "सिर्फ़ आपके लिए",
    "केवल आपके लिए",
    "सिर्फ़ हम ",
    "सिर्फ़ हमारे",
    "इस्तेमाल कभी नहीं",
    "यह कभी नहीं",
    "से कभी नहीं",
  ],
];

const anyOf = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join("|")})\\b`, "iu");
const [bounding, ofData] = [anyOf(BOUNDING), anyOf(OF_DATA)];

export const isPromise = (text: string): boolean => bounding.test(text) && ofData.test(text);
export const isPromiseInHindi = (text: string): boolean => IN_HINDI.some((words) => text.includes(words));

/** What customers read has a twin in Hindi; what only staff read has none. */
export const wordingFiles = (): readonly string[] =>
  globSync("{adapters,cli,web}/**/wording/hindi/*.ts")
    .map((twin) => twin.replaceAll("\\", "/").replace("/hindi/", "/"))
    .sort();

export const hindiTwinOf = (file: string): string => file.replace("/wording/", "/wording/hindi/");

export async function sentencesIn(file: string): Promise<readonly Sentence[]> {
  const words: unknown = await import(/* @vite-ignore */ new URL(`../../${file}`, import.meta.url).href);
  return sentencesOf(words, file.replace(/^web\/(?:features\/)?|wording\/|hindi\/|\.ts$/g, ""));
}

export const sentencesOf = (words: unknown, under: string): readonly Sentence[] =>
  textsIn(words, []).flatMap(({ names, text }) => split(text).map((one) => ({ place: `${under} ${names.join(".")}`, text: one })));

const split = (text: string): readonly string[] =>
  text
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?।])\s+/u)
    .filter((one) => one !== "");

/** Answers `‹name›` for each fact. */
const named: unknown = new Proxy({}, { get: (_, name) => `‹${String(name)}›` });

type Text = { readonly names: readonly string[]; readonly text: string };

function textsIn(said: unknown, names: readonly string[]): readonly Text[] {
  if (typeof said === "function") return textsIn(said(named), names);
  if (typeof said === "string") return [{ names, text: said }];
  return Object.entries(said ?? {}).flatMap(([name, part]) => textsIn(part, [...names, name]));
}
