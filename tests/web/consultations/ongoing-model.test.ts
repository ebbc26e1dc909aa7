import { describe, expect, it } from "vitest";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { dosesOn } from "#core/consultations/ticks/planned-dose.ts";
import { ShowOngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { firstDayToTick } from "#core/consultations/ticks/tick-refusal.ts";
import { WaitingTicks } from "#core/consultations/ticks/waiting-ticks.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { OngoingModel, ongoingNeeds } from "#web/features/consultations/ongoing/ongoing-model.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { DoseTick } from "#core/consultations/ticks/tick-dose.use-case.ts";
import type { AsNeededToTick, DoseToTick } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";

const asha = customerId("asha");
const today = day("2026-11-20");
const MINUTE = 60_000;
const ten = Date.parse("2026-11-20T10:00:00+05:30");
const { isConsented: _, ...isha } = { ...aMember(), consentedAt: null };
const prescription = aSignedPrescription({ items: [anItem({ start: today, times: ["morning", "08:30", "night"] })] });

/** A device that keeps what it is given as a browser's IndexedDB does. */
function aDevice(): WaitingTicks & { readonly size: () => number } {
  const stored = new Map<string, { readonly customer: string; readonly tick: DoseTick }>();
  const keyOf = (customer: string, { booking, item, day: of, time }: DoseTick) => JSON.stringify([customer, booking, item, of, time]);
  return {
    size: () => stored.size,
    of: async (customer, at) => {
      for (const [key, { tick }] of stored) if (tick.day < firstDayToTick(at)) stored.delete(key);
      return [...stored.values()].flatMap((one) => (one.customer === customer ? [one.tick] : []));
    },
    put: async (customer, tick) => void stored.set(keyOf(customer, tick), { customer, tick }),
    drop: async (customer, tick) => {
      const key = keyOf(customer, tick);
      if (stored.get(key)?.tick.done === tick.done) stored.delete(key);
    },
  };
}

/** A page of Asha, whose shop can be out of reach or say no. */
async function aPage({ clock = ten, shopClock = ten, asNeeded = [] as readonly AsNeededToTick[] } = {}) {
  const container = composeMemory();
  const shop = { state: "there" as "there" | "out" | "refusing" | "full", sent: [] as string[] };
  const doses = dosesOn(prescription, today).map((dose) => ({ ...dose, isDone: false }));
  container.rebind(ListMembers).toConstantValue(async () => []);
  container.rebind(ShowOngoingTherapy).toConstantValue(async (_, booking) =>
    booking === payableId("b-none")
      ? refused({ kind: "unknown-prescription" })
      : ok({
          now: shopClock,
          today,
          therapies: [{ booking: payableId("b-1"), practitioner: "Dr. Joshi", member: null, days: [{ day: today, doses }], asNeeded }],
        }),
  );
  container.rebind(TickDose).toConstantValue(async (_: unknown, { time, done }: DoseTick) => {
    if (shop.state === "out") throw new PortUnavailable("the line", null);
    shop.sent.push(`${time} ${done}`);
    if (shop.state === "full") return refused({ kind: "above-limits", from: ten + 60 * MINUTE });
    return shop.state === "refusing" ? refused({ kind: "not-planned" }) : ok(null);
  });
  const stored = aDevice();
  container.bind(WaitingTicks).toConstantValue(stored);
  const open = async (customer = asha, at = clock) => {
    const opened = new OngoingModel(customer, null, { ...lateNeeds(async () => container, ongoingNeeds), now: () => at });
    await opened.ask();
    return opened;
  };
  const model = await open();
  const shown = (): readonly DoseToTick[] =>
    model.reading.kind === "read" ? (model.reading.value?.therapies[0]?.days[0]?.doses ?? []) : [];
  const needed = (): AsNeededToTick =>
    (model.reading.kind === "read" ? model.reading.value?.therapies[0]?.asNeeded[0] : undefined) ?? expect.fail("nothing as needed");
  const dose = (time: string) => shown().find((one) => one.time === time) ?? expect.fail(time);
  return { container, model, shop, dose, needed, kept: stored, open };
}

describe("doses and exercises to tick", () => {
  it("are drawn at once, sent, and taken back", async () => {
    const { model, shop, dose } = await aPage();
    const pressed = model.tick(dose("morning"), true);
    expect(model.isDone(dose("morning"))).toBe(true);
    await pressed;
    expect([model.waiting.size, dose("morning").isDone, model.line, model.isChanged]).toEqual([0, true, "there", false]);
    expect([dose("08:30").isDone, dose("night").isDone]).toEqual([false, false]);
    await model.tick(dose("morning"), false);
    expect([shop.sent, model.isDone(dose("morning"))]).toEqual([["morning true", "morning false"], false]);
  });

  it("can be ticked once they are due, by the shop's clock", async () => {
    const { model, dose } = await aPage({ clock: ten - 5 * 60 * 60 * 1000 });
    expect(["morning", "08:30", "night"].map((time) => dose(time).at <= model.shopTime())).toEqual([true, true, false]);
    const halfPastEight = Date.parse("2026-11-20T08:30:00+05:30");
    const [before, then] = await Promise.all([aPage({ shopClock: halfPastEight - 1 }), aPage({ shopClock: halfPastEight })]);
    expect([before, then].map((page) => page.dose("08:30").at <= page.model.shopTime())).toEqual([false, true]);
  });

  it("are missed where they were due and not ticked, but not those from before they were prescribed", async () => {
    const { model, dose } = await aPage();
    const early = () => ({ ...dose("morning"), isBeforeSigned: true });
    expect([early(), dose("morning"), dose("night")].map((one) => model.isExpected(one, model.shopTime()))).toEqual([false, true, false]);
    await model.tick(early(), true);
    expect([model.isExpected(early(), model.shopTime()), dose("morning").isDone]).toEqual([true, true]);
  });

  it("are read with the names of the family, and nothing is said of them before", async () => {
    const { container } = await aPage();
    container.rebind(ListMembers).toConstantValue(async () => [isha]);
    const model = new OngoingModel(asha, null, { ...lateNeeds(async () => container, ongoingNeeds), now: () => ten });
    expect([model.reading.kind, model.line, model.isChanged]).toEqual(["reading", "there", false]);
    await model.ask();
    expect(model.reading).toMatchObject({ kind: "read", value: { names: new Map([[isha.id, isha.name]]) } });
  });

  it("stay ticked where there is no line, and are sent once there is, each once and as it was pressed last", async () => {
    const { model, shop, dose } = await aPage();
    shop.state = "out";
    await model.tick(dose("morning"), true);
    await model.tick(dose("08:30"), true);
    await model.tick(dose("morning"), false);
    await model.tick(dose("morning"), true);
    expect([model.line, model.waiting.size, model.isDone(dose("morning")), shop.sent]).toEqual(["lost", 2, true, []]);
    shop.state = "there";
    await Promise.all([model.flush(), model.flush()]);
    expect([model.line, model.waiting.size, shop.sent]).toEqual(["there", 0, ["08:30 true", "morning true"]]); // What was pressed last comes last.
    expect(dose("08:30").isDone).toBe(true);
  });

  it("outlive the page: they are sent once from the next one, by nobody else, and no more once their day is too long ago", async () => {
    const { model, shop, dose, kept, open } = await aPage();
    shop.state = "out";
    await model.tick(dose("morning"), true);
    await model.tick(dose("08:30"), true);
    await model.tick(dose("08:30"), false);
    expect(kept.size()).toBe(2);
    expect((await open(customerId("ravi"))).waiting.size).toBe(0);
    expect((await open()).line).toBe("lost");
    shop.state = "there";
    const next = await open();
    expect([next.waiting.size, kept.size(), shop.sent.toSorted()]).toEqual([0, 0, ["08:30 false", "morning true"]]);
    await open();
    expect(shop.sent).toHaveLength(2);
    shop.state = "out";
    await next.tick(dose("morning"), false);
    shop.state = "there";
    expect([(await open(asha, ten + 8 * 24 * 60 * 60 * 1000)).waiting.size, kept.size(), shop.sent.length]).toEqual([0, 0, 2]);
  });

  it("go back where the shop does not take them, and the page says so", async () => {
    const { model, shop, dose } = await aPage();
    shop.state = "refusing";
    await model.tick(dose("morning"), true);
    expect([model.isChanged, model.isDone(dose("morning")), model.waiting.size]).toEqual([true, false, 0]);
    shop.state = "there";
    await model.tick(dose("08:30"), true);
    expect(model.isChanged).toBe(false);
  });

  it("are not there where the address names nobody's prescription", async () => {
    const { container } = await aPage();
    const model = new OngoingModel(asha, payableId("b-none"), { ...lateNeeds(async () => container, ongoingNeeds), now: () => ten });
    await model.ask();
    expect(model.reading).toEqual({ kind: "read", value: null });
  });
});

describe("what is taken as needed, on the page", () => {
  const item: AsNeededToTick = {
    booking: payableId("b-1"),
    item: "n",
    is: "drug",
    name: "Shankha bhasma",
    details: { dose: "250 mg" },
    nevertheless: null,
    start: day("2026-11-15"),
    until: day("2026-11-24"),
    mostADay: 3,
    hoursApart: 4,
    taken: [{ booking: payableId("b-1"), item: "n", day: day("2026-11-19"), time: "21:00" }],
  };
  const asNeeded = [item];
  const times = (page: Awaited<ReturnType<typeof aPage>>) =>
    page.model.takenOf(page.needed()).map(({ day: on, time, isDone }) => `${on} ${time} ${isDone}`);

  it("is ticked at the shop's minute, not again before its hours are over, and taken back in sight", async () => {
    const page = await aPage({ asNeeded, clock: ten - 45 * MINUTE + 30_000, shopClock: ten + 30_000 });
    const { model, shop, needed } = page;
    expect(model.takable(needed())).toBe("now");
    await model.takeNow(needed());
    expect([shop.sent, times(page)]).toEqual([["10:00 true"], ["2026-11-19 21:00 true", "2026-11-20 10:00 true"]]);
    expect(model.takable(needed())).toBe(ten + 4 * 60 * MINUTE);
    const [, taken] = model.takenOf(needed());
    if (taken === undefined) return expect.fail("nothing was taken");
    await model.tick(taken, false);
    expect([times(page)[1], model.takable(needed()), shop.sent.at(-1)]).toEqual(["2026-11-20 10:00 false", "now", "10:00 false"]);
    await model.tick(taken, true);
    expect(times(page)[1]).toBe("2026-11-20 10:00 true");
  });

  it("stays ticked without a line, counts for its limits, and is sent once", async () => {
    const page = await aPage({ asNeeded });
    const { model, shop, needed, open, kept } = page;
    shop.state = "out";
    await model.takeNow(needed());
    expect([times(page)[1], model.takable(needed()), kept.size()]).toEqual(["2026-11-20 10:00 true", ten + 4 * 60 * MINUTE, 1]);
    shop.state = "there";
    const next = await open();
    expect([next.waiting.size, kept.size(), shop.sent]).toEqual([0, 0, ["10:00 true"]]);
  });

  it("goes back where another device was first, and the page says from when on it may be taken", async () => {
    const page = await aPage({ asNeeded });
    const { model, shop, needed } = page;
    shop.state = "full";
    await model.takeNow(needed());
    expect([model.above, model.isChanged, times(page)]).toEqual([
      { kind: "above-limits", from: ten + 60 * MINUTE, is: "drug", isPast: false },
      false,
      ["2026-11-19 21:00 true"],
    ]);
    await model.tick({ ...needed(), day: day("2026-11-19"), time: "16:00" }, true);
    expect(model.above).toMatchObject({ isPast: true });
    shop.state = "there";
    await model.takeNow(needed());
    expect([model.above, times(page).length]).toEqual([null, 2]);
  });

  it("may be noted later at a time that fits, that is not ahead, and within its days", async () => {
    const { model, needed } = await aPage({ asNeeded });
    const note = (on: string, time: string) => model.lateNote(needed(), { day: day(on), time });
    expect([note("2026-11-19", "16:59"), note("2026-11-20", "10:01"), note("2026-11-14", "10:00"), note("2026-11-25", "09:00")]).toEqual([
      "fits",
      "ahead",
      "outside",
      "outside",
    ]);
    expect(note("2026-11-19", "20:00")).toBe("above-limits");
  });

  it("is not possible any more once its days are over", async () => {
    const late = ten + 5 * 24 * 60 * MINUTE;
    const { model, needed } = await aPage({ asNeeded, clock: late, shopClock: late });
    expect(model.takable(needed())).toBeNull();
  });
});
