/** A file that names classes. */
export type Source = { readonly path: string; readonly text: string };

/** The classes that a sheet's selectors name. */
export const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set([...withoutTexts(sheet).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name));

/** The classes that markup names outright, in an attribute's text or in the texts of its expression. */
export function classesNamedIn(source: string): ReadonlySet<string> {
  const attributes = [...source.matchAll(/\bclass(?:Name)?="([^"]*)"/g)].map(([, text = ""]) => text);
  const expressions = [...source.matchAll(/\bclassName=\{([^{}]*)\}/g)].flatMap(([, code = ""]) =>
    [...code.matchAll(/([=!]== )?"([^"]*)"/g)].flatMap(([, compared, text = ""]) => (compared === undefined ? [text] : [])),
  );
  return new Set([...attributes, ...expressions].flatMap((text) => text.split(/\s+/)).filter((name) => /^[a-z][a-z-]*$/.test(name)));
}

/** Whether a source holds the word that a class is, or makes it of a beginning and a value: `avatar-${size}`. */
export function isWrittenIn(sources: readonly Source[]): (name: string) => boolean {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const { text } of sources)
    for (const [, , literal = ""] of text.matchAll(/(["'`])((?:\\.|(?!\1)[\s\S])*?)\1/g))
      for (const word of literal.split(/[\s<>="]+/)) {
        const [beginning = ""] = word.split("${");
        if (beginning === word) words.add(word);
        else if (beginning.length > 1) beginnings.add(beginning);
      }
  return (name) => words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
}

/** Why a name can't be read by somebody who has never seen the sheet; null where it can. */
export function unreadable(name: string): string | null {
  if (name.length < 3) return "shorter than three letters";
  const short = name.split("-").find((word) => ABBREVIATIONS.has(word));
  return short === undefined ? null : `holds the abbreviation ${short}`;
}

/** Each has been a class here, or a part of one. */
const ABBREVIATIONS = new Set(
  "acc accs amt btn cat cats col cols ctl desc err gal img lab nav nm noprint num pdp pic qt qty sk spec util vh".split(" "),
);

const withoutTexts = (sheet: string): string => sheet.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "");
