import { slotFaults } from "./slot-faults.ts";
import type { LabOffer } from "../labs.port.ts";
import type { LabEntry, LabFault, LabLine } from "./lab-line.ts";

/**
 * What is wrong with lines beside each other and beside what is stored: an id or a slug that another has, and a package of tests that are
 * nowhere, and what is wrong with its slots. Source: specification/labs.md, Staff commands.
 */
export function lineFaults(lines: readonly LabLine[], stored: LabOffer): readonly LabFault[] {
  const faults: LabFault[] = [];
  const [idLines, slugLines] = [new Map<string, number>(), new Map<string, number>()];
  for (const { line, entry } of lines) {
    const { kind, id, slug } = named(entry);
    for (const [path, value, seen] of [
      ...(id === null ? [] : [["_id", id, idLines] as const]),
      ...(slug === null ? [] : [["slug", slug, slugLines] as const]),
    ]) {
      const before = seen.get(`${kind} ${value}`);
      if (before === undefined) seen.set(`${kind} ${value}`, line);
      else faults.push({ line, path: `${kind}.${path}`, expected: `one that no other line has; line ${before} has it too` });
    }
  }
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
