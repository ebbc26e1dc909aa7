import { describe, expect, it } from "vitest";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { ShowOngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { anItem, aPrescription, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { Door } from "#tests/in-process.ts";

const DAY = 24 * 60 * MINUTE;

const today = indianDay(nine);

const items = [anItem({ start: today, days: 10, times: ["morning", "night"] })];

/** A prescription that was signed at nine. */
async function prescribed(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { memory, mine, theirs, asha, doctor, id } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined)
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day("1992-05-01"), gender: "female" } });
  await mine.get(CheckIn)(asha.id, { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false });
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  const { kind: _, ...content } = aPrescription();
  const sign = (given: readonly PrescriptionItem[], reason: string | null) =>
    theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: { ...content, items: given, reason, age: null, gender: null } });
  expect(await sign(items, null)).toMatchObject({ kind: "ok" });
  const tick = (given: object = {}) =>
    mine.get(TickDose)(asha.id, { booking: id, item: "a", day: today, time: "morning", done: true, ...given });
  const shown = async () => {
    const read = await mine.get(ShowOngoingTherapy)(asha.id, null);
    if (read.kind === "refused") throw new Error(read.refusal.kind);
    return read.value.therapies.flatMap(({ days }) =>
      days.flatMap(({ doses }) => doses.map(({ item, day: on, time, isDone }) => `${item} ${on} ${time} ${isDone}`)),
    );
  };
  return { ...clinic, sign, tick, shown };
}

export function therapyTicksSuite(how: string, door: Door): void {
  describe(`the ticks of a prescription, ${how}`, () => {
    it("are one a dose whatever is sent twice, and taken back as often [ep-timecheckmark]", async () => {
      const { tick, shown } = await prescribed(door);
      expect(await shown()).toEqual([`a ${today} morning false`, `a ${today} night false`]);
      expect([await tick(), await tick()]).toEqual([ok(null), ok(null)]);
      expect(await shown()).toEqual([`a ${today} morning true`, `a ${today} night false`]);
      expect([await tick({ done: false }), await tick({ done: false })]).toEqual([ok(null), ok(null)]);
      expect(await shown()).toEqual([`a ${today} morning false`, `a ${today} night false`]);
    });

    it("are counted for the practitioner, from the first day on, each reading an entry of the patient's log", async () => {
      const { clock, mine, theirs, asha, doctor, id, tick } = await prescribed(door);
      const counted = () => theirs.get(ShowTicksAtDesk)(doctor.id, id);
      const log = async () => (await mine.get(ShowAccessLog)(asha.id, null)).entries.map(({ seen }) => seen);
      const signed = (await log()).length;
      await tick();
      const item = { key: "a", is: "drug", name: "Ashwagandha churna" };
      expect(await counted()).toEqual(ok([{ ...item, kind: "planned", due: 1, done: 1 }]));
      clock.at = nine + 9 * DAY; // More than can still be ticked.
      expect(await counted()).toEqual(ok([{ ...item, kind: "planned", due: 19, done: 1 }]));
      clock.at = nine + 20 * DAY;
      expect(await counted()).toEqual(ok([{ ...item, kind: "planned", due: 20, done: 1 }]));
      expect((await log()).slice(0, -signed)).toEqual([["ticks"], ["ticks"], ["ticks"]]);
      for (const booking of [id, payableId("b-none")])
        expect(await mine.get(ShowTicksAtDesk)(asha.id, booking)).toEqual(refused({ kind: "unknown-booking" }));
      await theirs.get(WithdrawPrescription)(doctor.id, { booking: id, reason: "Wrong" });
      const before = (await log()).length;
      expect([await counted(), (await log()).length]).toEqual([ok([]), before]);
    });

    it("are refused before their time, more than 7 days late, and where nothing is planned; nothing changes then", async () => {
      const { clock, tick, shown } = await prescribed(door);
      expect(await tick({ time: "night" })).toEqual(refused({ kind: "too-early" }));
      expect(await tick({ time: "noon" })).toEqual(refused({ kind: "not-planned" }));
      expect(await tick({ item: "b" })).toEqual(refused({ kind: "not-planned" }));
      expect(await tick({ day: daysAfter(today, -1) })).toEqual(refused({ kind: "not-planned" }));
      clock.at = nine + 7 * DAY;
      expect(await tick()).toEqual(ok(null));
      clock.at = nine + 8 * DAY;
      expect(await tick({ done: false })).toEqual(refused({ kind: "too-late" }));
      expect((await shown()).filter((one) => one.endsWith("true"))).toEqual([]); // The day is out of sight.
      clock.at = nine + 7 * DAY;
      expect((await shown()).filter((one) => one.endsWith("true"))).toEqual([`a ${today} morning true`]);
    });

    it("stay with the items that a new version keeps", async () => {
      const { sign, tick, shown } = await prescribed(door);
      await tick();
      await sign(
        [{ ...items[0], name: "Triphala churna", ingredients: ["Triphala"], key: "b", times: ["morning"] } as PrescriptionItem, ...items],
        "One more",
      );
      expect(await shown()).toEqual([`b ${today} morning false`, `a ${today} morning true`, `a ${today} night false`]);
      await sign([{ ...items[0], key: "c" } as PrescriptionItem], "Another");
      expect(await shown()).toEqual([`c ${today} morning false`, `c ${today} night false`]);
      expect(await tick()).toEqual(refused({ kind: "not-planned" }));
    });

    it("are of nobody else: another's prescription like one that there is not", async () => {
      const { mine, theirs, asha, doctor, id, tick } = await prescribed(door);
      const unknown = refused({ kind: "unknown-prescription" });
      for (const booking of [id, payableId("b-none")]) {
        const dose = { booking, item: "a", day: today, time: "morning", done: true };
        expect(await theirs.get(TickDose)(doctor.id, dose)).toEqual(unknown);
        expect(await theirs.get(ShowOngoingTherapy)(doctor.id, booking)).toEqual(unknown);
      }
      expect(await tick({ booking: payableId("b-none") })).toEqual(unknown);
      expect(await mine.get(ShowOngoingTherapy)(asha.id, payableId("b-none"))).toEqual(unknown);
      expect(await mine.get(ShowOngoingTherapy)(asha.id, id)).toMatchObject(
        ok({ therapies: [{ booking: id, practitioner: "Dr. Sunanda Joshi" }] }),
      );
      expect(await theirs.get(ShowOngoingTherapy)(doctor.id, null)).toMatchObject(ok({ therapies: [] }));
    });

    it("of what is taken as needed stand at the minute at which it was taken, within its limits, two at once too", async () => {
      const { clock, mine, theirs, asha, doctor, id, sign, tick } = await prescribed(door);
      const item = aScheduledItem({ kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 }, { start: today });
      await sign([item], "When it hurts");
      clock.at = nine + 5 * 60 * MINUTE; // 14:00
      const read = async () => {
        const shown = await mine.get(ShowOngoingTherapy)(asha.id, null);
        if (shown.kind === "refused") throw new Error(shown.refusal.kind);
        return shown.value.therapies.flatMap(({ asNeeded, days }) => {
          expect(days.flatMap(({ doses }) => doses)).toEqual([]);
          return asNeeded.map(({ taken, ...one }) => ({ ...one, taken: taken.map(({ day: on, time }) => `${on} ${time}`) }));
        });
      };
      expect(await read()).toEqual([
        {
          booking: id,
          item: "a",
          is: "drug",
          name: item.name,
          details: item.details,
          nevertheless: null,
          start: today,
          until: daysAfter(today, 9),
          mostADay: 3,
          hoursApart: 4,
          taken: [],
        },
      ]);
      const answers = await Promise.all(["13:00", "13:30", "13:59"].map((time) => tick({ time })));
      expect(answers.filter(({ kind }) => kind === "ok")).toHaveLength(1);
      expect(answers.filter((one) => one.kind === "refused" && one.refusal.kind === "above-limits")).toHaveLength(2);
      const [taken = ""] = (await read())[0]?.taken ?? [];
      const time = taken.slice(-5);
      expect(await tick({ time })).toEqual(ok(null));
      const from = nine + (Number(time.slice(0, 2)) - 9 + 4) * 60 * MINUTE + Number(time.slice(3)) * MINUTE;
      expect(await tick({ time: "14:00" })).toEqual(refused({ kind: "above-limits", from }));
      expect(await tick({ time: "14:01" })).toEqual(refused({ kind: "too-early" }));
      expect(await tick({ time: "morning" })).toEqual(refused({ kind: "not-planned" }));
      expect(await theirs.get(ShowTicksAtDesk)(doctor.id, id)).toEqual(
        ok([{ key: "a", is: "drug", name: item.name, kind: "as-needed", taken: 1 }]),
      );
      expect(await tick({ time, done: false })).toEqual(ok(null));
      expect((await read())[0]?.taken).toEqual([]);
      clock.at = nine + 18 * DAY;
      expect(await read()).toEqual([]); // Its last day is too long ago.
    });

    it("of a taper and of alternate days stand where these plan something", async () => {
      const { clock, sign, tick, shown } = await prescribed(door);
      const taper = {
        kind: "taper",
        steps: [
          { days: 1, dose: "2 pills", times: ["morning", "noon"] },
          { days: 2, dose: "1 pill", times: ["morning"] },
        ],
      } as const;
      const alternate = {
        kind: "planned",
        rhythm: { kind: "every", days: 2 },
        times: ["07:30"],
        lasts: { kind: "days", days: 4 },
      } as const;
      await sign(
        [
          aScheduledItem(taper, { start: today }),
          aScheduledItem(alternate, { key: "b", name: "Amla", ingredients: ["Amla"], start: today }),
        ],
        "Less",
      );
      clock.at = nine + 3 * DAY;
      expect(await shown()).toEqual([
        `b ${today} 07:30 false`,
        `a ${today} morning false`,
        `a ${today} noon false`,
        `a ${daysAfter(today, 1)} morning false`,
        `b ${daysAfter(today, 2)} 07:30 false`,
        `a ${daysAfter(today, 2)} morning false`,
      ]);
      expect(await tick({ item: "b", time: "07:30", day: daysAfter(today, 1) })).toEqual(refused({ kind: "not-planned" }));
      expect(await tick({ item: "b", time: "07:30", day: daysAfter(today, 2) })).toEqual(ok(null));
    });
  });
}
