import { ok, refused } from "../../shared/result.ts";
import { pageIntake } from "../page-intake.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Hospital, HospitalPage } from "../../content/care-page.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { PageIntake } from "../page-intake.ts";
import type { HospitalChange, HospitalRegister } from "./hospital-register.port.ts";

/** The texts on the page around the hospitals. */
export type HospitalPageTexts = Omit<HospitalPage, "hospitals">;

/** A line of a file, numbered from 1 on: a hospital, or what stands around all of them. */
export type HospitalLine = { readonly line: number } & (
  | { readonly kind: "hospital"; readonly hospital: Hospital }
  | { readonly kind: "page"; readonly page: HospitalPageTexts }
);

/** `name` is the file's name without its folders. A dry run gives the same answer and changes nothing. */
export type HospitalImport = { readonly name: string; readonly lines: readonly HospitalLine[]; readonly run: "dry" | "real" };

/** "no-page": nothing is written yet of what stands around the hospitals, and the file doesn't say it. */
export type HospitalsRefused = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

/**
 * Puts the hospitals of a file on their page, in the file's order and in the place of all that stood there, as staff; `who` is the staff member's
 * name. What stands around them stays where the file has no line of it. All of a file, or nothing where an id or the page comes twice.
 * Source: specification/content.md, Hospitals and health plans.
 */
export type ImportHospitals = (who: string, given: HospitalImport) => Promise<Result<PageIntake, HospitalsRefused>>;

export const makeImportHospitals =
  ({ register, now }: { readonly register: HospitalRegister; readonly now: Clock }): ImportHospitals =>
  async (who, { name, lines, run }) => {
    const hospitals = lines.flatMap((one) => (one.kind === "hospital" ? [one] : []));
    const [texts, ...others] = lines.flatMap((one) => (one.kind === "page" ? [one] : []));
    const faults = [
      ...repeatedValues(hospitals.map(({ line, hospital }) => ({ line, value: hospital.id }))),
      ...others.map(({ line }) => ({ line, path: "page", expected: "a page that no line before has" })),
    ].toSorted((a, b) => a.line - b.line);
    if (faults.length > 0) return refused({ kind: "faulty", faults });
    return register.change((before): HospitalChange<Result<PageIntake, HospitalsRefused>> => {
      const around = texts?.page ?? before;
      if (around === null) return { put: null, answer: refused({ kind: "no-page" }) };
      const page = { ...around, hospitals: hospitals.map(({ hospital }) => hospital) };
      const intake = pageIntake(page.hospitals, before?.hospitals ?? []);
      if (run === "dry") return { put: null, answer: ok(intake) };
      const details = { file: name, ...intake };
      const audit = { at: now(), who, action: "hospital import", subject: { kind: "hospital", id: "all" }, details } as const;
      return { put: { page, audit }, answer: ok(intake) };
    });
  };
