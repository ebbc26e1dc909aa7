/**
 * Functions of a text that make something of what they need and take it otherwise than by name in one object. Before it one value may
 * choose among several: `makeX(kind)(needs)`.
 */
export const unnamedNeeds = (text: string): readonly string[] =>
  [...text.matchAll(MADE)].flatMap(([, name = "", given = "", next]) =>
    isNamed(given) || (isOne(given) && next !== undefined) ? [] : [name],
  );

const MADE =
  /(?:function|const) (make[A-Z]\w*)(?: =)?\s*(?:<[^>]*>)?\s*(?:async )?\(([^()]*(?:\([^()]*\)[^()]*)*)\)(\s*=>\s*\((?:\{|needs: ))?/g;

const isNamed = (given: string): boolean => given.trim() === "" || (isOne(given) && /^\s*(?:\{|needs: )/.test(given));

/** Commas within braces and brackets part fields, not parameters. */
function isOne(given: string): boolean {
  let depth = 0;
  for (const sign of given.replace(/,\s*$/, "")) {
    if ("{[<(".includes(sign)) depth += 1;
    if ("}]>)".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) return false;
  }
  return !given.trimStart().startsWith("...");
}

/** Classes that a composition makes with what it needs in an order, which no name tells. */
export const orderedClasses = (text: string): readonly string[] =>
  [...text.matchAll(/\(\{[^)]*\}\)\s*=>\s*new (\w+)\((?!\{)/g)].map(([, name = ""]) => name);
