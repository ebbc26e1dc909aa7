import { slotFaults } from "./slot-faults.ts";
import { grouped } from "../../shared/grouped.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { LabOffer } from "../labs.port.ts";
import type { LabEntry, LabLine } from "./lab-line.ts";

/**
 * What is wrong with lines beside each other and beside what is stored: an id or a slug that another has, and a package of tests that are
 * nowhere, and what is wrong with its slots. Source: specification/labs.md, Staff commands.
 */
export function lineFaults(lines: readonly LabLine[], stored: LabOffer): readonly LineFault[] {
  const faults: LineFault[] = [...repeatedNames(lines)];
  const replaced = new Set(lines.map(({ entry }) => `${entry.kind} ${named(entry).id}`));
  const slugs = new Map<string, string>([
    ...stored.tests.filter(({ id }) => !replaced.has(`test ${id}`)).map(({ slug, id }) => [`test ${slug}`, id] as const),
    ...stored.packages.filter(({ id }) => !replaced.has(`package ${id}`)).map(({ slug, id }) => [`package ${slug}`, id] as const),
  ]);
  const tests = new Set<string>([
    ...stored.tests.map(({ id }) => id),
    ...lines.flatMap(({ entry }) => (entry.kind === "test" ? [entry.test.id] : [])),
  ]);
  for (const { line, entry } of lines) {
    const { kind, slug } = named(entry);
    const other = slug === null ? undefined : slugs.get(`${kind} ${slug}`);
    if (other !== undefined) faults.push({ line, path: `${kind}.slug`, expected: `one that no other ${kind} has; ${other} has it` });
    if (entry.kind !== "package") continue;
    for (const [nth, id] of entry.package.tests.entries())
      if (!tests.has(id)) faults.push({ line, path: `package.tests[${nth}]`, expected: "the id of a test" });
  }
  faults.push(...slotFaults(lines, stored));
  return faults.sort((a, b) => a.line - b.line);
}

/** Entries of one kind share neither an id nor a slug. */
const repeatedNames = (lines: readonly LabLine[]): readonly LineFault[] =>
  [...grouped(lines, ({ entry }) => entry.kind)].flatMap(([kind, alike]) => {
    const names = alike.map(({ line, entry }) => ({ line, ...named(entry) }));
    return [
      ...repeatedValues(
        names.flatMap(({ line, id }) => (id === null ? [] : [{ line, value: id }])),
        { path: `${kind}._id`, what: "an id" },
      ),
      ...repeatedValues(
        names.flatMap(({ line, slug }) => (slug === null ? [] : [{ line, value: slug }])),
        { path: `${kind}.slug`, what: "a slug" },
      ),
    ];
  });

function named(entry: LabEntry): { readonly kind: LabEntry["kind"]; readonly id: string | null; readonly slug: string | null } {
  switch (entry.kind) {
    case "lab":
      return { kind: entry.kind, id: entry.lab.id, slug: null };
    case "test":
      return { kind: entry.kind, id: entry.test.id, slug: entry.test.slug };
    case "package":
      return { kind: entry.kind, id: entry.package.id, slug: entry.package.slug };
    case "slots":
    case "closed":
      return { kind: entry.kind, id: null, slug: null };
  }
}
