const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const time = /(?<![\w.-])\d*\.?\d+m?s\b/g;
const inlineStyle = /\bstyle=/g;

/** Colours and times that a sheet states itself instead of by a token. */
export function rawValuesIn(sheet: string): readonly string[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
  return [...text.matchAll(colour), ...text.matchAll(time)].map(([value]) => value).filter((value) => !isNothing(value));
}

/** A component takes its looks from classes: colours are tokens, and the policy of the pages forbids style attributes. */
export function rawStylesIn(source: string): readonly string[] {
  return [...source.matchAll(colour), ...source.matchAll(inlineStyle)].map(([value]) => value);
}

const isNothing = (value: string) => /^0m?s$/.test(value);
