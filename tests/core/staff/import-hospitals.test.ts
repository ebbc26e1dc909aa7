import { describe, expect, it } from "vitest";
import { makeImportHospitals } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryHospitalRegister } from "#adapters/memory/content/hospital-register.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { replacingRow } from "#core/staff/import/replacing-row.ts";
import { wholeRow } from "#tests/builders/files/whole-row.ts";
import type { Hospital } from "#core/content/care-page.ts";
import type { HospitalFile, HospitalPageTexts } from "#core/staff/hospitals/import-hospitals.use-case.ts";

const AT = Date.UTC(2026, 10, 22, 12);
const aHospital = (id: string, given: Partial<Hospital> = {}): Hospital => ({
  id,
  name: "Sanjeevani",
  city: "Pune",
  address: "42 Karve Road",
  text: "Sixty beds.",
  therapies: ["Ayurveda"],
  picture: null,
  hindi: null,
  ...given,
});
type Line = { readonly line: number } & ({ readonly hospital: Hospital } | { readonly page: HospitalPageTexts });
const lineOf = (hospital: Hospital, nth: number): Line => ({ line: nth + 1, hospital });
const fileOf = (lines: readonly Line[]): HospitalFile => ({
  rows: lines.flatMap((one) => ("hospital" in one ? [wholeRow(one.line, one.hospital)] : [])),
  pages: lines.flatMap((one) => ("page" in one ? [replacingRow({ line: one.line, id: "page" }, one.page)] : [])),
  faults: [],
});
const aPage: HospitalPageTexts = {
  banner: { title: "Hospitals", text: "In Pune.", picture: null, hindi: null },
  departments: [],
  questions: [],
};
const memoryWith = (hospitals: readonly Hospital[]) =>
  Object.assign(new Memory(), { contents: { hospitalPage: { ...someContents().hospitalPage, hospitals } } });
const importing = (memory: Memory, run: "dry" | "real", lines: readonly Line[]) =>
  makeImportHospitals({ register: memoryHospitalRegister(memory), now: () => AT })("ravi", {
    name: "hospitals.ndjson",
    file: fileOf(lines),
    run,
  });

describe("hospitals from a file", () => {
  it("take the place of all that stood there, in the file's order, and are counted and audited", async () => {
    const memory = memoryWith([aHospital("gone"), aHospital("same"), aHospital("moved")]);
    const hospitals = [aHospital("new"), aHospital("moved", { city: "Delhi" }), aHospital("same")];
    expect(await importing(memory, "real", hospitals.map(lineOf))).toMatchObject(ok({ added: 1, changed: 1, removed: 1, unchanged: 1 }));
    expect(memory.contents.hospitalPage).toEqual({ ...someContents().hospitalPage, hospitals });
    expect(memory.audited.at(-1)).toMatchObject({ who: "ravi", action: "hospital import", at: AT, details: { file: "hospitals.ndjson" } });
  });

  it("bring what stands around them, and need it where there is no page yet", async () => {
    const memory = new Memory();
    expect(await importing(memory, "real", [lineOf(aHospital("one"), 0)])).toEqual(refused({ kind: "no-page" }));
    expect([memory.contents.hospitalPage, memory.audited]).toEqual([undefined, []]);
    expect(await importing(memory, "real", [{ line: 1, page: aPage }, lineOf(aHospital("one"), 1)])).toMatchObject({
      kind: "ok",
      value: { added: 1 },
    });
    expect(memory.contents.hospitalPage).toEqual({ ...aPage, hospitals: [aHospital("one")] });
  });

  it("change nothing in a dry run, or where an id or the page comes twice", async () => {
    const memory = memoryWith([aHospital("old")]);
    const before = memory.contents.hospitalPage;
    expect(await importing(memory, "dry", [lineOf(aHospital("new"), 0)])).toMatchObject(
      ok({ added: 1, changed: 0, removed: 1, unchanged: 0 }),
    );
    const page = (line: number): Line => ({ line, page: aPage });
    const twice = [page(1), lineOf(aHospital("x"), 1), page(3), lineOf(aHospital("x"), 3)];
    expect(await importing(memory, "real", twice)).toEqual(
      refused({
        kind: "faulty",
        faults: [
          { line: 3, path: "page", expected: "a page once; line 1 has it too" },
          { line: 4, path: "_id", expected: "an id once; line 2 has it too" },
        ],
      }),
    );
    expect([memory.contents.hospitalPage, memory.audited]).toEqual([before, []]);
  });
});
