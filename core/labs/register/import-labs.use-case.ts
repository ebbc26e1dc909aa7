import { ok, refused } from "../../shared/result.ts";
import { EMPTY_OFFER } from "../labs.port.ts";
import { calendarsIn } from "./calendars-in.ts";
import { doneCounts } from "../../staff/import-decision.ts";
import { changedOf, planOf, plannedRows } from "../../staff/import/planned-rows.ts";
import { replacingRow } from "../../staff/import/replacing-row.ts";
import { lineFaults } from "./line-faults.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LabOffer } from "../labs.port.ts";
import type { ImportPlan } from "../../staff/import/import-plan.ts";
import type { IncomingRow, Rows } from "../../staff/import/incoming-row.ts";
import type { RowChange } from "../../staff/import/planned-rows.ts";
import type { LabCalendar } from "../lab-calendar.ts";
import type { IncomingLabEntry, LabLine } from "./lab-line.ts";
import type { LabRegister, LabRegisterChange } from "./lab-register.port.ts";

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type LabImport = { readonly name: string; readonly file: Rows<IncomingLabEntry>; readonly run: "dry" | "real" };

export type LabFaults = { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/**
 * Lays what laboratories offer over what has the same ids, as staff; slots and closed days take the place of those of their laboratory.
 * `who` is the staff member's name. All of a file, or nothing where a line is faulty. Source: specification/labs.md, Staff commands.
 */
export type ImportLabs = (who: string, given: LabImport) => Promise<Result<ImportPlan, LabFaults>>;

export const makeImportLabs =
  ({ register, now }: { readonly register: LabRegister; readonly now: Clock }): ImportLabs =>
  (who, { name, file, run }) =>
    register.change((stored): LabRegisterChange<Result<ImportPlan, LabFaults>> => {
      const read = changesIn(file, stored);
      const faults = read.kind === "refused" ? read.refusal : lineFaults(read.value.lines, stored);
      if (read.kind === "refused" || faults.length > 0)
        return { put: EMPTY_OFFER, audit: null, answer: refused({ kind: "faulty", faults }) };
      const { labs, tests, packages, calendars } = read.value;
      const plan = planOf<unknown>([...labs, ...tests, ...packages, ...calendars]);
      if (run === "dry") return { put: EMPTY_OFFER, audit: null, answer: ok(plan) };
      const subject = { kind: "lab", id: "all" } as const;
      const audit = { at: now(), who, action: "lab import", subject, details: { file: name, ...doneCounts(plan) } };
      return {
        put: { labs: changed(labs), tests: changed(tests), packages: changed(packages), calendars: changed(calendars) },
        audit,
        answer: ok(plan),
      };
    });

const changed = <Value>(changes: readonly RowChange<Value>[]): readonly Value[] => changedOf(changes).map(({ becomes }) => becomes);

function changesIn({ rows, faults }: Rows<IncomingLabEntry>, stored: LabOffer) {
  const labs = laidOver(
    rows.flatMap((entry) => (entry.kind === "lab" ? [entry.row] : [])),
    stored.labs,
  );
  const tests = laidOver(
    rows.flatMap((entry) => (entry.kind === "test" ? [entry.row] : [])),
    stored.tests,
  );
  const packages = laidOver(
    rows.flatMap((entry) => (entry.kind === "package" ? [entry.row] : [])),
    stored.packages,
  );
  if (faults.length > 0 || labs.kind === "refused" || tests.kind === "refused" || packages.kind === "refused") {
    const found = [labs, tests, packages].flatMap((read) => (read.kind === "refused" ? read.refusal : []));
    return refused([...faults, ...found].toSorted((a, b) => a.line - b.line));
  }
  const times = rows.flatMap((entry) => (entry.kind === "calendar" ? [{ line: entry.line, entry: entry.entry }] : []));
  const lines: readonly LabLine[] = [
    ...labs.value.map(({ row: { line }, becomes }) => ({ line, entry: { kind: "lab", lab: becomes } as const })),
    ...tests.value.map(({ row: { line }, becomes }) => ({ line, entry: { kind: "test", test: becomes } as const })),
    ...packages.value.map(({ row: { line }, becomes }) => ({ line, entry: { kind: "package", package: becomes } as const })),
    ...times,
  ].toSorted((a, b) => a.line - b.line);
  const calendars = calendarsIn(
    times.map(({ entry }) => entry),
    stored.calendars,
  ).map((becomes): RowChange<LabCalendar> => {
    const line = times.find(({ entry }) => entry.lab === becomes.id)?.line ?? 0;
    const was = stored.calendars.find(({ id }) => id === becomes.id) ?? null;
    return { row: replacingRow({ line, id: becomes.id }, becomes), was, becomes };
  });
  return ok({ lines, labs: labs.value, tests: tests.value, packages: packages.value, calendars });
}

/** Repeated ids are told by `lineFaults`, which knows of what kind they are. */
function laidOver<Value extends { readonly id: string }>(rows: readonly IncomingRow<Value>[], stored: readonly Value[]) {
  const former = new Map<string, Value>(stored.map((one) => [one.id, one]));
  const reads = rows.map((row) => plannedRows({ rows: [row], faults: [] }, { formerOf: (id) => former.get(id) ?? null }));
  const faults = reads.flatMap((read) => (read.kind === "refused" ? read.refusal : []));
  return faults.length > 0 ? refused(faults) : ok(reads.flatMap((read) => (read.kind === "ok" ? read.value : [])));
}
