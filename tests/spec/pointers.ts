import type { Headings } from "./headings.ts";

const POINTER = /Source: ([\s\S]*?)\s*(?:\*\/|\n(?!\s*\* )|$)/g;
const COMMENT = /\/\*|\/\/|^\s*\* /;
const PLACE = /^specification\/([a-z-]+\.md), /;

/** What follows "Source:" in each comment of a file, on one line. */
export function pointersIn(source: string): readonly string[] {
  return [...source.matchAll(POINTER)].flatMap(({ index, 1: text = "" }) => {
    const line = source.slice(source.lastIndexOf("\n", index) + 1, index);
    return COMMENT.test(line) ? [text.replaceAll(/\s*\n\s*\* ?/g, " ").trim()] : [];
  });
}

/** Whether each part of a pointer leads to a heading. A sentence may follow the last one. */
export function leadsToHeadings(pointer: string, headings: Headings): boolean {
  const [place, file = ""] = PLACE.exec(pointer) ?? [];
  if (place === undefined) return false;
  const rest = pointer.slice(place.length);
  return (headings.get(file) ?? []).some((heading) => {
    if (!rest.startsWith(heading)) return false;
    const after = rest.slice(heading.length);
    if (after.startsWith("; ")) return leadsToHeadings(after.slice(2), headings);
    return after === "" || after === "." || after.startsWith(". ");
  });
}
