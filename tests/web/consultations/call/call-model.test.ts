import { Subject } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { SEAT_RENEWED_EVERY } from "#core/consultations/call/room.ts";
import { TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { SwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { callNeeds, CallModel } from "#web/features/consultations/call/call-model.ts";
import { now } from "#tests/fixtures.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { aCallBrowser } from "./a-call-browser.ts";
import { aRoom } from "./a-room.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { CallNews } from "#core/consultations/call/watch-call.use-case.ts";
import type { TakenSeat, TakeSeat } from "#core/consultations/call/take-seat.use-case.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { CallSides } from "#web/features/consultations/call/call-seat.ts";

const MINUTE = 60_000;
const id = payableId("b-1");
const session = { id: "this device", customer: "asha" };
const RELAY = { servers: [{ urls: ["turn:x"], username: "u", credential: "c" }], isOnly: false };
const taken = (token = "seat-1", room = aRoom()): TakenSeat => ({
  token,
  until: now + 5 * MINUTE,
  room,
  relay: RELAY,
});
const sides = (opens: number, state: BookingState = "confirmed"): CallSides => ({
  id,
  mode: "video",
  start: now,
  opens,
  closes: now + 45 * MINUTE,
  now,
  state,
  other: "Dr. Sunanda Joshi",
  facts: [],
  isForMember: false,
  asksBirthdate: false,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof inTurn<Parameters<TakeSeat>, Awaited<ReturnType<TakeSeat>>>>[2][];

/** The page of a call whose shop answers as the test says. */
function aPage({
  mode = "video" as Mode,
  opens = now - MINUTE,
  isUnknown = false,
  state = "confirmed" as BookingState,
  stateNow = () => state,
  seats = [ok(taken())] as Answers,
  sit,
}: {
  readonly mode?: Mode;
  readonly opens?: number;
  readonly isUnknown?: boolean;
  readonly state?: BookingState;
  /** In its place, where it changes. */
  readonly stateNow?: () => BookingState;
  readonly seats?: Answers;
  /** In the place of these answers. */
  readonly sit?: TakeSeat;
} = {}) {
  const browser = aCallBrowser();
  const stage = aStage();
  const watched: unknown[] = [];
  const news: Subject<CallNews>[] = [];
  stage.answers(WatchCall, (...asked) => {
    watched.push(asked);
    const told = new Subject<CallNews>();
    news.push(told);
    return told;
  });
  if (sit !== undefined) stage.answers(TakeVideoSeat, sit);
  const sat = sit !== undefined ? [] : inTurn(stage, mode === "video" ? TakeVideoSeat : TakeAudioSeat, ...seats);
  let [read, key] = [0, 0];
  const seat = {
    read: async (customer: string, request: string | null, clock: Clock) => {
      read += 1;
      expect([customer, request, clock()]).toEqual(["asha", "b-1", now]);
      return isUnknown ? null : sides(opens, stateNow());
    },
    checkedInText: (read: BookingState) => (read === "confirmed" ? null : `It is ${read}.`),
  };
  const needs = {
    ...lateNeeds(stage.allDependencies, callNeeds),
    now: () => now,
    newKey: () => `window-${++key}`,
    language: "hi",
  } as const;
  const model = new CallModel({ customer: asha, asked: id, mode, seat }, needs);
  const end = model.begin();
  const steps = lateNeeds(stage.allDependencies, { admitPatient: AdmitPatient, completeCall: CompleteCall });
  return { browser, stage, model, end, watched, news, sat, steps, reads: () => read };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A page on which the seat is taken. */
async function aSeat(given: Parameters<typeof aPage>[0] = {}) {
  const page = aPage(given);
  await settled();
  await page.model.enter();
  await settled();
  return page;
}

describe("the page of a call", () => {
  it("looks again every quarter of a minute until the room opens, and until it is over for whoever is not in it", async () => {
    const early = aPage({ opens: now + MINUTE });
    expect([early.model.state.kind, early.model.sitting.kind, early.model.room, early.model.ahead]).toEqual([
      "reading",
      "outside",
      null,
      null,
    ]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect([early.reads(), early.model.state, early.model.customer]).toEqual([3, { kind: "read", value: sides(now + MINUTE) }, "asha"]);
    early.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([early.reads(), early.browser.listening.size]).toEqual([3, 0]);
    const open = aPage({ opens: now }); // Who has not gone in yet hears that the consultation is over, too.
    await vi.advanceTimersByTimeAsync(31_000);
    expect(open.reads()).toBe(3);
    await open.model.ask();
    expect(open.reads()).toBe(4);
    const over = aPage({ state: "completed" });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(over.reads()).toBe(1);
    const left = aPage();
    left.end();
    await settled();
    expect(left.model.state.kind).toBe("reading");
  });

  it("looks every five seconds whether whoever was checked in before is let in, and no more once they go on", async () => {
    const { model, reads } = aPage({ state: "checked_in" });
    expect(model.checkedInText).toBeNull();
    await settled();
    expect(model.checkedInText).toBe("It is checked_in.");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toBe(3);
    await model.enter();
    expect(model.checkedInText).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toBe(3);
  });

  it("takes no step and no seat where there is no such appointment", async () => {
    const { stage, model, sat, steps } = aPage({ isUnknown: true });
    const checkedIn = inTurn(stage, CheckIn, ok(aRoom()));
    const admitted = inTurn(stage, AdmitPatient, ok(aRoom()));
    await settled();
    await model.checkIn({ callBack: true, guardian: false });
    await model.admit(steps.admitPatient);
    await model.enter();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([model.state, checkedIn, admitted, sat]).toEqual([{ kind: "read", value: null }, [], [], []]);
  });
});

describe("a seat in a call", () => {
  it("is taken once the patient has checked in", async () => {
    const { stage, model, sat } = aPage();
    const requested = inTurn(stage, CheckIn, refused({ kind: "guardian-needed" }), ok(aRoom()));
    await settled();
    await model.checkIn({ callBack: true, guardian: false });
    expect([model.entering, sat, model.sitting.kind]).toEqual([{ kind: "refused", refusal: { kind: "guardian-needed" } }, [], "outside"]);
    const entering = model.checkIn({ callBack: false, guardian: true });
    expect(model.entering.kind).toBe("sending");
    await entering;
    expect(requested).toEqual([
      ["asha", { booking: "b-1", consent: CONSENT_VERSION, language: "hi", callBack: true, guardian: false }],
      ["asha", { booking: "b-1", consent: CONSENT_VERSION, language: "hi", callBack: false, guardian: true }],
    ]);
    expect([sat, model.sitting.kind, model.room]).toEqual([[[session, { booking: "b-1", connection: "window-1" }]], "inside", aRoom()]);
  });

  it("is that of a call by sound where the appointment is", async () => {
    const { sat, model } = await aSeat({ mode: "audio" });
    expect([sat.length, model.sitting.kind]).toEqual([1, "inside"]);
  });

  it("is kept by being taken again every four minutes, by one line to the shop", async () => {
    const page = aPage();
    await settled();
    const entering = page.model.enter();
    expect(page.model.sitting.kind).toBe("entering");
    await entering;
    await vi.advanceTimersByTimeAsync(2 * SEAT_RENEWED_EVERY);
    expect([page.sat.length, page.watched]).toEqual([3, [[session, { token: "seat-1", after: null }]]]);
    page.end();
    await vi.advanceTimersByTimeAsync(2 * SEAT_RENEWED_EVERY);
    expect([page.sat.length, page.news[0]?.observed]).toEqual([3, false]);
  });

  it("is asked for again after a second without a line", async () => {
    const { sat, model } = await aSeat({ seats: ["outage", "outage", ok(taken())] });
    expect([sat.length, model.sitting.kind]).toEqual([1, "entering"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([sat.length, model.sitting.kind]).toEqual([3, "inside"]);
  });

  it("is lost where it is refused", async () => {
    const out = await aSeat({ seats: [refused({ kind: "not-admitted" } as never)] });
    expect([out.model.sitting, out.reads()]).toEqual([{ kind: "ended", end: "removed" }, 1]);
    const over = await aSeat({ seats: [refused({ kind: "room-closed" })] });
    expect([over.model.sitting, over.reads()]).toEqual([{ kind: "ended", end: "over" }, 2]);
    await vi.advanceTimersByTimeAsync(SEAT_RENEWED_EVERY);
    expect(over.sat).toHaveLength(1);
  });

  it("is the one that was taken last, whichever answer comes first", async () => {
    const answers: ((seat: TakenSeat) => void)[] = [];
    const sit: TakeSeat = () => new Promise((tell) => answers.push((seat) => tell(ok(seat))));
    const { model, watched } = aPage({ sit });
    await settled();
    const entering = [model.enter(), model.enter()];
    await settled();
    answers[1]?.(taken("seat-2"));
    await settled();
    answers[0]?.(taken("seat-1", aRoom({ generation: 9 })));
    await settled();
    await Promise.all(entering);
    expect([watched, model.room?.generation]).toEqual([[[session, { token: "seat-2", after: null }]], 0]);
  });

  it("listens to the shop also where it is taken anew while that was just begun", async () => {
    const { model, watched, sat } = aPage();
    await settled();
    const first = model.enter();
    const second = model.enter();
    await Promise.all([first, second]);
    await settled();
    expect(watched).toEqual([[session, { token: "seat-1", after: null }]]);
    await model.enter();
    await settled();
    const before = sat.length;
    await vi.advanceTimersByTimeAsync(SEAT_RENEWED_EVERY + 1_000);
    expect([watched.length, sat.length - before]).toEqual([2, 1]);
  });

  it("hears of the room and of what the other side says, and goes on behind it when the line to the shop ends", async () => {
    const { model, news, watched, sat } = await aSeat();
    const room = aRoom({ waitingSince: now });
    news[0]?.next({ kind: "room", room, ahead: 2, signals: [] });
    expect([model.ahead, model.room]).toEqual([2, room]);
    const signals = [7, 8].map((number) => ({ number, seq: number, kind: "bye", data: "" }) as const);
    news[0]?.next({ kind: "room", room, ahead: null, signals });
    expect(model.ahead).toBeNull();
    news[0]?.complete();
    await vi.advanceTimersByTimeAsync(900);
    expect(watched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect([sat.length, watched[1]]).toEqual([2, [session, { token: "seat-1", after: 8 }]]);
    await model.enter();
    await settled();
    expect([watched[2], news[1]?.observed]).toEqual([[session, { token: "seat-1", after: null }], false]);
  });

  it("is lost to another window, to the end of the appointment, and to a shop that tells nothing more", async () => {
    for (const end of ["replaced", "removed", "over"] as const) {
      const { model, news, reads } = await aSeat();
      news[0]?.next({ kind: "end", end });
      expect([model.sitting, news[0]?.observed]).toEqual([{ kind: "ended", end }, false]);
      expect(reads()).toBe(end === "over" ? 2 : 1);
    }
    const failed = await aSeat();
    failed.news[0]?.error(new Error("gone"));
    expect(failed.model.sitting).toEqual({ kind: "ended", end: "over" });
    const completed = await aSeat();
    completed.news[0]?.next({ kind: "room", room: aRoom({ state: "completed" }), ahead: null, signals: [] });
    expect([completed.model.sitting, completed.model.room?.state]).toEqual([{ kind: "ended", end: "over" }, "completed"]);
  });

  it("is left by a press, and told once; nothing that comes later is news of it", async () => {
    const { stage, model, sat, news } = await aSeat();
    const left = inTurn(stage, LeaveCall, "outage");
    const leaving = model.leave();
    expect(model.sitting).toEqual({ kind: "left" });
    await leaving;
    await model.leave();
    expect([left, news[0]?.observed]).toEqual([[[session, "seat-1"]], false]);
    await vi.advanceTimersByTimeAsync(SEAT_RENEWED_EVERY);
    expect([sat.length, model.sitting.kind]).toEqual([1, "left"]);
    const other = await aSeat();
    inTurn(other.stage, LeaveCall, ok(null) as never);
    const inTurnOf = other.model.enter();
    await other.model.leave();
    await inTurnOf;
    await settled();
    expect([other.model.sitting, other.watched.length]).toEqual([{ kind: "left" }, 1]);
  });
});

describe("whoever is not in the room", () => {
  it("has camera and microphone off, however they got out, until they go in again", async () => {
    for (const out of ["left", "replaced", "removed", "over", "page left"] as const) {
      const { stage, model, browser, news, end } = aPage({ seats: [ok(taken()), ok(taken("seat-2"))] });
      inTurn(stage, LeaveCall, ok(null) as never);
      await settled();
      await model.own.tryThem();
      await model.enter();
      await settled();
      if (out === "left") await model.leave();
      else if (out === "page left") end();
      else news[0]?.next({ kind: "end", end: out });
      const states = () => browser.opened.map(({ tracks }) => tracks.map(({ readyState }) => readyState));
      expect([out, model.own.stream, model.own.isTried, states()]).toEqual([out, null, true, [["ended", "ended"]]]);
      if (out === "page left" || out === "over") continue;
      await model.enter();
      await settled();
      expect([model.sitting.kind, states(), model.own.hasCamera]).toEqual([
        "inside",
        [
          ["ended", "ended"],
          ["live", "live"],
        ],
        true,
      ]);
    }
  });

  it("has them off also where they open only after the page was left", async () => {
    const { model, browser, end } = aPage();
    await settled();
    const trying = model.own.tryThem();
    end();
    await trying;
    expect(browser.opened.map(({ tracks }) => tracks.map(({ readyState }) => readyState))).toEqual([["ended", "ended"]]);
  });

  it("hears within five seconds after leaving that the consultation is over, and asks no more then", async () => {
    const at: { state: BookingState } = { state: "in_progress" };
    const { stage, model, reads } = await aSeat({ stateNow: () => at.state });
    inTurn(stage, LeaveCall, ok(null) as never);
    await model.leave();
    at.state = "completed";
    const before = reads();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([model.state.kind === "read" && model.state.value?.state, reads()]).toEqual(["completed", before + 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(before + 1);
  });
});

describe("steps in a call", () => {
  it("of a practitioner show the room as it is then, or say why not", async () => {
    const { stage, model, steps } = await aSeat();
    const inside = aRoom({ place: "inside" });
    const requested = inTurn(stage, AdmitPatient, refused({ kind: "room-closed" }), ok(inside));
    await model.admit(steps.admitPatient);
    expect([model.stepping, model.room?.place]).toEqual([{ kind: "refused", refusal: { kind: "room-closed" } }, "waiting"]);
    await model.admit(steps.admitPatient);
    expect([model.stepping.kind, model.room]).toEqual(["ready", inside]);
    expect(requested).toEqual(Array(2).fill(["asha", { booking: "b-1", opening: null }]));
  });

  it("of a practitioner may end it, and change nothing any more once the call was left", async () => {
    const page = await aSeat();
    const ended = inTurn(page.stage, CompleteCall, ok(aRoom({ state: "completed" })));
    inTurn(page.stage, LeaveCall, ok(null) as never);
    const stepping = page.model.step(page.steps.completeCall);
    const leaving = page.model.leave();
    await Promise.all([stepping, leaving]);
    expect([ended, page.model.sitting]).toEqual([[["asha", "b-1"]], { kind: "left" }]);
    const unknown = aPage({ isUnknown: true });
    const never = inTurn(unknown.stage, CompleteCall, ok(aRoom()));
    await settled();
    await unknown.model.step(unknown.steps.completeCall);
    expect(never).toEqual([]);
  });

  it("of either side change what the line carries, once there is a seat", async () => {
    const page = aPage();
    const switched = inTurn(page.stage, SwitchLine, refused({ kind: "room-closed" }), ok(aRoom({ line: "audio" })));
    await settled();
    await page.model.switchTo("audio");
    expect(switched).toEqual([]);
    await page.model.enter();
    await page.model.switchTo("audio");
    expect([page.model.stepping.kind, page.model.room?.line]).toEqual(["refused", "video"]);
    await page.model.switchTo("audio");
    expect([switched[1], page.model.room?.line]).toEqual([[session, { token: "seat-1", to: "audio" }], "audio"]);
  });
});

describe("devices that come into a call", () => {
  it("take the seat anew where there was none to begin a line from, and else go by the line that there is", async () => {
    const other = { connection: "theirs", isHere: true };
    const room = aRoom({ place: "inside", other });
    const seats = [ok(taken("seat-1", room)), ok(taken("seat-2", { ...room, generation: 1 }))];
    const { model, sat, browser, news } = await aSeat({ seats });
    expect([model.line.isWithoutDevices, sat.length]).toEqual([true, 1]);
    await model.own.tryThem();
    await settled();
    expect([model.line.isWithoutDevices, sat.length, browser.connections.length]).toEqual([false, 2, 1]);
    await model.own.choose("microphone", "mic-2");
    await settled();
    expect([sat.length, browser.connections.length]).toEqual([2, 1]);
    const [connection] = browser.connections;
    expect([connection?.sends[0]?.track?.getSettings().deviceId, connection?.servers]).toEqual(["mic-2", RELAY.servers]);
    const signals = [{ number: 1, seq: 1, kind: "answer", data: "theirs" } as const];
    news[0]?.next({ kind: "room", room: { ...room, generation: 1 }, ahead: null, signals });
    news[1]?.next({ kind: "room", room: { ...room, generation: 1 }, ahead: null, signals });
    await settled();
    expect(connection?.remoteDescription).toEqual({ type: "answer", sdp: "theirs" });
    news[1]?.next({ kind: "end", end: "replaced" });
    expect([connection?.isClosed, model.line.theirs]).toEqual([true, null]);
  });
});
