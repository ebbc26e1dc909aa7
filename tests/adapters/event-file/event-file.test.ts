import { describe, expect, it } from "vitest";
import { changed } from "#tests/adapters/cart-file/wire-file.ts";
import { eventFaults } from "#tests/cli/events/played-event.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

/** Everything that a file can hold. */
const aFile = (): WirePart => ({
  event: { _id: "v", starts_at: "2026-11-29T10:00Z", ends_at: "2026-11-29T12:00Z", capacity: 1, offer_hours: 24 },
  at: "2026-11-20T10:00Z",
  steps: [
    { at: "2026-11-19T10:00Z", do: "join", person: "asha" },
    { at: "2026-11-19T10:00Z", do: "capacity", capacity: 2 },
    { at: "2026-11-20T10:00Z", do: "cancel" },
  ],
});

const paths = (file: unknown): readonly string[] => eventFaults(JSON.parse(JSON.stringify(file))).map(({ path }) => path);

describe("a file of event play [social, Events]", () => {
  it("may hold everything, or an event and an instant alone", () => {
    expect(paths(aFile())).toEqual([]);
    expect(paths(changed(changed(aFile(), "steps", undefined), "event.offer_hours", null))).toEqual([]);
  });

  it.each([
    "event",
    "event._id",
    "event.starts_at",
    "event.ends_at",
    "event.capacity",
    "at",
    "steps[0].at",
    "steps[0].do",
    "steps[0].person",
    "steps[1].capacity",
  ])("needs %s, also where it is null, and that is one fault", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([path]);
    expect(paths(changed(aFile(), path, null))).toEqual([path]);
  });

  it.each([
    ["event", []],
    ["event.capacity", 0],
    ["event.capacity", 100_001],
    ["event.capacity", 1.5],
    ["event.offer_hours", 0],
    ["event.offer_hours", 169],
    ["event.offer_hours", 0.5],
    ["event.offer_hours", "24"],
    ["event.ends_at", "2026-11-29T10:00Z"],
    ["event.ends_at", "2026-11-29"],
    ["steps", {}],
    ["steps[0]", null],
    ["steps[0].do", "Join"],
    ["steps[0].do", "expire"],
    ["steps[0].person", 5],
    ["steps[1].capacity", 0],
    ["steps[1].capacity", 100_001],
    ["steps[1].at", "2026-11-19T09:59:59.999Z"],
    ["at", "2026-11-20T09:59:59.999Z"],
    ["at", "2026-11-20"],
  ])("is faulty with %s %j", (path, value) => expect(paths(changed(aFile(), path, value))).toEqual([path]));

  it("takes the largest and the longest", () => {
    expect(paths(changed(changed(aFile(), "event.capacity", 100_000), "event.offer_hours", 168))).toEqual([]);
  });

  it("compares each step with the one above it, and the instant with the last", () => {
    const at = (time: string) => ({ at: `2026-11-19T${time}Z`, do: "cancel" });
    const file = changed(changed(aFile(), "steps", [at("10:00"), at("05:00"), at("07:00")]), "at", "2026-11-19T06:00Z");
    expect(paths(file)).toEqual(["at", "steps[1].at"]);
  });

  it("judges nothing by what is faulty itself", () => {
    expect(paths(changed(aFile(), "steps[2].at", 5))).toEqual(["steps[2].at"]);
    expect(paths(changed(aFile(), "event.starts_at", 5))).toEqual(["event.starts_at"]);
  });
});
