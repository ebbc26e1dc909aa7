import { describe, expect, it } from "vitest";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { MORNINGS } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "./a-clinic.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";

const tomorrow = daysAfter(indianDay(now), 1);
const inAWeek = daysAfter(tomorrow, 6);

/** Nights but on one day, and none in a week. */
const NIGHTS: Calendar = {
  windows: [{ weekday: "monday", from: 1_260, to: 1_440, validFrom: daysAfter(tomorrow, 1), validUntil: inAWeek }],
  exceptions: [
    { kind: "day", date: tomorrow, windows: [{ from: 1_320, to: 120 }] },
    { kind: "closed", from: firstInstantOf(inAWeek), to: firstInstantOf(inAWeek) + 90 * MINUTE },
  ],
};

async function aDesk() {
  const clinic = await aClinic("audio");
  const { clock, theirs, doctor } = clinic;
  clock.at = now;
  const shown = async () => {
    const answer = await theirs.get(ShowOwnCalendar)(doctor.id);
    return answer.kind === "ok" ? answer.value : expect.fail(answer.refusal.kind);
  };
  return { ...clinic, shown };
}

describe("a practitioner's own calendar over HTTP", () => {
  it("is shown with what can be booked, and changed as a whole", async () => {
    const { theirs, doctor, id, shown } = await aDesk();
    const { calendar: before, ...facts } = await shown();
    expect(before).toEqual(MORNINGS);
    expect(facts).toMatchObject({
      name: "Dr. Sunanda Joshi",
      isActive: true,
      isVerified: true,
      today: indianDay(now),
      fees: { length: 3 },
    });
    const edit = { before, after: NIGHTS };
    expect(await theirs.get(PreviewOwnCalendar)(doctor.id, edit)).toEqual(
      ok({ outside: [{ id, start: nine, length: 30 }], lacks: [{ kind: "ends-soon" }] }),
    );
    expect(await theirs.get(ChangeOwnCalendar)(doctor.id, edit)).toEqual(ok(NIGHTS));
    expect((await shown()).calendar).toEqual(NIGHTS);
  });

  it("is what everybody's free times follow, at once", async () => {
    const { mine, theirs, doctor, shown } = await aDesk();
    const free = async () => {
      const answer = await mine.get(ListFreeTimes)({ id: practitionerId("sunanda"), length: 30, from: tomorrow, to: tomorrow });
      return answer.kind === "ok" ? answer.value.slots.map(({ from }) => (from - firstInstantOf(tomorrow)) / MINUTE) : [];
    };
    expect(await free()).toEqual([575, 610, 645, 680]);
    await theirs.get(ChangeOwnCalendar)(doctor.id, { before: (await shown()).calendar, after: NIGHTS });
    expect(await free()).toEqual([1_320, 1_355, 1_390, 1_425]);
  });

  it("refuses faults, and what was made from another calendar", async () => {
    const { theirs, doctor, shown } = await aDesk();
    const { calendar: before } = await shown();
    const after = { windows: [], exceptions: [{ kind: "closed", from: nine, to: nine } as const] };
    const faults = [{ in: "exceptions", nth: 0, window: null, problem: "backwards" }];
    expect(await theirs.get(ChangeOwnCalendar)(doctor.id, { before, after })).toEqual(refused({ kind: "faulty-calendar", faults }));
    const elsewhere = { before: NIGHTS, after: { windows: [], exceptions: [] } };
    for (const useCase of [PreviewOwnCalendar, ChangeOwnCalendar])
      expect(await theirs.get<PreviewOwnCalendar | ChangeOwnCalendar>(useCase)(doctor.id, elsewhere)).toEqual(
        refused({ kind: "changed-meanwhile", calendar: before }),
      );
  });

  it("tells each time of a day with its reason, and the appointment that takes it", async () => {
    const { theirs, doctor, id } = await aDesk();
    const answer = await theirs.get(ShowOwnDay)(doctor.id, { date: tomorrow, length: 30 });
    const ownDayEntries = answer.kind === "ok" ? answer.value : [];
    expect(ownDayEntries.map(({ reason }) => reason).slice(0, 4)).toEqual(["outside", "booked", "pause", "offered"]);
    expect(ownDayEntries[1]).toMatchObject({ start: nine, freeAt: null, appointment: { id, start: nine, length: 30 } });
    expect(await theirs.get(ShowOwnDay)(doctor.id, { date: tomorrow, length: 20 })).toEqual(refused({ kind: "no-such-length" }));
  });

  it("is nobody's who is no practitioner", async () => {
    const { mine, asha, shown } = await aDesk();
    const edit = { before: (await shown()).calendar, after: NIGHTS };
    const none = refused({ kind: "no-practitioner" });
    expect(await mine.get(ShowOwnCalendar)(asha.id)).toEqual(none);
    expect(await mine.get(PreviewOwnCalendar)(asha.id, edit)).toEqual(none);
    expect(await mine.get(ChangeOwnCalendar)(asha.id, edit)).toEqual(none);
    expect(await mine.get(ShowOwnDay)(asha.id, { date: tomorrow, length: 30 })).toEqual(none);
    expect((await shown()).calendar).toEqual(MORNINGS);
  });
});
