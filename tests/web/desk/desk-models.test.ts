import { afterEach, describe, expect, it, vi } from "vitest";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CallOffModel, callOffNeeds } from "#web/features/desk/calling-off/call-off-model.ts";
import { DeskModel, deskNeeds } from "#web/features/desk/desk-model.ts";
import { TimesModel, timesNeeds } from "#web/features/desk/times/times-model.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { DeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";

const today = indianDay(now);
const noPractitioner = refused({ kind: "no-practitioner" } as const);

afterEach(() => vi.useRealTimers());

describe("a practitioner's day", () => {
  /** A server whose today is today. */
  function atTheDesk() {
    const stage = aStage();
    const requested: unknown[] = [];
    stage.answers(ShowDeskDay, async (account, day) => {
      requested.push([account, day]);
      return ok({ day: day ?? today, now, entries: [] as DeskDay["entries"] } as DeskDay);
    });
    const model = new DeskModel(asha, lateNeeds(stage.allDependencies, deskNeeds));
    const shown = () => (model.state.kind === "read" ? (model.state.value?.day ?? null) : model.state.kind);
    return { model, asked: requested, shown };
  }

  it("is looked at every five seconds until its page is left", async () => {
    vi.useFakeTimers();
    const { model, asked, shown } = atTheDesk();
    expect(shown()).toBe("reading");
    const end = model.begin();
    await vi.advanceTimersByTimeAsync(9_000);
    expect([asked, shown()]).toEqual([Array(2).fill(["asha", null]), today]);
    void model.look();
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });

  it("is nothing of an answer that comes once its page is left", async () => {
    vi.useFakeTimers();
    const { model, shown } = atTheDesk();
    model.begin()();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown()).toBe("reading");
  });

  it("is another one by two quick presses, and today's again", async () => {
    const { model, asked, shown } = atTheDesk();
    model.goBy(1);
    expect(asked).toEqual([]);
    await model.look();
    model.goBy(1);
    model.goBy(1);
    await vi.waitFor(() => expect(shown()).toBe(daysAfter(today, 2)));
    model.goBy(-3);
    await vi.waitFor(() => expect(shown()).toBe(daysAfter(today, -1)));
    model.today();
    await vi.waitFor(() => expect(shown()).toBe(today));
    expect(asked.at(-1)).toEqual(["asha", null]);
  });

  it("is none where the account is no practitioner's", async () => {
    const stage = aStage();
    const requested = inTurn(stage, ShowDeskDay, noPractitioner);
    const model = new DeskModel(asha, lateNeeds(stage.allDependencies, deskNeeds));
    await model.look();
    expect(model.state).toEqual({ kind: "read", value: null });
    model.goBy(1);
    expect(requested).toHaveLength(1);
  });

  it("is not asked for again and again where the account is no practitioner's", async () => {
    vi.useFakeTimers();
    const stage = aStage();
    const requested = inTurn(stage, ShowDeskDay, noPractitioner, noPractitioner);
    const end = new DeskModel(asha, lateNeeds(stage.allDependencies, deskNeeds)).begin();
    await vi.advanceTimersByTimeAsync(60_000);
    end();
    expect(requested).toHaveLength(1);
  });

  it("is the one whose date is typed, once its year is whole", async () => {
    const { model, asked, shown } = atTheDesk();
    await model.look();
    for (const half of ["", "0002-12-03", "0020-12-03", "0202-12-03"]) {
      model.typeDay(half);
      expect([model.typedDay, asked.length]).toEqual([half, 1]);
    }
    model.typeDay("2026-12-03");
    expect(model.typedDay).toBeNull();
    await vi.waitFor(() => expect(shown()).toBe("2026-12-03"));
  });
});

describe("appointments that a practitioner cancels", () => {
  const [first, second] = [payableId("b-1"), payableId("b-2")];

  it("are cancelled one by one, for one reason, which must be chosen", async () => {
    const stage = aStage();
    const requested = inTurn(stage, CallOffBooking, "outage", refused({ kind: "unknown-booking" }), ok(null));
    const model = new CallOffModel(asha, [first, second], lateNeeds(stage.allDependencies, callOffNeeds));
    expect([model.reason, model.faults, model.done, await model.send(first), model.faults, requested]).toEqual([null, 0, [], false, 1, []]);
    expect([await model.send(first), model.faults]).toEqual([false, 2]);
    model.choose("cannot-come");
    expect([model.reason, model.faults, model.stateOf(first)]).toEqual(["cannot-come", 0, "ready"]);
    expect([await model.send(first), model.stateOf(first), model.stateOf(second)]).toEqual([false, "unavailable", "ready"]);
    expect([await model.send(first), model.stateOf(first)]).toEqual([false, "refused"]);
    const last = model.send(first);
    expect([model.stateOf(first), await model.send(first)]).toEqual(["sending", false]);
    expect([await last, model.stateOf(first), model.done]).toEqual([true, "done", [first]]);
    expect([await model.send(second), model.done, requested.length]).toEqual([true, [first, second], 4]);
    expect(requested.at(-1)).toEqual(["asha", { booking: second, reason: "cannot-come" }]);
  });

  it("are only those that were listed", async () => {
    const stage = aStage();
    const requested = inTurn(stage, CallOffBooking, ok(null));
    const model = new CallOffModel(asha, [first], lateNeeds(stage.allDependencies, callOffNeeds));
    model.choose("cannot-come");
    expect([model.stateOf(second), await model.send(second), requested, model.done]).toEqual(["ready", false, [], []]);
  });
});

describe("the times of a practitioner's day", () => {
  const { practitioner } = aPractitioner("sunanda");
  const [fee] = practitioner.fees;
  if (fee === undefined) throw new RangeError("a fee");
  const fees = [60, 15, 60, 30].map((length) => ({ ...fee, length }) as typeof fee);
  const own = { ...practitioner, fees, isVerified: true, today, calendar: MORNINGS };
  const entry = { from: now, to: now, reason: "offered", start: now, freeAt: null, appointment: null } as const;
  const times = (...answers: Parameters<typeof inTurn<Parameters<ShowOwnCalendar>, Awaited<ReturnType<ShowOwnCalendar>>>>[2][]) => {
    const stage = aStage();
    inTurn(stage, ShowOwnCalendar, ...answers);
    const line = { isOut: false, isGone: false };
    const requested: unknown[] = [];
    stage.answers(ShowOwnDay, async (_account, request) => {
      requested.push(request);
      if (line.isOut) throw new PortUnavailable("the line", null);
      return line.isGone ? noPractitioner : ok([entry]);
    });
    return { model: new TimesModel(asha, lateNeeds(stage.allDependencies, timesNeeds)), asked: requested, line };
  };

  it("begin with today and the shortest length, and keep what was chosen when they are asked for again", async () => {
    const { model, asked } = times(ok(own));
    expect([model.lengths, model.chosen, model.isOutdated, model.day.kind]).toEqual([[], null, false, "reading"]);
    await model.goBy(1);
    await model.choose({ length: 30 });
    expect([asked, model.chosen]).toEqual([[], null]);
    expect(model.day).toEqual({ kind: "read", value: null });
    await model.ask();
    expect([model.lengths, model.chosen]).toEqual([[15, 30, 60], { date: today, length: 15 }]);
    expect(model.day).toEqual({ kind: "read", value: { asked: { date: today, length: 15 }, entries: [entry] } });
    await model.choose({ length: 60 });
    await model.goBy(-2);
    await model.ask();
    const chosen = { date: daysAfter(today, -2), length: 60 };
    expect([model.chosen, asked.at(-1)]).toEqual([chosen, chosen]);
    await model.chooseDay(today);
    expect(model.chosen).toEqual({ date: today, length: 60 });
    const before = asked.length;
    await model.chooseDay("2026-1");
    expect([model.chosen, asked.length]).toEqual([{ date: today, length: 60 }, before]);
  });

  it("are outdated where there is no answer, until there is one", async () => {
    const { model, line } = times(ok(own));
    await model.ask();
    line.isOut = true;
    await model.goBy(1);
    expect([model.isOutdated, model.day]).toMatchObject([true, { kind: "read", value: { asked: { date: today } } }]);
    line.isOut = false;
    await model.goBy(1);
    expect([model.isOutdated, model.day]).toMatchObject([false, { kind: "read", value: { asked: { date: daysAfter(today, 2) } } }]);
    line.isGone = true;
    await model.goBy(1);
    expect(model.day).toEqual({ kind: "read", value: null });
  });

  it("say nothing of an answer that is older than what was chosen since", async () => {
    const { model, line } = times(ok(own));
    await model.ask();
    line.isOut = true;
    const older = model.goBy(1);
    line.isOut = false;
    await model.goBy(1);
    await older;
    expect(model.isOutdated).toBe(false);
  });

  it("are not asked for without a practitioner, a fee or a line", async () => {
    for (const answer of [noPractitioner, ok({ ...own, fees: [] }), "outage"] as const) {
      const { model, asked } = times(answer);
      await model.ask();
      expect([asked, model.chosen, model.lengths]).toEqual([[], null, []]);
    }
    const { model, asked } = times(ok(own), "outage");
    await model.ask();
    await model.ask();
    expect([model.own.kind, asked.length]).toEqual(["read", 1]);
  });
});
