import { doneCounts } from "../../staff/import-decision.ts";
import { GrowingPlan } from "../../staff/import/import-plan.ts";
import { ok, refused } from "../../shared/result.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Result } from "../../shared/result.ts";
import type { ImportPlan } from "../../staff/import/import-plan.ts";
import type { RowFile } from "../../staff/import/incoming-row.ts";
import type { IncomingPractitioner, PractitionerRegister } from "./practitioner-register.port.ts";

/** The practitioners of a file, some at a time, and the faults of the lines that are no rows. */
export type PractitionerFile = AsyncIterable<RowFile<IncomingPractitioner>>;

/** `name` is the file's name without its folders. A dry run answers the same and changes nothing. */
export type PractitionerImport = {
  readonly name: string;
  readonly file: PractitionerFile;
  readonly faulty: "take-none" | "leave-out";
  readonly run: "dry" | "real";
};

/** `leftOut` in lines of the file. */
export type ImportedPractitioners = { readonly plan: ImportPlan; readonly leftOut: number };

/**
 * Lays the practitioners of a file over those with their ids as staff; `who` is the staff member's name. What a line does not name stays as
 * it is. If any line is faulty, either nobody is imported or only the sound lines are. An id or an account that a line before has is a
 * fault.
 * Source: specification/consultations.md, Staff commands.
 */
export type ImportPractitioners = (
  who: string,
  given: PractitionerImport,
  report: (fault: LineFault) => void,
) => Promise<Result<ImportedPractitioners, { readonly kind: "faulty"; readonly faults: number }>>;

export function makeImportPractitioners(needs: { readonly register: PractitionerRegister; readonly now: Clock }): ImportPractitioners {
  const { register, now } = needs;
  return async (who, { name, file, faulty, run }, report) => {
    const growing = new GrowingPlan();
    const lines = new Map<string, number>();
    const accounts = new Map<Mobile, number>();
    const faultyLines = new Set<number>();
    let faults = 0;
    const note = (fault: LineFault): null => {
      faults += 1;
      faultyLines.add(fault.line);
      report(fault);
      return null;
    };
    const batches = async function* () {
      for await (const { rows, faults: unread } of file) {
        unread.forEach(note);
        yield rows;
      }
    };
    const isRefused = () => faulty === "take-none" && faults > 0;
    await register.import(
      batches(),
      (row, former) => {
        const { line, id } = row;
        const read = row.over(former);
        if (read.kind === "refused") {
          read.refusal.forEach(note);
          return null;
        }
        const before = lines.get(id);
        if (before !== undefined) return note({ line, path: "_id", expected: `an id once; line ${before} has it too` });
        const { account } = read.value;
        const taken = account === null ? undefined : accounts.get(account);
        if (taken !== undefined) return note({ line, path: "account", expected: `an account once; line ${taken} has it too` });
        lines.set(id, line);
        if (account !== null) accounts.set(account, line);
        growing.take<IncomingPractitioner>(row, { was: former, becomes: read.value });
        return read.value;
      },
      () => {
        if (run === "dry" || isRefused()) return null;
        const details = { file: name, left_out: faultyLines.size, ...doneCounts(growing.plan) };
        return { at: now(), who, action: "practitioner import", subject: { kind: "practitioner", id: "all" }, details };
      },
    );
    return isRefused() ? refused({ kind: "faulty", faults }) : ok({ plan: growing.plan, leftOut: faultyLines.size });
  };
}
