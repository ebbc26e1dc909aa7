import { soundOf } from "../../search/sound.ts";
import { searchedText } from "../../shared/searched-text.ts";
import { CROSS_REACTING, RELATED_CLASSES, SUBSTANCE_ROWS } from "./substance-rows.ts";

/** `above`: the classes that it belongs to, and theirs. */
type Substance = { readonly key: string; readonly above: ReadonlySet<string> };

/**
 * What a text speaks of: substances of the table by their keys, words that the table does not know, and words for forms and parts, each in
 * its basic form.
 */
export type Spoken = { readonly keys: ReadonlySet<string>; readonly words: ReadonlySet<string>; readonly forms: ReadonlySet<string> };

/** Words that name nothing by themselves, in both languages. */
const JOINING =
  wordSet(`a an and any all of or the to with without in on by from for my i am is are it at no not none nil nothing known other
  type kind etc allergic allergy allergies reaction reactions intolerance intolerant sensitive sensitivity ka ke ki se ko aur ya hai
  का के की से को और या है हैं में एलर्जी कोई नहीं सब आदि`);

/** Words for forms, parts and amounts: they name nothing beside a word that does. "Seeds" alone is what somebody is allergic to. */
const FORMS = wordSet(`oil oils powder churna choorna churnam tablet tab capsule cap caps syrup gel cream lotion balm ointment drop juice
  extract essence paste pack granule decoction kwath kashayam kadha taila tailam thailam tel vati gutika pishti bhasma leha avaleha
  root leaf leaves seed bark flower fruit stem wood gum resin whole raw roasted dry dried fresh pure organic plain
  food foods product products medicine medicines drug drugs injection vaccine group family
  mg mcg ml gm kg g tsp teaspoon tablespoon cup glass water warm hot cold lukewarm
  तेल तैल चूर्ण पाउडर गोली वटी भस्म सिरप रस अर्क काढ़ा क्वाथ लेप जड़ पत्ता बीज छाल फूल फल दवा दवाई पानी गर्म गुनगुना`);

/** "gluten-free", "sugar free", "मुक्त": what stands before them is not in it. */
const FREE_OF = wordSet("free मुक्त रहित फ्री");
/** "without milk", "बिना दूध": what follows is not in it. */
const WITHOUT = wordSet("without बिना");

const LONGEST_NAME = 4;
/** A sound of fewer letters fits too many words. */
const SHORTEST_SOUND = 4;

const { substances, byName, bySound, namesBySubstance } = tableOf(SUBSTANCE_ROWS);

/** Keys of all substances of the table. */
export const SUBSTANCE_KEYS: ReadonlySet<string> = new Set(substances.keys());

/**
 * What a patient's own words of a substance speak of. The longest name that fits is what is meant: "nutmeg" is no nut, "milk thistle" no
 * milk. Case, plural and script make no difference. Source: specification/prescriptions.md, Allergies.
 */
export const spokenIn = (text: string): Spoken => spokenBy(apart(text).flatMap((part) => namesIn(wordsIn(part))));

/** What the name of a drug, a product or an ingredient says that it holds: what it is free of is left out, as in "gluten-free". */
export function heldIn(name: string): Spoken {
  const held = apart(name).flatMap((part) => {
    const words = wordsIn(part);
    const isHeld = ({ place, length }: Named) => !WITHOUT.has(words[place - 1] ?? "") && !FREE_OF.has(words[place + length] ?? "");
    return namesIn(words).filter(isHeld);
  });
  return spokenBy(held);
}

/** What stands apart in a text: no name goes over a comma, as "nut milk" in "mixed nuts, milk" would. */
const apart = (text: string): readonly string[] => text.split(/[,;\n]/);

/** Under which names the table knows a substance. */
export const namesOfSubstance = (key: string): readonly string[] => namesBySubstance.get(key) ?? [];

/** Whether who does not bear the first should be warned of the second. A form, as "seeds", is meant only where nothing else is named. */
export function speaksOf({ keys, words, forms }: Spoken, item: Spoken): boolean {
  const named = keys.size + words.size > 0 ? words : forms;
  return (
    [...keys].some((one) => [...item.keys].some((other) => isRelated(one, other))) ||
    [...named].some((one) => [...item.words, ...item.forms].some((other) => isSameWord(one, other)))
  );
}

/** Whether who does not bear the first may not bear the second either: they are of two classes that are related. */
export const isRelatedTo = ({ keys }: Spoken, item: Spoken): boolean =>
  RELATED_CLASSES.some(([one, other]) => (isOf(keys, one) && isOf(item.keys, other)) || (isOf(keys, other) && isOf(item.keys, one)));

/** A substance, or a word that is none where `key` is null, and which words of a text these are. */
type Named = { readonly key: string | null; readonly word: string; readonly place: number; readonly length: number };

function namesIn(words: readonly string[]): readonly Named[] {
  const named: Named[] = [];
  for (let place = 0; place < words.length; ) {
    const { key, length } = nameAt(words, place);
    named.push({ key, word: words[place] ?? "", place, length });
    place += length;
  }
  return named;
}

function spokenBy(named: readonly Named[]): Spoken {
  const others = named.flatMap(({ key, word }) => (key === null && !JOINING.has(word) ? [word] : []));
  const isForm = (word: string) => FORMS.has(word) || FREE_OF.has(word) || /^\d+$/.test(word);
  return {
    keys: new Set(named.flatMap(({ key }) => (key === null ? [] : [key]))),
    words: new Set(others.filter((word) => !isForm(word))),
    forms: new Set(others.filter(isForm)),
  };
}

const isOf = (keys: ReadonlySet<string>, group: string): boolean =>
  [...keys].some((key) => key === group || substances.get(key)?.above.has(group) === true);

/** The same, a class and its member, or two members of a class that pass for one another. */
function isRelated(one: string, other: string): boolean {
  const [above, aboveOther] = [substances.get(one)?.above, substances.get(other)?.above];
  if (above === undefined || aboveOther === undefined) return false;
  if (one === other || above.has(other) || aboveOther.has(one)) return true;
  return [...above].some((shared) => aboveOther.has(shared) && CROSS_REACTING.has(shared));
}

/** Whether two words are the same, written in one script or in two. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (isLatin(one) === isLatin(other)) return false;
  const sound = soundOf(one);
  return sound.length >= SHORTEST_SOUND && sound === soundOf(other);
}

/** The longest name of the table that begins at a word, also where it is written as two words, or as one. */
function nameAt(words: readonly string[], place: number): { readonly key: string | null; readonly length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - place); length > 0; length -= 1) {
    const name = words.slice(place, place + length);
    const key = byName.get(name.join(" ")) ?? byName.get(name.join("")) ?? bySound.get(soundKey(name)) ?? null;
    if (key !== null) return { key, length };
  }
  return { key: null, length: 1 };
}

/**
 * With a name apart from the strength that is written onto it: "Telma40", "Dolo650". What is shorter is a name, as "D3", or a potency, as
 * "30C".
 */
export function apartFromStrength(text: string): string {
  return text.replace(/(\p{L}{3})(?=\p{N})/gu, "$1 ");
}

/** Words in their basic form, without apostrophes and the signs by which one Devanagari word is spelt in several ways. */
function wordsIn(text: string): readonly string[] {
  const plain = searchedText(apartFromStrength(text).replace(/['’ʼ]s?(?=\s|$)|['’ʼ]/g, "")).replace(/[\u093c\u200c\u200d]/g, "");
  const spelt = plain.replace(/\u0901/g, "\u0902").replace(/[ङञणनम]\u094d(?=[क-म])/g, "\u0902");
  return (spelt.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(basicForm);
}

function basicForm(word: string): string {
  if (isLatin(word)) {
    const written = word.replaceAll("sulph", "sulf");
    if (/[^aeiou]ies$/.test(written) && written.length > 4) return `${written.slice(0, -3)}y`;
    if (/(?:ch|sh|ss|x|to|go)es$/.test(written)) return written.slice(0, -2);
    return /[a-z]{2}[^siu]s$/.test(written) ? written.slice(0, -1) : written;
  }
  const singular = word.replace(/ि(?:यों|यां|यो)$/, "ी").replace(/(?<=..)\u094dस$/, "");
  return singular.length > 3 ? singular.replace(/(?:ओं|ों|ें|ए|े|ा)$/, "") : singular;
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

/** Whether its letters are Latin or not, then how it sounds: so only a name in the other script is met. Empty: it is too short to tell. */
function soundKey(words: readonly string[]): string {
  const sound = words.map(soundOf).join(" ");
  return sound.length < SHORTEST_SOUND ? "" : `${words.every(isLatin) ? "latin" : "other"} ${sound}`;
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text));
}

function tableOf(rows: string): {
  readonly substances: ReadonlyMap<string, Substance>;
  readonly byName: ReadonlyMap<string, string>;
  readonly bySound: ReadonlyMap<string, string>;
  readonly namesBySubstance: ReadonlyMap<string, readonly string[]>;
} {
  const lines = rows
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
  const listed = (text: string | undefined) => (text ?? "").split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
  const classes = new Map(lines.map(([key = "", of]) => [key, listed(of)]));
  const allAbove = (key: string): readonly string[] => (classes.get(key) ?? []).flatMap((one) => [one, ...allAbove(one)]);
  const names = lines.flatMap(([key = "", , written]) => listed(written).map((name) => ({ key, words: wordsIn(name) })));
  const otherScript = names.flatMap(({ key, words }): [string, string][] => {
    const sound = soundKey(words);
    return sound === "" ? [] : [[sound.startsWith("latin") ? sound.replace("latin", "other") : sound.replace("other", "latin"), key]];
  });
  return {
    substances: new Map([...classes.keys()].map((key) => [key, { key, above: new Set(allAbove(key)) }])),
    byName: new Map(names.map(({ key, words }) => [words.join(" "), key])),
    bySound: new Map(otherScript),
    namesBySubstance: new Map(lines.map(([key = "", , written]) => [key, listed(written)])),
  };
}
