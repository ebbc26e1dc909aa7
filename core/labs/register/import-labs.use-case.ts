import { ok, refused } from "../../shared/result.ts";
import { EMPTY_OFFER } from "../labs.port.ts";
import { calendarsIn } from "./calendars-in.ts";
import { isSame } from "../../shared/equality/is-same.ts";
import { lineFaults } from "./line-faults.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LabOffer } from "../labs.port.ts";
import type { LabLine } from "./lab-line.ts";
import type { LabRegister, LabRegisterChange } from "./lab-register.port.ts";

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type LabImport = { readonly name: string; readonly lines: readonly LabLine[]; readonly run: "dry" | "real" };

/** How many labs, tests, packages and calendars are new, how many changed, and how many stayed the same. */
export type LabIntake = { readonly added: number; readonly changed: number; readonly unchanged: number };

export type LabFaults = { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/**
 * Puts what laboratories offer in the place of what has the same ids, as staff; `who` is the staff member's name. All of a file, or nothing
 * where a line is faulty. Source: specification/labs.md, Staff commands.
 */
export type ImportLabs = (who: string, given: LabImport) => Promise<Result<LabIntake, LabFaults>>;

export const makeImportLabs =
  ({ register, now }: { readonly register: LabRegister; readonly now: Clock }): ImportLabs =>
  (who, { name, lines, run }) =>
    register.change((stored): LabRegisterChange<Result<LabIntake, LabFaults>> => {
      const faults = lineFaults(lines, stored);
      if (faults.length > 0) return { put: EMPTY_OFFER, audit: null, answer: refused({ kind: "faulty", faults }) };
      const { put, intake } = intakeOf(lines, stored);
      if (run === "dry") return { put: EMPTY_OFFER, audit: null, answer: ok(intake) };
      const subject = { kind: "lab", id: "all" } as const;
      return { put, audit: { at: now(), who, action: "lab import", subject, details: { file: name, ...intake } }, answer: ok(intake) };
    });

function intakeOf(lines: readonly LabLine[], stored: LabOffer): { readonly put: LabOffer; readonly intake: LabIntake } {
  const former = new Map<string, unknown>([
    ...stored.labs.map((one) => [`lab ${one.id}`, one] as const),
    ...stored.tests.map((one) => [`test ${one.id}`, one] as const),
    ...stored.packages.map((one) => [`package ${one.id}`, one] as const),
    ...stored.calendars.map((one) => [`calendar ${one.id}`, one] as const),
  ]);
  const entries = lines.map(({ entry }) => entry);
  const labs = entries.flatMap((entry) => (entry.kind === "lab" ? [entry.lab] : []));
  const tests = entries.flatMap((entry) => (entry.kind === "test" ? [entry.test] : []));
  const packages = entries.flatMap((entry) => (entry.kind === "package" ? [entry.package] : []));
  const calendars = calendarsIn(entries, stored.calendars);
  const sort = <One extends { readonly id: string }>(kind: string, list: readonly One[]) => ({
    added: list.filter(({ id }) => !former.has(`${kind} ${id}`)),
    changed: list.filter((one) => former.has(`${kind} ${one.id}`) && !isSame(former.get(`${kind} ${one.id}`), one)),
  });
  const sorted = {
    lab: sort("lab", labs),
    test: sort("test", tests),
    package: sort("package", packages),
    calendar: sort("calendar", calendars),
  };
  const added = sorted.lab.added.length + sorted.test.added.length + sorted.package.added.length + sorted.calendar.added.length;
  const changed = sorted.lab.changed.length + sorted.test.changed.length + sorted.package.changed.length + sorted.calendar.changed.length;
  return {
    put: {
      labs: [...sorted.lab.added, ...sorted.lab.changed],
      tests: [...sorted.test.added, ...sorted.test.changed],
      packages: [...sorted.package.added, ...sorted.package.changed],
      calendars: [...sorted.calendar.added, ...sorted.calendar.changed],
    },
    intake: { added, changed, unchanged: labs.length + tests.length + packages.length + calendars.length - added - changed },
  };
}
