import { readJsonText } from "#adapters/input-file/json-text.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { pageIn } from "./read-page.ts";
import type { LandingPageFault, LandingPageLine } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";

/** A line without its end: its text, or why there is none. */
type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** The lines of a file of `landing import`, a page each. Source: specification/plans.md, Landing pages by name. */
export async function readLandingLines(
  lines: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly lines: readonly LandingPageLine[]; readonly faults: readonly LandingPageFault[] }> {
  const read: LandingPageLine[] = [];
  const faults: LandingPageFault[] = [];
  let line = 0;
  for await (const some of lines)
    for (const one of some) {
      line += 1;
      if (one.kind !== "text")
        faults.push({ line, path: "", expected: one.kind === "no-utf-8" ? "text in UTF-8" : "a line that fits into memory" });
      else if (one.text.trim() !== "") {
        const page = readJsonText(one.text, (wire) => readObject(wire, pageIn));
        if (page.kind === "ok") read.push({ line, page: page.value });
        else for (const fault of page.refusal) faults.push({ line, ...fault });
      }
    }
  return { lines: read, faults };
}
