import { ok, refused } from "../../shared/result.ts";
import { countsOf } from "../import/import-plan.ts";
import { planOf, plannedRows } from "../import/planned-rows.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Hospital, HospitalPage } from "../../content/care-page.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ImportPlan } from "../import/import-plan.ts";
import type { IncomingRow, RowFile } from "../import/incoming-row.ts";
import type { HospitalChange, HospitalRegister } from "./hospital-register.port.ts";

/** The texts on the page around the hospitals. */
export type HospitalPageTexts = Omit<HospitalPage, "hospitals">;

/** The hospitals of a file, and the lines of what stands around all of them. */
export type HospitalFile = RowFile<Hospital> & { readonly pages: readonly IncomingRow<HospitalPageTexts>[] };

/** `name` is the file's name without its folders. A dry run gives the same answer and changes nothing. */
export type HospitalImport = { readonly name: string; readonly file: HospitalFile; readonly run: "dry" | "real" };

/** "no-page": nothing is written yet of what stands around the hospitals, and the file doesn't say it. */
export type HospitalsRefused = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

/**
 * Puts the hospitals of a file on their page, in the file's order and in the place of all that stood there, as staff; `who` is the staff
 * member's name. A field that a hospital leaves out stays as it was, and so does what stands around them where the file has no line of it.
 * All of a file, or nothing where an id or the page comes twice.
 * Source: specification/content.md, Hospitals and health plans.
 */
export type ImportHospitals = (who: string, given: HospitalImport) => Promise<Result<ImportPlan, HospitalsRefused>>;

export const makeImportHospitals =
  ({ register, now }: { readonly register: HospitalRegister; readonly now: Clock }): ImportHospitals =>
  (who, { name, file, run }) =>
    register.change((before): HospitalChange<Result<ImportPlan, HospitalsRefused>> => {
      const rows = plannedRows(file, { formerOf: (id) => before?.hospitals.find((one) => one.id === id) ?? null });
      const around = plannedRows({ rows: file.pages, faults: [] }, { formerOf: () => textsOf(before), path: "page", what: "a page" });
      if (rows.kind === "refused" || around.kind === "refused") {
        const faults = [...(rows.kind === "refused" ? rows.refusal : []), ...(around.kind === "refused" ? around.refusal : [])];
        return { put: null, answer: refused({ kind: "faulty", faults: faults.toSorted((a, b) => a.line - b.line) }) };
      }
      const texts = around.value[0]?.becomes ?? textsOf(before);
      if (texts === null) return { put: null, answer: refused({ kind: "no-page" }) };
      const page = { ...texts, hospitals: rows.value.map(({ becomes }) => becomes) };
      const ids = new Set(page.hospitals.map(({ id }) => id));
      const counted = planOf(
        rows.value,
        (before?.hospitals ?? []).flatMap(({ id }) => (ids.has(id) ? [] : [id])),
      );
      const plan = { ...counted, rows: [...planOf(around.value).rows, ...counted.rows] };
      if (run === "dry") return { put: null, answer: ok(plan) };
      const details = { file: name, ...countsOf(plan) };
      const audit = { at: now(), who, action: "hospital import", subject: { kind: "hospital", id: "all" }, details } as const;
      return { put: { page, audit }, answer: ok(plan) };
    });

function textsOf(page: HospitalPage | null): HospitalPageTexts | null {
  if (page === null) return null;
  const { hospitals: _, ...texts } = page;
  return texts;
}
