import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { now } from "#tests/fixtures.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { aDatabase } from "#tests/postgres.ts";
import { everybodyListed } from "./everybody-listed.ts";
import { registerInPostgres } from "./register-places.ts";
import { anAudit, importing, registered, registerInMemory } from "#tests/core/consultations/a-register.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { IncomingPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RegisterPlace } from "#tests/core/consultations/a-register.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const places: Record<string, () => RegisterPlace> = { memory: registerInMemory, postgres: () => registerInPostgres(db) };
const HOUR = 3_600_000;

const incoming = (id: string, given: Partial<IncomingPractitioner> = {}): IncomingPractitioner => {
  const { verifiedAt: _, ...one } = aPractitioner(id, given).practitioner;
  return one;
};

describe.each(Object.keys(places))("practitioners in %s [ep-alltherapist ep-get-therapist]", (name) => {
  const place = () => places[name]?.() ?? registerInMemory();
  const anId = () => practitionerId(`p-${randomUUID()}`);

  it("come back as they were put, and are listed once they are verified and while they are active", async () => {
    const { register, practitioners } = place();
    const [shown, unverified, paused] = [anId(), anId(), anId()];
    const exceptions: Calendar["exceptions"] = [{ kind: "closed", from: now, to: now + HOUR }];
    const all = [
      aPractitioner(shown, { about: null }, { ...MORNINGS, exceptions }),
      aPractitioner(unverified, { verifiedAt: null }),
      aPractitioner(paused, { isActive: false }),
    ];
    await registered({ ...place(), register, practitioners }, all);
    for (const one of all) expect(await register.find(one.practitioner.id, now)).toEqual({ ...one, appointments: [] });
    const listed = await everybodyListed(practitioners, now);
    const mine = listed.filter(({ practitioner }) => [shown, unverified, paused].includes(practitioner.id));
    const reviews = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    expect(mine).toEqual([{ ...all[0], reviews, appointments: [] }]);
    expect(await practitioners.find(shown)).toEqual({ ...all[0], reviews });
    const { gst: _, account: _1, isActive: _2, verifiedAt: _3, ...everybodys } = aPractitioner(shown, { about: null }).practitioner;
    expect(await practitioners.shown([shown, unverified, paused])).toEqual([everybodys]);
    expect(await practitioners.shown([])).toEqual([]);
    expect((await practitioners.listed([shown, unverified], now)).map(({ practitioner }) => practitioner.id)).toEqual([shown]);
    for (const hidden of [unverified, paused, anId()]) expect(await practitioners.find(hidden)).toBeNull();
  });

  it("are told as changed by whatever the directory shows of them, in PostgreSQL by nothing else", async () => {
    const all = place();
    const [mine, other, somebody] = [anId(), anId(), randomUUID()];
    await all.customer(somebody, null);
    await registered(all, [aPractitioner(mine), aPractitioner(other)]);
    const first = await all.practitioners.changed(null);
    expect([first.isAll, first.ids.includes(mine), first.ids.includes(other)]).toEqual([true, true, true]);
    const toldSince = async (mark: string) => {
      const { ids, isAll } = await all.practitioners.changed(mark);
      return { mine: ids.includes(mine), other: ids.includes(other) && !isAll, isAll };
    };
    /** From when on neither is told: what began before them, in whichever database of the server, has ended by then. */
    const settledMark = async () => {
      let { mark } = first;
      await expect
        .poll(async () => {
          ({ mark } = await all.practitioners.changed(null));
          const told = await toldSince(mark);
          return told.isAll || !(told.mine || told.other);
        })
        .toBe(true);
      return mark;
    };
    const toldOf = async (change: () => Promise<unknown>) => {
      const mark = await settledMark();
      await change();
      const { mine: isMineTold, other: isOtherTold } = await toldSince(mark);
      return { mine: isMineTold, other: isOtherTold };
    };
    const put = (given: Parameters<typeof aPractitioner>[1]) =>
      all.register.change({ ids: [mine], now }, () => ({ put: [aPractitioner(mine, given)], audit: null, answer: null }));
    const appointment = { id: anId(), practitioner: mine, patient: somebody, start: now + HOUR, length: 30, buffer: 5 } as const;
    for (const change of [() => put({ lead: 30 }), () => all.book({ ...appointment, state: "confirmed", expiresAt: null })])
      expect(await toldOf(change)).toEqual({ mine: true, other: false });
    const { isAll } = await all.practitioners.changed(first.mark);
    expect(await toldOf(() => put({ isActive: false }))).toEqual({ mine: !isAll, other: false });
  });

  it("are imported all or none, and counted", async () => {
    const { register, actions } = place();
    const [first, second] = [anId(), anId()];
    const before = (await actions()).length;
    await importing(register, () => null, [incoming(first)], [incoming(second)]);
    expect([await register.find(first, now), (await actions()).length]).toEqual([null, before]);
    const take = () => anAudit("practitioner import");
    expect(await importing(register, take, [incoming(first), incoming(second)])).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await importing(register, take, [incoming(first), incoming(second, { practisingSince: 2010 })])).toEqual({
      added: 0,
      changed: 1,
      unchanged: 1,
    });
    expect((await actions()).slice(before)).toEqual(["practitioner import", "practitioner import"]);
  });

  it("keep their calendar when they are imported again, and their verification as long as what was verified is the same", async () => {
    const all = place();
    const id = anId();
    await registered(all, [aPractitioner(id)]);
    const again = async (given: Partial<IncomingPractitioner>) => {
      await importing(all.register, () => anAudit("practitioner import"), [incoming(id, given)]);
      const found = await all.register.find(id, now);
      return [found?.practitioner.verifiedAt !== null, found?.calendar.windows.length];
    };
    expect(await again({ languages: ["en"] })).toEqual([true, 7]);
    expect(await again({ registration: "I-1" })).toEqual([false, 7]);
  });

  it("give their account the role, and nobody else's", async () => {
    const all = place();
    const [asha, ravi] = [randomUUID(), randomUUID()];
    const mobile = mobileIn(`98${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`);
    await all.customer(asha, mobile);
    await all.customer(ravi, null);
    await importing(all.register, () => anAudit("practitioner import"), [incoming(anId(), { account: mobile })]);
    expect([await all.roleOf(asha), await all.roleOf(ravi)]).toEqual(["practitioner", "customer"]);
  });

  it("are found by the mobile of their account, paused or not", async () => {
    const all = place();
    const mobile = mobileIn(`97${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`);
    const [mine, other] = [anId(), anId()];
    if (mobile === null) throw new RangeError("no mobile");
    const me = aPractitioner(mine, { account: mobile, isActive: false, verifiedAt: null });
    await registered(all, [me, aPractitioner(other)]);
    expect(await all.practitioners.withAccount(mobile)).toEqual(me.practitioner);
    await registered(all, [aPractitioner(mine)]);
    expect(await all.practitioners.withAccount(mobile)).toBeNull();
  });

  it("have the appointments that may block time, and a patient's with anybody", async () => {
    const all = place();
    const [mine, other] = [anId(), anId()];
    await registered(all, [aPractitioner(mine), aPractitioner(other)]);
    const patient = randomUUID();
    const somebody = randomUUID();
    await all.customer(patient, null);
    await all.customer(somebody, null);
    const book = (id: string, practitioner: string, given: { patient?: string; state?: "confirmed" | "completed"; start?: number } = {}) =>
      all.book({
        id,
        practitioner,
        patient: somebody,
        start: now + HOUR,
        length: 30,
        buffer: 5,
        state: "confirmed",
        expiresAt: null,
        ...given,
      });
    const [a, b, c, d, e] = [anId(), anId(), anId(), anId(), anId()];
    await book(a, mine);
    await book(b, mine, { state: "completed" });
    await book(c, other, { patient });
    await book(d, other, { start: now + 1.75 * HOUR });
    await book(e, mine, { start: now - 9 * HOUR });
    const asked = { practitioner: mine, from: now, to: now + 2 * HOUR };
    const idsFor = async (who: string | null) =>
      (await all.practitioners.appointments({ ...asked, patient: who })).map(({ id }) => id).sort();
    expect(await idsFor(null)).toEqual([a]);
    expect(await idsFor(patient)).toEqual([a, c].sort());
    expect((await all.register.find(mine, now))?.appointments.map(({ id }) => id)).toEqual([a]);
    const [listed] = (await everybodyListed(all.practitioners, now)).filter(({ practitioner }) => practitioner.id === mine);
    expect(listed?.appointments).toEqual([
      { id: a, practitioner: mine, patient: somebody, start: now + HOUR, length: 30, buffer: 5, state: "confirmed", expiresAt: null },
    ]);
  });

  it("lose no change that is made at the same time", async () => {
    const all = place();
    const id = anId();
    await registered(all, [aPractitioner(id)]);
    const close = (nth: number) =>
      all.register.change({ ids: [id], now }, (found) => ({
        put: found.map(({ practitioner, calendar }) => ({
          practitioner,
          calendar: {
            ...calendar,
            exceptions: [...calendar.exceptions, { kind: "closed", from: nth * HOUR, to: (nth + 1) * HOUR } as const],
          },
        })),
        audit: null,
        answer: null,
      }));
    await Promise.all(Array.from({ length: 20 }, (_, nth) => close(nth)));
    expect((await all.register.find(id, now))?.calendar.exceptions).toHaveLength(20);
  });

  it("are listed by id, a page after another", async () => {
    const all = place();
    const ids = [anId(), anId(), anId()].sort();
    await registered(
      all,
      ids.map((id) => aPractitioner(id)),
    );
    const [first, ...others] = ids;
    const page = await all.register.list({ after: first ?? null, limit: 1_000 });
    expect(page.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(others);
    expect(await all.register.list({ after: first ?? null, limit: 1 })).toEqual(page.slice(0, 1));
  });
});
