import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { isRoomOpen, nextIn, partOf, waitingIn } from "#web/features/desk/day/day-part.ts";
import { dayWords } from "#web/features/desk/day/day-words.ts";
import { now } from "#tests/fixtures.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

const MINUTE = 60_000;

/** An appointment that begins so many minutes after now. Its room opens ten minutes before, and closes 45 after. */
const entry = (id: string, minutes: number, more: Partial<DeskEntry> = {}): DeskEntry => ({
  id: payableId(id),
  start: now + minutes * MINUTE,
  length: 30,
  mode: "video",
  state: "confirmed",
  opens: now + (minutes - 10) * MINUTE,
  closes: now + (minutes + 45) * MINUTE,
  patient: { name: id, age: 34, gender: "female" },
  place: "outside",
  waitingSince: null,
  ...more,
});
const waits = (id: string, minutes: number, since: number) =>
  entry(id, minutes, { state: "checked_in", place: "waiting", waitingSince: now - since * MINUTE });

describe("whom a practitioner turns to", () => {
  it.each<readonly [string, readonly DeskEntry[], string | null]>([
    ["nobody on a day without appointments", [], null],
    ["nobody once all are over", [entry("a", -60), entry("b", 60, { state: "cancelled_by_patient" })], null],
    ["who comes next", [entry("over", -60), entry("later", 90), entry("next", 30)], "next"],
    ["who waits longest, whenever they were to come", [waits("first", -10, 2), waits("longest", 5, 8), entry("next", 0)], "longest"],
    [
      "who is in the room, although others wait",
      [waits("waits", 5, 8), entry("inside", -5, { state: "in_progress", place: "inside" })],
      "inside",
    ],
    ["nobody who waited for a room that is closed", [waits("closed", -45, 60), entry("next", 30)], "next"],
  ])("is %s", (_, entries, id) => expect(nextIn(entries, now)?.id ?? null).toBe(id));

  it("waits in the order of check-in, not of the times", () => {
    const entries = [waits("a", 0, 3), waits("b", 5, 12), entry("c", 10), waits("d", -5, 7)];
    expect(waitingIn(entries, now).map(({ id }) => id)).toEqual(["b", "d", "a"]);
    expect(entries.map((one) => partOf(one, now))).toEqual(["waiting", "waiting", "ahead", "waiting"]);
  });

  it("counts who has cancelled apart, whether their time is still to come or not", () => {
    const states = ["cancelled_by_patient", "cancelled_by_practitioner", "completed", "no_show_patient"] as const;
    expect(states.map((state) => [-90, 90].map((minutes) => partOf(entry("a", minutes, { state }), now)))).toEqual([
      ["cancelled", "cancelled"],
      ["cancelled", "cancelled"],
      ["over", "over"],
      ["over", "over"],
    ]);
    expect(partOf(entry("a", -90), now)).toBe("over");
  });

  it("is let in while the room is open, from the moment it opens to the one it closes", () => {
    const room = entry("a", 10); // It opens now.
    expect([-1, 0, 55 * MINUTE - 1, 55 * MINUTE].map((after) => isRoomOpen(room, now + after))).toEqual([false, true, true, false]);
    expect(isRoomOpen({ ...room, state: "completed" }, now)).toBe(false);
  });
});

describe("what the day says of an appointment", () => {
  it("is since when somebody waits, and for how many whole minutes once there is one", () => {
    const since = (seconds: number) => dayWords.waits(now - seconds * 1000, now).replace(/since .*/, "since …");
    expect([59, 60, 119, 120, 3600].map(since)).toEqual([
      "Waiting since …",
      "Waiting for 1 minute, since …",
      "Waiting for 1 minute, since …",
      "Waiting for 2 minutes, since …",
      "Waiting for 60 minutes, since …",
    ]);
  });
  it("is how it stands, where nobody waits", () => {
    expect(dayWords.state(entry("a", 30), now)).toBe("Booked");
    expect(dayWords.state(waits("a", 0, 3), now)).toMatch(/^Waiting since /);
    expect(dayWords.state(entry("a", 0, { state: "in_progress", place: "inside" }), now)).toBe("In the room");
    expect(dayWords.state(entry("a", 0, { state: "checked_in", place: "waiting" }), now)).toBe("Checked in, but not on the page right now");
    expect(dayWords.state(entry("a", -60, { state: "completed", place: "inside" }), now)).toBe("Completed");
    expect(dayWords.state(waits("a", -45, 60), now)).toBe("In the waiting room");
  });
});
