import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { Households } from "#core/account/households.port.ts";
import { ANYBODY_AT_ALL } from "#core/consultations/directory/directory-query.ts";
import { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { refused } from "#core/shared/result.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { Door } from "#tests/in-process.ts";

const id = practitionerId("sunanda");

export const tomorrow = daysAfter(indianDay(now), 1);

const MINUTE = 60_000;

const nine = firstInstantOf(tomorrow) + 540 * MINUTE;

export async function clinic(door: Door) {
  const memory = new Memory();
  for (const one of [
    aPractitioner(id),
    aPractitioner("yogi", { therapy: "yoga", name: "Harsh Trivedi", council: null, registration: null }),
    aPractitioner("hidden", { verifiedAt: null }),
  ])
    memory.practitioners.set(one.practitioner.id, one);
  memory.appointments = [
    { id: "b1", practitioner: id, patient: "somebody", start: nine, length: 30, buffer: 5, state: "confirmed", expiresAt: null },
  ];
  const container = composeMemory();
  container.rebind(Practitioners).toConstantValue(memoryPractitioners(memory));
  const { url, clientOf } = await door(container);
  return { memory, container, url, clientOf };
}

export const everybody = { ...ANYBODY_AT_ALL, order: "soonest", after: null } as const;

export function practitionersSuite(how: string, door: Door): void {
  describe(`practitioners, ${how}`, () => {
    it("are found near a place that stands in no address", async () => {
      const { clientOf } = await clinic(door);
      const client = clientOf(null);
      const { near: _, ...query } = everybody;
      const page = await client.get(FindPractitionersNearby)({ here: { latitude: 18.5214, longitude: 73.8567 }, query });
      expect(page.entries.map(({ distance }) => distance)).toEqual([2, 2]);
      expect(page.place).toBe("Pune");
    });

    it("are counted by therapy, all nine [ep-get-therapies]", async () => {
      const { clientOf } = await clinic(door);
      const therapies = await clientOf(null).get(ListTherapies)();
      expect(therapies).toHaveLength(9);
      expect(therapies.filter(({ practitioners }) => practitioners > 0).map(({ therapy }) => therapy)).toEqual(["ayurveda", "yoga"]);
    });

    it("have a profile, and nobody a hidden one [ep-get-therapist]", async () => {
      const { container, clientOf } = await clinic(door);
      const show = clientOf(null).get(ShowPractitioner);
      const shown = await show(id);
      expect(shown).toEqual(await container.get(ShowPractitioner)(id));
      expect(shown).toMatchObject({ value: { length: 15, practitioner: { registration: "I-45120-A" } } });
      expect(JSON.stringify(shown)).not.toMatch(/gst|account|verified/);
      for (const unknown of ["hidden", "nobody"])
        expect(await show(practitionerId(unknown))).toEqual(refused({ kind: "unknown-practitioner" }));
    });

    it("offer free times for up to 62 days [ep-therapist-availableslot]", async () => {
      const { container, clientOf } = await clinic(door);
      const list = clientOf(null).get(ListFreeTimes);
      const asked = { id, length: 30, from: tomorrow, to: tomorrow };
      const times = await list(asked);
      expect(times).toEqual(await container.get(ListFreeTimes)(asked));
      expect(times).toMatchObject({ value: { days: [{ day: tomorrow, offered: 4, first: nine + 35 * MINUTE }] } });
      expect(await list({ ...asked, length: 20 })).toEqual(refused({ kind: "no-such-length" }));
      expect(await list({ ...asked, to: daysAfter(tomorrow, 62) })).toEqual(refused({ kind: "no-such-span" }));
      expect(await list({ ...asked, to: daysAfter(tomorrow, -1) })).toEqual(refused({ kind: "no-such-span" }));
      expect(await list({ ...asked, id: practitionerId("hidden") })).toEqual(refused({ kind: "unknown-practitioner" }));
    });

    it("are free for an account at the time that it holds for whomever, as a new hold releases it", async () => {
      const { container, memory, clientOf } = await clinic(door);
      const asha = await signedIn(container, memory, "Asha");
      const child = { ...aMember(), consentedAt: null };
      await container.get(Households).changeFamily(asha.id, () => ({ kept: [child], outcome: null }));
      const mine = clientOf(asha.bearer).get(ShowDay);
      const first = async (
        show: ShowDay,
        who: typeof asha.id | null,
        request: { readonly member?: MemberId; readonly exclude?: string },
      ) => {
        const day = await show(who, { id, length: 30, date: tomorrow, member: null, exclude: null, ...request });
        return day.kind === "ok" ? day.value.find(({ start }) => start !== null)?.reason : day.refusal.kind;
      };
      const other = { id: "b2", practitioner: id, patient: asha.id, start: nine + 105 * MINUTE, length: 30, buffer: 5, expiresAt: null };
      for (const state of ["held", "pending_payment"] as const)
        for (const patient of [asha.id, child.id]) {
          const [held] = memory.appointments.map((one) => ({ ...one, patient, state, expiresAt: now + 10 * MINUTE }));
          if (held === undefined) throw new TypeError("nothing is held");
          memory.appointments = [held, { ...other, state: "confirmed" }];
          expect(await first(mine, asha.id, {})).toBe("offered");
          expect(await first(mine, asha.id, { member: child.id })).toBe("offered");
          expect(await first(clientOf(null).get(ShowDay), null, {})).toBe("held");
          expect(await first(mine, asha.id, { exclude: "b2" })).toBe(patient === asha.id ? "own" : "held");
        }
    });

    it("tell a patient that a time is taken, and not by whom [ep-gettherapistavailableslotdatewise]", async () => {
      const { container, memory, clientOf } = await clinic(door);
      const asha = await signedIn(container, memory, "Asha");
      const asked = { id, length: 30, date: tomorrow, member: null, exclude: null };
      const reasons = async (show: ShowDay, who: typeof asha.id | null, given: object = {}) => {
        const day = await show(who, { ...asked, ...given });
        return day.kind === "ok"
          ? day.value.filter(({ start }) => start !== null).map(({ reason, booking }) => [reason, booking])
          : day.refusal.kind;
      };
      const visitor = clientOf(null).get(ShowDay);
      expect((await reasons(visitor, null)).slice(0, 2)).toEqual([
        ["taken", null],
        ["offered", null],
      ]);
      memory.appointments = memory.appointments.map((one) => ({ ...one, patient: asha.id }));
      const mine = clientOf(asha.bearer).get(ShowDay);
      expect((await reasons(mine, asha.id)).slice(0, 1)).toEqual([["own", "b1"]]);
      expect((await reasons(mine, asha.id, { exclude: "b1" })).slice(0, 1)).toEqual([["current", "b1"]]);
      expect((await reasons(visitor, null, { exclude: "b1" })).slice(0, 1)).toEqual([["taken", null]]);
      expect(await reasons(mine, asha.id, { member: memberId("another's") })).toBe("unknown-member");
      expect(await reasons(visitor, null, { member: memberId("another's") })).toBe("unknown-member");
    });
  });
}
