import { describe, expect, it } from "vitest";
import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AttendanceModel, attendanceNeeds } from "#web/features/events/one/attendance-model.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { MyAttendance } from "#core/events/attendance/show-own-seat.use-case.ts";

const event = eventId("breathing-class");
const none: MyAttendance = { seat: null, company: null };
const going: MyAttendance = { seat: null, company: { going: 3, followed: ["Ravi"] } };

describe("a seat of one's own", () => {
  const attending = (
    shown: readonly (Awaited<ReturnType<ShowOwnSeat>> | "outage")[],
    ...answers: readonly (Awaited<ReturnType<AttendEvent>> | "outage")[]
  ) => {
    const stage = aStage();
    return {
      looked: inTurn(stage, ShowOwnSeat, ...shown),
      taken: inTurn(stage, AttendEvent, ...answers),
      model: new AttendanceModel(lateNeeds(stage.allDependencies, attendanceNeeds), asha, event),
    };
  };

  it("is read, and is none of an event that is gone", async () => {
    const { model, looked } = attending([ok(going), refused({ kind: "not-found" })]);
    await model.own.ask();
    expect([model.own.state, model.refusal, looked]).toEqual([{ kind: "read", value: going }, null, [[asha, event]]]);
    await model.own.ask();
    expect(model.own.state).toEqual({ kind: "read", value: null });
  });

  it("is read anew after each step, with why the step changed nothing", async () => {
    const { model, looked, taken } = attending(
      [ok(none)],
      refused({ kind: "started" }),
      refused({ kind: "full", place: 2 }),
      refused({ kind: "not-in" }),
    );
    const step = model.take("join");
    expect(model.state).toBe("sending");
    expect([await step, model.state, model.refusal, taken]).toEqual([true, "ready", "started", [[asha, { event, deed: "join" }]]]);
    expect([await model.take("join"), model.refusal]).toEqual([true, null]); // A place in the waiting list is what was asked for.
    expect([await model.take("leave"), model.refusal, looked.length]).toEqual([true, "not-in", 3]);
  });

  it("stays as it was where nobody answers, and is read where it never was", async () => {
    const { model, looked } = attending([ok(going)], "outage");
    expect([await model.take("join"), model.state, looked.length]).toEqual([false, "unavailable", 1]);
    expect([await model.take("join"), model.own.state, looked.length]).toEqual([false, { kind: "read", value: going }, 1]);
  });
});
