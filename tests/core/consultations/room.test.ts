import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areBothGone } from "#core/consultations/call/line/both-gone.ts";
import { roomByClock } from "#core/consultations/call/room-by-clock.ts";
import { roomTimes } from "#core/consultations/call/room-times.ts";
import { ADMISSION, emptyRoom, PLACES, roomAfter, roomFrom } from "#core/consultations/call/room.ts";
import { lowerLine, LINES } from "#core/consultations/call/line/line.ts";
import { bringsVideo } from "#core/consultations/call/signal.ts";
import type { Room, RoomDeed, RoomStep } from "#core/consultations/call/room.ts";

const MINUTE = 60_000;
const start = Date.parse("2026-11-24T04:00:00Z");
const appointment = { start, length: 30 } as const;
const consent = { version: 1, language: "en", mode: "video", callBack: true, givenBy: "patient" } as const;

const anySeat = () => fc.constantFrom("patient" as const, "practitioner" as const);
const anyDeed = (): fc.Arbitrary<RoomDeed> =>
  fc.oneof(
    fc.constant<RoomDeed>({ kind: "check-in", consent }),
    fc.record({ kind: fc.constantFrom("admit" as const, "remove" as const, "by-phone" as const, "both-gone" as const) }),
    fc.record({ kind: fc.constant("leave" as const), seat: anySeat() }),
    fc.record({ kind: fc.constantFrom("sit" as const, "rise" as const), seat: anySeat(), connection: fc.constantFrom("one", "two") }),
    fc.record({ kind: fc.constant("line" as const), seat: anySeat(), line: fc.constantFrom(...LINES) }),
    fc.record({ kind: fc.constant("switch" as const), seat: anySeat(), to: fc.constantFrom("audio" as const, "video" as const) }),
  );

/** The room after each of the deeds that fit. */
function walked(mode: "audio" | "video", deeds: readonly RoomDeed[]): readonly Room[] {
  const rooms = [emptyRoom(mode)];
  for (const [nth, action] of deeds.entries()) {
    const next = roomAfter(rooms.at(-1) ?? emptyRoom(mode), { at: start + nth, deed: action });
    if (next.kind === "ok") rooms.push(next.value);
  }
  return rooms;
}

const at = (minutes: number) => start + minutes * MINUTE;
const stepsTo = (...deeds: readonly (readonly [minutes: number, deed: RoomDeed])[]): Room =>
  roomFrom(
    "video",
    deeds.map(([minutes, action]): RoomStep => ({ at: at(minutes), deed: action })),
  );
const CHECK_IN: RoomDeed = { kind: "check-in", consent };
const sits = (seat: "patient" | "practitioner", connection = "one"): RoomDeed => ({ kind: "sit", seat, connection });

describe("a room", () => {
  it("is the fold of its steps, and whoever was never let in is never inside", () => {
    fc.assert(
      fc.property(fc.constantFrom("audio" as const, "video" as const), fc.array(anyDeed(), { maxLength: 25 }), (mode, deeds) => {
        const rooms = walked(mode, deeds);
        for (const [nth, room] of rooms.entries()) {
          expect(roomFrom(mode, room.history)).toEqual(room);
          const before = rooms[nth - 1] ?? room;
          expect(room.generation - before.generation).toBe(
            before.place !== "outside" && room.place === "outside" && room.history.at(-1)?.deed.kind === "remove" && room !== before
              ? 1
              : 0,
          );
          if (room.place === "inside" && before.place === "waiting") expect(room.history.at(-1)?.deed.kind).toBe("admit");
          if (room.place === "inside" && before.place === "outside") expect.unreachable();
          if (room.place === "waiting") expect(room.waitingSince).not.toBeNull();
          const lower = lowerLine(room.patient.line, room.practitioner.line);
          expect(room.line).toBe(room.isSoundChosen ? lowerLine(lower, "audio") : lower);
          expect(room.pictureAsked.length).toBeLessThan(room.line === "video" ? 1 : 2);
          if (mode === "audio") expect(room.line).not.toBe("video");
        }
      }),
    );
  });

  it("takes an event wherever its table has a cell for it, and nowhere else", () => {
    const ways = PLACES.map(
      (place) =>
        `${place}: ${Object.entries(ADMISSION[place])
          .flatMap(([event, to]) => (to === place ? [] : `${event} > ${to}`))
          .join(", ")}`,
    );
    expect(ways).toEqual([
      "outside: check-in > waiting",
      "waiting: admit > inside, leave > outside",
      "inside: leave > away, drop > away, remove > outside",
      "away: return > inside, remove > outside",
    ]);
    expect(roomAfter(emptyRoom("video"), { at: start, deed: { kind: "admit" } })).toEqual({
      kind: "refused",
      refusal: { kind: "no-such-move", place: "outside" },
    });
    expect(roomAfter(emptyRoom("video"), { at: start, deed: sits("patient") }).kind).toBe("refused");
  });

  it("lets a patient come back whose line was lost, and whoever was removed waits anew in another generation", () => {
    const inside = [
      [0, CHECK_IN],
      [0, sits("patient")],
      [1, { kind: "admit" }],
    ] as const;
    const lost = stepsTo(...inside, [2, { kind: "rise", seat: "patient", connection: "one" }]);
    expect([lost.place, lost.patient.isHere, lost.generation]).toEqual(["away", false, 1]);
    expect(stepsTo(...inside, [2, { kind: "rise", seat: "patient", connection: "one" }], [3, sits("patient", "two")]).place).toBe("inside");
    const removed = stepsTo(...inside, [2, { kind: "remove" }]);
    expect([removed.place, removed.generation, removed.waitingSince]).toEqual(["outside", 2, null]);
    expect(stepsTo(...inside, [2, { kind: "remove" }], [3, CHECK_IN])).toMatchObject({
      place: "waiting",
      waitingSince: at(3),
      checkedInAt: at(0),
    });
  });

  it("goes by the lower of two reports, and begins anew with each new connection", () => {
    const inside = [
      [0, CHECK_IN],
      [0, sits("patient")],
      [0, sits("practitioner", "two")],
      [1, { kind: "admit" }],
    ] as const;
    const lower = stepsTo(
      ...inside,
      [2, { kind: "line", seat: "patient", line: "call_back" }],
      [3, { kind: "line", seat: "practitioner", line: "audio" }],
    );
    expect([lower.line, lower.lineSince]).toEqual(["call_back", at(2)]);
    const again = stepsTo(...inside, [2, { kind: "line", seat: "patient", line: "call_back" }], [4, sits("patient", "three")]);
    expect([again.line, again.lineSince]).toEqual(["video", at(4)]);
  });
});

describe("a call that somebody switches", () => {
  const inside = [
    [0, CHECK_IN],
    [0, sits("patient")],
    [0, sits("practitioner", "two")],
    [1, { kind: "admit" }],
  ] as const;
  const wants = (seat: "patient" | "practitioner", to: "audio" | "video"): RoomDeed => ({ kind: "switch", seat, to });

  it("is by sound at once, and has the picture again once both have asked for it, whoever chose sound", () => {
    const chosen = [...inside, [2, wants("patient", "audio")]] as const;
    expect(stepsTo(...chosen)).toMatchObject({ line: "audio", lineSince: at(2), isSoundChosen: true });
    for (const [one, other] of [["patient", "practitioner"] as const, ["practitioner", "patient"] as const]) {
      const room = stepsTo(...chosen, [3, wants(one, "video")], [4, wants(one, "video")]);
      expect(room).toMatchObject({ line: "audio", pictureAsked: [one], raises: 0 });
      expect(stepsTo(...chosen, [3, wants(one, "video")], [5, wants(other, "video")])).toMatchObject({
        line: "video",
        lineSince: at(5),
        isSoundChosen: false,
        pictureAsked: [],
        raises: 1,
      });
      expect(stepsTo(...chosen, [3, wants(one, "video")], [4, wants(other, "audio")])).toMatchObject({ line: "audio", pictureAsked: [] });
    }
  });

  it("is raised by both though a line was bad, and by neither while it is lost", () => {
    const both = [
      [3, wants("patient", "video")],
      [4, wants("practitioner", "video")],
    ] as const;
    const bad = stepsTo(...inside, [2, { kind: "line", seat: "patient", line: "audio" }], ...both);
    expect(bad).toMatchObject({ line: "video", patient: { line: "video" }, raises: 1 });
    expect(stepsTo(...inside, [2, { kind: "line", seat: "patient", line: "reconnecting" }], ...both)).toMatchObject({
      line: "reconnecting",
    });
  });

  it("stays by sound over a line that begins anew, and over what the line could carry; who is let in anew begins with the picture", () => {
    const chosen = [...inside, [2, wants("practitioner", "audio")]] as const;
    const anew = stepsTo(...chosen, [3, sits("patient", "three")], [4, { kind: "line", seat: "patient", line: "audio" }]);
    expect([anew.line, anew.isSoundChosen]).toEqual(["audio", true]);
    expect(stepsTo(...chosen, [3, { kind: "remove" }], [4, CHECK_IN], [4, sits("patient", "three")], [5, { kind: "admit" }]).line).toBe(
      "video",
    );
  });

  it("never brings a picture into an appointment by sound", () => {
    const steps = [...inside, [2, wants("patient", "video")] as const, [3, wants("practitioner", "video")] as const];
    const room = roomFrom(
      "audio",
      steps.map(([minutes, action]): RoomStep => ({ at: at(minutes), deed: action })),
    );
    expect([room.line, room.pictureAsked, room.history.length]).toEqual(["audio", [], inside.length]);
  });
});

describe("a patient whom the shop hears no more", () => {
  const lost = [
    [0, CHECK_IN],
    [0, sits("patient")],
    [0, sits("practitioner", "two")],
    [1, { kind: "admit" }],
    [2, { kind: "line", seat: "practitioner", line: "audio" }],
    [3, { kind: "rise", seat: "patient", connection: "one" }],
  ] as const;
  const byPhone: RoomDeed = { kind: "by-phone" };
  const lineOf = (line: "reconnecting" | "call_back"): RoomDeed => ({ kind: "line", seat: "practitioner", line });

  it("may still be heard by the other side, which tells of the line, calls by phone, and fails with it", () => {
    expect(stepsTo(...lost)).toMatchObject({ place: "away", line: "audio" });
    const given = stepsTo(...lost, [4, lineOf("reconnecting")], [5, lineOf("call_back")]);
    expect(given).toMatchObject({ line: "call_back", lineSince: at(5) });
    const state = "in_progress";
    expect([14.99, 15].map((minutes) => roomByClock({ ...appointment, state }, given, at(minutes)))).toEqual([null, "break-off"]);
    const phoned = stepsTo(...lost, [5, lineOf("call_back")], [6, byPhone]);
    expect([phoned.isByPhone, roomByClock({ ...appointment, state }, phoned, at(15))]).toEqual([true, null]);
    expect(stepsTo(...lost, [5, lineOf("call_back")], [6, sits("patient", "three")])).toMatchObject({ place: "inside", line: "video" });
  });

  it("is another one than who has left by a press: of them there is no line, and nobody calls them", () => {
    const left = stepsTo(...lost, [4, { kind: "leave", seat: "patient" }], [5, lineOf("call_back")]);
    expect([left.place, left.line]).toEqual(["away", "audio"]);
    expect(roomAfter(left, { at: at(6), deed: byPhone }).kind).toBe("refused");
  });
});

describe("a call whose both sides are gone", () => {
  const begun = [
    [0, CHECK_IN],
    [0, sits("patient")],
    [0, sits("practitioner", "two")],
    [1, { kind: "admit" }],
  ] as const;
  const goes = (minutes: number, seat: "patient" | "practitioner") =>
    [minutes, { kind: "rise", seat, connection: seat === "patient" ? "one" : "two" }] as const;
  const state = "in_progress";
  const given = (minutes: number, ...steps: readonly (readonly [minutes: number, deed: RoomDeed])[]) =>
    areBothGone({ ...appointment, state }, stepsTo(...steps), at(minutes));
  const TWENTY_SECONDS = 1 / 3;

  it("is given up twenty seconds after the later one, for nobody else says so", () => {
    const both = [...begun, goes(10, "patient"), goes(10.1, "practitioner")] as const;
    expect([10.1 + TWENTY_SECONDS - 0.01, 10.1 + TWENTY_SECONDS].map((minutes) => given(minutes, ...both))).toEqual([false, true]);
    expect(given(13, ...begun, [4, sits("practitioner", "two")], [8, sits("practitioner", "two")], goes(10, "patient"))).toBe(false);
    const lost = stepsTo(...both, [11, { kind: "both-gone" }]);
    expect([lost.line, lost.lineSince, areBothGone({ ...appointment, state }, lost, at(12))]).toEqual(["call_back", at(11), false]);
    expect([20.99, 21].map((minutes) => roomByClock({ ...appointment, state }, lost, at(minutes)))).toEqual([null, "break-off"]);
    for (const back of [sits("patient"), sits("practitioner", "three")])
      expect(stepsTo(...both, [11, { kind: "both-gone" }], [12, back])).toMatchObject({ line: "video", lineSince: at(12) });
  });

  it("is noticed too where their lines broke without a word, five minutes after either was last heard", () => {
    const heard = [...begun, [4, sits("patient")], [4, sits("practitioner", "two")], [8, sits("patient")]] as const;
    expect(stepsTo(...heard)).toMatchObject({ line: "video", lineSince: at(1), place: "inside" });
    expect([13 + TWENTY_SECONDS - 0.01, 13 + TWENTY_SECONDS].map((minutes) => given(minutes, ...heard))).toEqual([false, true]);
    const silent = stepsTo(...heard, [14, { kind: "both-gone" }]);
    expect(roomAfter(silent, { at: at(15), deed: sits("practitioner", "two") })).toMatchObject({ value: { line: "video" } });
  });

  it("took place where it was over by then, where one of them had left, where they talk by phone, and before anybody was let in", () => {
    expect(given(29, ...begun, goes(28, "patient"), goes(28, "practitioner"))).toBe(true);
    const after = [...begun, goes(28, "patient"), goes(30, "practitioner")] as const;
    expect(given(44, ...after)).toBe(false);
    const cut = [...begun, goes(28, "patient"), goes(29, "practitioner")] as const;
    const closed = [after, cut].map((steps) => roomByClock({ ...appointment, state }, stepsTo(...steps), at(45)));
    expect(closed).toEqual(["complete", "break-off"]);
    for (const seat of ["patient", "practitioner"] as const)
      expect(given(20, ...begun, [9, { kind: "leave", seat }], goes(10, "patient"), goes(10, "practitioner"))).toBe(false);
    const phoned = [...begun, [9, { kind: "line", seat: "patient", line: "call_back" }], [9, { kind: "by-phone" }]] as const;
    expect(given(20, ...phoned, goes(10, "patient"), goes(10, "practitioner"))).toBe(false);
    const waiting = [begun[0], begun[1], begun[2], goes(3, "patient"), goes(3, "practitioner")] as const;
    expect(areBothGone({ ...appointment, state: "checked_in" }, stepsTo(...waiting), at(20))).toBe(false);
  });

  it("notes who is still there only now and then", () => {
    const often = stepsTo(...begun, [2.9, sits("patient")], [3.1, sits("patient")], [4, sits("patient")]);
    expect(often.history.slice(begun.length).map((step) => step.at)).toEqual([at(3.1)]);
  });
});

describe("what time makes of an appointment", () => {
  const timed = (minutes: number, state: "confirmed" | "checked_in" | "in_progress", room: Room) =>
    roomByClock({ ...appointment, state }, room, at(minutes));
  const nobody = emptyRoom("video");

  it("is a practitioner's miss after ten minutes with a patient, and after fifteen without", () => {
    const waits = stepsTo([0, CHECK_IN]);
    expect([timed(9.99, "checked_in", waits), timed(10, "checked_in", waits)]).toEqual([null, "practitioner-missed"]);
    const late = stepsTo([11, CHECK_IN]);
    expect([timed(14.99, "checked_in", late), timed(15, "checked_in", late)]).toEqual([null, "practitioner-missed"]);
    expect([timed(14.99, "confirmed", nobody), timed(15, "confirmed", nobody)]).toEqual([null, "practitioner-missed"]);
  });

  it("is the patient's where the practitioner was there, and nobody's while the patient waits to be let in", () => {
    const alone = stepsTo([-5, sits("practitioner")]);
    expect([timed(14.99, "confirmed", alone), timed(15, "confirmed", alone)]).toEqual([null, "patient-missed"]);
    const both = stepsTo([-5, sits("practitioner")], [5, CHECK_IN]);
    expect([timed(40, "checked_in", both), timed(45, "checked_in", both)]).toEqual([null, "practitioner-missed"]);
  });

  it("is complete when the room closes, and has failed after ten minutes without a line", () => {
    const inside = [
      [0, CHECK_IN],
      [0, sits("patient")],
      [0, sits("practitioner", "two")],
      [1, { kind: "admit" }],
    ] as const;
    const good = stepsTo(...inside, [28, sits("patient")], [28, sits("practitioner", "two")]);
    expect([timed(44.99, "in_progress", good), timed(45, "in_progress", good)]).toEqual([null, "complete"]);
    const lost = stepsTo(...inside, [20, { kind: "line", seat: "patient", line: "call_back" }]);
    expect([timed(29.99, "in_progress", lost), timed(30, "in_progress", lost)]).toEqual([null, "break-off"]);
    const phoned = stepsTo(...inside, [20, { kind: "line", seat: "patient", line: "call_back" }], [22, { kind: "by-phone" }]);
    expect([timed(40, "in_progress", phoned), timed(45, "in_progress", phoned)]).toEqual([null, "complete"]);
  });

  it("never comes before ten minutes after the start, whatever happened", () => {
    fc.assert(
      fc.property(fc.array(anyDeed(), { maxLength: 15 }), fc.integer({ min: -10, max: 9 }), (deeds, minutes) => {
        const room = walked("video", deeds).at(-1) ?? nobody;
        for (const state of ["confirmed", "checked_in"] as const) expect(timed(minutes, state, room)).toBeNull();
      }),
    );
    expect(roomTimes(appointment)).toEqual({ opens: at(-10), closes: at(45) });
  });
});

describe("a signal", () => {
  it("brings no video into an appointment by sound", () => {
    const offer = (data: string) => ({ kind: "offer", data }) as const;
    expect(bringsVideo(offer("v=0\r\nm=audio 9 UDP\r\nm=video 9 UDP\r\n"), "audio")).toBe(true);
    expect(bringsVideo(offer("v=0\r\nm=audio 9 UDP\r\na=x m=video\r\n"), "audio")).toBe(false);
    expect(bringsVideo(offer("v=0\nm=video 0 UDP"), "video")).toBe(false);
    expect(bringsVideo({ kind: "candidate", data: "m=video" }, "audio")).toBe(false);
  });
});
