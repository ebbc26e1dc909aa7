import { describe, expect, it } from "vitest";
import { makeImportHospitals } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryHospitalRegister } from "#adapters/memory/content/hospital-register.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import type { Hospital } from "#core/content/care-page.ts";
import type { HospitalLine, HospitalPageTexts } from "#core/staff/hospitals/import-hospitals.use-case.ts";

const AT = Date.UTC(2026, 10, 22, 12);
const aHospital = (id: string, given: Partial<Hospital> = {}): Hospital => ({
  ...{
    id,
    name: "Sanjeevani",
    city: "Pune",
    address: "42 Karve Road",
    text: "Sixty beds.",
    therapies: ["Ayurveda"],
    picture: null,
    hindi: null,
  },
  ...given,
});
const lineOf = (hospital: Hospital, nth: number): HospitalLine => ({ line: nth + 1, kind: "hospital", hospital });
const aPage: HospitalPageTexts = {
  banner: { title: "Hospitals", text: "In Pune.", picture: null, hindi: null },
  departments: [],
  questions: [],
};
const memoryWith = (hospitals: readonly Hospital[]) =>
  Object.assign(new Memory(), { contents: { hospitalPage: { ...someContents().hospitalPage, hospitals } } });
const importing = (memory: Memory, run: "dry" | "real", lines: readonly HospitalLine[]) =>
  makeImportHospitals({ register: memoryHospitalRegister(memory), now: () => AT })("ravi", { name: "hospitals.ndjson", lines, run });

describe("hospitals from a file", () => {
  it("take the place of all that stood there, in the file's order, and are counted and audited", async () => {
    const memory = memoryWith([aHospital("gone"), aHospital("same"), aHospital("moved")]);
    const hospitals = [aHospital("new"), aHospital("moved", { city: "Delhi" }), aHospital("same")];
    expect(await importing(memory, "real", hospitals.map(lineOf))).toEqual(ok({ added: 1, changed: 1, removed: 1, unchanged: 1 }));
    expect(memory.contents.hospitalPage).toEqual({ ...someContents().hospitalPage, hospitals });
    expect(memory.audited.at(-1)).toMatchObject({ who: "ravi", action: "hospital import", at: AT, details: { file: "hospitals.ndjson" } });
  });

  it("bring what stands around them, and need it where there is no page yet", async () => {
    const memory = new Memory();
    expect(await importing(memory, "real", [lineOf(aHospital("one"), 0)])).toEqual(refused({ kind: "no-page" }));
    expect([memory.contents.hospitalPage, memory.audited]).toEqual([undefined, []]);
    expect(await importing(memory, "real", [{ line: 1, kind: "page", page: aPage }, lineOf(aHospital("one"), 1)])).toMatchObject({
      kind: "ok",
      value: { added: 1 },
    });
    expect(memory.contents.hospitalPage).toEqual({ ...aPage, hospitals: [aHospital("one")] });
  });

  it("change nothing in a dry run, or where an id or the page comes twice", async () => {
    const memory = memoryWith([aHospital("old")]);
    const before = memory.contents.hospitalPage;
    expect(await importing(memory, "dry", [lineOf(aHospital("new"), 0)])).toEqual(ok({ added: 1, changed: 0, removed: 1, unchanged: 0 }));
    const page = (line: number): HospitalLine => ({ line, kind: "page", page: aPage });
    const twice = [page(1), lineOf(aHospital("x"), 1), page(3), lineOf(aHospital("x"), 3)];
    expect(await importing(memory, "real", twice)).toEqual(
      refused({
        kind: "faulty",
        faults: [
          { line: 3, path: "page", expected: "a page that no line before has" },
          { line: 4, path: "_id", expected: "an id once; line 2 has it too" },
        ],
      }),
    );
    expect([memory.contents.hospitalPage, memory.audited]).toEqual([before, []]);
  });
});
