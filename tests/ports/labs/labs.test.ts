import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { labId } from "#core/labs/lab.ts";
import { makeImportLabs } from "#core/labs/register/import-labs.use-case.ts";
import { day } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { memoryLabRegister, memoryLabs } from "#adapters/memory/labs/labs.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresLabRegister } from "#adapters/postgres/labs/lab-register.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { aLabPackage, aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { wholeRow } from "#tests/builders/files/whole-row.ts";
import type { LabWindow } from "#core/labs/lab-calendar.ts";
import type { IncomingLabEntry, LabEntry } from "#core/labs/register/lab-line.ts";
import type { LabRegister } from "#core/labs/register/lab-register.port.ts";
import type { Labs } from "#core/labs/labs.port.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Place = { readonly labs: Labs; readonly register: LabRegister; actions(): Promise<readonly string[]> };

const places: readonly (readonly [string, () => Place])[] = [
  [
    "in memory",
    () => {
      const memory = new Memory();
      return {
        labs: memoryLabs(memory),
        register: memoryLabRegister(memory),
        actions: async () => memory.audited.map(({ action }) => action),
      };
    },
  ],
  [
    "in PostgreSQL",
    () => ({
      labs: postgresLabs(db),
      register: postgresLabRegister(db),
      actions: async () => (await db.selectFrom("audit_entry").select("action").execute()).map(({ action }) => action),
    }),
  ],
];

const lab: Lab = {
  id: labId("sahyadri"),
  name: "Sahyadri",
  address: "12 Law College Road",
  city: "Pune",
  hindi: null,
  accreditation: "MC-1",
  pincodes: [pincode("411004")],
  hours: [{ weekdays: [1, 2], from: 420, to: 1_200 }],
};
const window: LabWindow = { place: "home", pincodes: [], weekday: 1, from: 360, to: 720, capacity: 2 };
const incoming = (entry: LabEntry, nth: number): IncomingLabEntry => {
  const line = nth + 1;
  switch (entry.kind) {
    case "lab":
      return { kind: entry.kind, row: wholeRow(line, entry.lab) };
    case "test":
      return { kind: entry.kind, row: wholeRow(line, entry.test) };
    case "package":
      return { kind: entry.kind, row: wholeRow(line, entry.package) };
    case "slots":
    case "closed":
      return { kind: "calendar", line, entry };
  }
};
const test = (...given: Parameters<typeof aLabTest>): LabEntry => ({ kind: "test", test: aLabTest(...given) });

describe.each(places)("what laboratories offer, %s", (_, open) => {
  it("is stored all or nothing, counted, replaced by id, and written into the audit log", async () => {
    const place = open();
    const importing = makeImportLabs({ register: place.register, now: () => now });
    const run = (entries: readonly LabEntry[], how: "dry" | "real" = "real") =>
      importing("ravi", { name: "labs.ndjson", file: { rows: entries.map(incoming), faults: [] }, run: how });
    const first: readonly LabEntry[] = [
      { kind: "lab", lab },
      test("b", { title: { english: "B", hindi: "बी" } }),
      test("a"),
      { kind: "package", package: aLabPackage("p", ["a", "b"]) },
      { kind: "slots", lab: lab.id, window },
      { kind: "closed", lab: lab.id, days: [day("2026-12-25")] },
    ];
    expect(await run(first, "dry")).toMatchObject({ kind: "ok", value: { added: 5, changed: 0, unchanged: 0 } });
    expect(await place.labs.offered()).toEqual({ labs: [], tests: [], packages: [], calendars: [] });
    expect(await place.actions()).toEqual([]);
    expect(await run(first)).toMatchObject({ kind: "ok", value: { added: 5, changed: 0, unchanged: 0 } });
    const stored = {
      labs: [lab],
      tests: [aLabTest("a"), aLabTest("b", { title: { english: "B", hindi: "बी" } })],
      packages: [aLabPackage("p", ["a", "b"])],
      calendars: [{ id: lab.id, windows: [window], closed: [day("2026-12-25")] }],
    };
    expect(await place.labs.offered()).toEqual(stored);
    expect(await run([test("c"), test("c")])).toMatchObject({ kind: "refused", refusal: { kind: "faulty" } });
    expect(await place.labs.offered()).toEqual(stored);
    const swapped = [test("a", { slug: "b" }), test("b", { slug: "a" }), { kind: "lab", lab } as const];
    expect(await run(swapped)).toMatchObject({ kind: "ok", value: { added: 0, changed: 2, unchanged: 1 } });
    expect((await place.labs.offered()).tests.map(({ id, slug }) => [id, slug])).toEqual([
      ["a", "b"],
      ["b", "a"],
    ]);
    const later = { ...window, weekday: 2 };
    expect(await run([{ kind: "slots", lab: lab.id, window: later }])).toMatchObject({
      kind: "ok",
      value: { added: 0, changed: 1, unchanged: 0 },
    });
    expect((await place.labs.offered()).calendars).toEqual([{ id: lab.id, windows: [later], closed: [day("2026-12-25")] }]);
    expect(await place.actions()).toEqual(["lab import", "lab import", "lab import"]);
  });
});
