import fc from "fast-check";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { anySlotsFile } from "#tests/arbitraries/any-slots-file.ts";
import { ZONES, zones } from "#tests/in-each-zone.ts";
import { listedSlots } from "./listed-slots.ts";

const inEachZone = zones();

/** Two days, one of them a night, an exception and an appointment, in Indian time and with offsets. */
const FILE = {
  now: "2026-11-22T10:00",
  from: "2026-11-22",
  to: "2026-11-25",
  practitioner: { _id: "asha", status: "ACTIVE", lengths: [15, 30], buffer: 5, lead: 60, horizon: 30 },
  length: 30,
  windows: [
    { weekday: "sunday", from: "22:00", to: "01:30" },
    { weekday: "monday", from: "09:00", to: "12:20" },
    { weekday: "tuesday", from: "00:00", to: "24:00" },
  ],
  exceptions: [{ from: "2026-11-24T02:00-05:00", to: "2026-11-24T12:00Z" }],
  bookings: [{ _id: "b1", start: "2026-11-23T04:05Z", length: 30, state: "confirmed" }],
};

describe("free times, wherever they are worked out", () => {
  it("are the same to the byte in a process of any time zone", () => {
    fc.assert(
      fc.property(anySlotsFile(), (file) => {
        const [first, ...others] = inEachZone(() => JSON.stringify(listedSlots(file)));
        for (const other of others) expect(other).toBe(first);
      }),
      { numRuns: 40 },
    );
  });

  it("are the same to the byte from a command that is begun in any of them", { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "niramaya-zones-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, "slots.json");
    await writeFile(path, JSON.stringify(FILE));
    const list = (TZ: string) =>
      promisify(execFile)(process.execPath, ["cli/main.ts", "slots", "list", path, "--json"], { env: { ...process.env, TZ } });
    const [first, ...others] = await Promise.all(ZONES.map(async (zone) => (await list(zone)).stdout));
    expect(JSON.parse(first ?? "").slots.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toBe(first);
  });
});
