import { describe, expect, it, onTestFinished } from "vitest";
import { memoryHospitalRegister } from "#adapters/memory/content/hospital-register.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresContent, putContents } from "#adapters/postgres/content/content.ts";
import { postgresHospitalRegister } from "#adapters/postgres/content/hospital-register.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Hospital, HospitalPage } from "#core/content/care-page.ts";
import type { Contents } from "#core/content/content.port.ts";
import type { HospitalRegister } from "#core/staff/hospitals/hospital-register.port.ts";

type Kept = { readonly register: HospitalRegister; readonly company: () => Promise<unknown> };

const adapters: Record<string, (contents: Contents | null) => Promise<Kept>> = {
  async memory(contents) {
    const memory = Object.assign(new Memory(), contents === null ? {} : { contents });
    return { register: memoryHospitalRegister(memory), company: async () => memory.contents.company ?? null };
  },
  async postgres(contents) {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    if (contents !== null) await putContents(db, contents);
    return { register: postgresHospitalRegister(db), company: () => postgresContent(db).company() };
  },
};

const audit = { at: 1, who: "ravi", action: "hospital import", subject: { kind: "hospital", id: "all" }, details: {} } as const;

describe.each(Object.entries(adapters))("the register of hospitals in %s", (_, holding) => {
  it("changes the page and nothing else", async () => {
    const { register, company } = await holding(someContents());
    const { hospitalPage } = someContents();
    const hospitals = hospitalPage.hospitals.map((one): Hospital => ({ ...one, name: "'\\ \u2028 अस्पताल" }));
    const page = { ...hospitalPage, hospitals };
    expect(await register.change((before) => ({ put: { page, audit }, answer: before }))).toEqual(hospitalPage);
    expect(await register.page()).toEqual(page);
    expect(await register.change((before) => ({ put: null, answer: before?.hospitals }))).toEqual(hospitals);
    expect(await company()).toEqual(someContents().company);
  });

  it("has no page at first, and then takes one", async () => {
    const { register, company } = await holding(null);
    expect(await register.page()).toBeNull();
    expect(await register.change((before) => ({ put: null, answer: before }))).toBeNull();
    const { hospitalPage: page } = someContents();
    await register.change(() => ({ put: { page, audit }, answer: null }));
    expect([await register.page(), await company()]).toEqual([page, null]);
  });

  it.each([["some contents", someContents()] as const, ["nothing", null] as const])(
    "loses no change of two that come together, from %s",
    async (_name, contents) => {
      const { register } = await holding(contents);
      const { hospitalPage } = someContents();
      const [hospital] = hospitalPage.hospitals;
      if (hospital === undefined) throw new RangeError("some contents hold a hospital");
      const grow = () =>
        register.change((before) => {
          const stood = before?.hospitals ?? [];
          const page: HospitalPage = { ...hospitalPage, hospitals: [...stood, { ...hospital, id: `h-${stood.length + 1}` }] };
          return { put: { page, audit }, answer: null };
        });
      await Promise.all(Array.from({ length: 6 }, grow));
      expect((await register.page())?.hospitals).toHaveLength(contents === null ? 6 : 7);
    },
  );
});
