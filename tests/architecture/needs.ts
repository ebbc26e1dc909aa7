/** Functions of a text of core that make a use case and take more than one value: needs are named in one object. */
export const severalNeeds = (text: string): readonly string[] =>
  [...text.matchAll(/export (?:function|const) (make[A-Z]\w*)(?:<[^>]*>)?(?: =)?\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap(
    ([, name = "", given = ""]) => (isSeveral(given) ? [name] : []),
  );

/** Commas within braces and brackets part fields, not parameters. */
function isSeveral(given: string): boolean {
  let depth = 0;
  for (const sign of given.replace(/,\s*$/, "")) {
    if ("{[<(".includes(sign)) depth += 1;
    if ("}]>)".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) return true;
  }
  return given.trimStart().startsWith("...");
}
