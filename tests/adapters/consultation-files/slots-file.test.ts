import { describe, expect, it } from "vitest";
import { changed } from "#tests/adapters/cart-file/wire-file.ts";
import { slotsFaults } from "#tests/cli/consultations/listed-slots.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

/** Everything that a file can hold. */
const aFile = (): WirePart => ({
  now: "2026-11-22T10:00:00.123Z",
  from: "2026-11-23",
  to: "2026-11-24T10:00",
  practitioner: { _id: "asha", status: "Active", lengths: [15, 30], buffer: 0, lead: 0, horizon: 1 },
  length: 30,
  patient: "ravi",
  exclude: "b1",
  windows: [{ weekday: "Monday", from: "22:00", to: "24:00", valid_from: "2026-11-01", valid_until: "2026-11-30" }],
  exceptions: [
    { date: "2026-11-23", windows: [{ from: "22:00", to: "06:00" }] },
    { from: "2026-11-24", to: "2026-11-25T10:00" },
  ],
  bookings: [
    { _id: "b1", practitioner: "asha", patient: "ravi", start: "2026-11-23T22:00", length: 30, buffer: 5, state: "confirmed" },
    { _id: "b2", start: "2026-11-23T23:00", length: 240, state: "held", expires_at: "2026-11-22T10:09:08.7Z" },
  ],
});

const paths = (file: unknown): readonly string[] => slotsFaults(JSON.parse(JSON.stringify(file))).map(({ path }) => path);

describe("a file of slots [care, The slots contract]", () => {
  it("may hold everything, or the least", () => {
    expect(paths(aFile())).toEqual([]);
    const least = { from: "2026-11-23", to: "2026-11-24", practitioner: { _id: "a", lengths: [30] }, length: 30, windows: [] };
    expect(paths(least)).toEqual([]);
    expect(paths({ ...least, now: null, patient: null, exclude: null, exceptions: null, bookings: null })).toEqual([]);
  });

  it.each([
    "from",
    "to",
    "practitioner",
    "practitioner._id",
    "practitioner.lengths",
    "length",
    "windows",
    "windows[0].weekday",
    "windows[0].from",
    "windows[0].to",
    "exceptions[0].date",
    "exceptions[0].windows[0].to",
    "exceptions[1].from",
    "exceptions[1].to",
    "bookings[0].start",
    "bookings[0].length",
    "bookings[0].state",
    "bookings[1]._id",
    "bookings[1].expires_at",
  ])("needs %s, also where it is null, and that is one fault", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([path]);
    expect(paths(changed(aFile(), path, null))).toEqual([path]);
  });

  it.each([
    ["now", "2026-11-22"],
    ["from", "2026-11-23T09:00:01"],
    ["from", "1999-11-23"],
    ["to", "2026-11-23"],
    ["to", "2027-01-24T00:01"],
    ["to", "2026-11-31"],
    ["practitioner.status", "paused"],
    ["practitioner.lengths", []],
    ["practitioner.lengths[0]", "15"],
    ["practitioner.lengths[1]", 100],
    ["practitioner.lengths[1]", 20],
    ["practitioner.lengths[1]", 60],
    ["practitioner.buffer", 121],
    ["practitioner.lead", 10_081],
    ["practitioner.horizon", 0],
    ["practitioner.horizon", 366],
    ["length", 45],
    ["length", "30"],
    ["patient", 5],
    ["exclude", "b3"],
    ["windows[0].weekday", "mon"],
    ["windows[0].from", "24:00"],
    ["windows[0].from", "9:00"],
    ["windows[0].to", "22:00"],
    ["windows[0].to", "24:01"],
    ["windows[0].valid_from", "2026-11-01T10:00"],
    ["windows", Array.from({ length: 201 }, () => ({ weekday: "monday", from: "10:00", to: "11:00" }))],
    ["exceptions[0]", {}],
    ["exceptions[0]", { date: "2026-11-23", windows: [], from: "2026-11-23", to: "2026-11-24" }],
    ["exceptions[0].windows", Array.from({ length: 25 }, () => ({ from: "10:00", to: "11:00" }))],
    ["exceptions[1]", 5],
    ["exceptions[1].to", "2026-11-24"],
    ["exceptions[1].to", "2026-11-25T10:00:30"],
    ["bookings[0].state", "Confirmed"],
    ["bookings[0].start", "2026-11-23T22:00:00.001"],
    ["bookings[0].start", "2026-11-23"],
    ["bookings[0].length", 241],
    ["bookings[0].length", 0],
    ["bookings[0].buffer", 121],
    ["bookings[0].expires_at", "soon"],
    ["bookings[1]._id", "b1"],
  ])("is faulty with %s %j", (path, value) => expect(paths(changed(aFile(), path, value))).toEqual([path]));

  it("takes a date once, and names the later one", () =>
    expect(paths(changed(aFile(), "exceptions[1]", { date: "2026-11-23", windows: [] }))).toEqual(["exceptions[1].date"]));

  it("takes 62 days and no minute more", () => expect(paths(changed(aFile(), "to", "2027-01-24"))).toEqual([]));

  it("judges nothing by what is faulty itself", () => {
    expect(paths(changed(aFile(), "practitioner.lengths[1]", null))).toEqual(["practitioner.lengths[1]"]);
    expect(paths(changed(aFile(), "bookings[0]._id", 5))).toEqual(["bookings[0]._id"]);
  });
});
