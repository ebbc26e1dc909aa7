import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { sessionId } from "#core/identity/session.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CallLineModel, callLineNeeds } from "#web/features/consultations/call/call-line-model.ts";
import { OwnDevicesModel } from "#web/features/consultations/call/own-devices-model.ts";
import { now } from "#tests/fixtures.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { aCallBrowser, FakeTrack } from "./a-call-browser.ts";
import { aRoom } from "./a-room.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { TakenSeat } from "#core/consultations/call/take-seat.use-case.ts";

const other = { connection: "theirs", isHere: true };
const atDesk = (given: Partial<RoomView> = {}) => aRoom({ seat: "practitioner", other, ...given });
const inside = (given: Partial<RoomView> = {}) => atDesk({ place: "inside", ...given });
const seat: TakenSeat = {
  token: "seat",
  until: now + 300_000,
  room: aRoom(),
  relay: { servers: [{ urls: ["turn:x"], username: "u", credential: "c" }], isOnly: true },
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
type Signalled = Parameters<typeof inTurn<Parameters<SendSignal>, Awaited<ReturnType<SendSignal>>>>[2];

/** The practitioner's line, with the devices open. */
async function aLine({ signals = [ok(null)] as readonly Signalled[], devices = true, isSeated = true } = {}) {
  const browser = aCallBrowser();
  const stage = aStage();
  const sent = inTurn(stage, SendSignal, ...signals);
  const told = inTurn(stage, ReportLine, ok(null) as never);
  const own = new OwnDevicesModel("video", () => {});
  if (devices) await own.tryThem();
  const line = new CallLineModel(
    own,
    { id: sessionId("this device"), customer: asha },
    { ...lateNeeds(stage.allDependencies, callLineNeeds), now: Date.now },
  );
  if (isSeated) line.sit(seat);
  const end = line.begin();
  const connection = (at = 0) => browser.connections[at] ?? expect.fail(`there is no connection ${at}`);
  /** What was said to the other side: to whom, in which order, and what. */
  const said = () => sent.map(([, { to, signal }]) => [to, signal.seq, signal.kind, signal.data]);
  const reported = () => told.map(([, { line: way }]) => way);
  return { browser, stage, own, line, end, sent, told, said, reported, connection };
}

/** The same once the patient is let in and both have found each other. */
async function aCall(given: Parameters<typeof aLine>[0] = {}) {
  const call = await aLine(given);
  call.line.follow(atDesk());
  call.connection().onnegotiationneeded();
  await settled();
  call.line.follow(inside());
  await settled();
  return call;
}

/** Statistics of a line on which so many packets came by now. */
const got = (packets: number) => [
  { type: "inbound-rtp", packetsReceived: packets, packetsLost: 0, timestamp: 0, lastPacketReceivedTimestamp: 0 },
  { type: "outbound-rtp", bytesSent: packets * 1_000_000 },
];

/** So many looks, each with further packets. */
async function heard({ connection }: Awaited<ReturnType<typeof aLine>>, looks: number, from = 1, at = 0) {
  for (let look = 0; look < looks; look += 1) {
    connection(at).stats = got(from + look);
    await vi.advanceTimersByTimeAsync(2_000);
  }
}

describe("a line to the other side of a call", () => {
  it("is made while the patient still waits, and says nothing to them before they are let in", async () => {
    const { line, browser, connection, said, own } = await aLine();
    expect([line.theirs, line.texts, line.opening("mine"), line.isWithoutDevices]).toEqual([null, [], null, false]);
    line.follow(atDesk({ other: null }));
    expect(browser.connections).toEqual([]);
    line.follow(atDesk());
    line.follow(atDesk({ waitingSince: now }));
    expect([browser.connections.length, connection().servers]).toEqual([1, [{ urls: ["turn:x"], username: "u", credential: "c" }]]);
    expect(connection().sends.map(({ track }) => track)).toEqual(own.stream?.getTracks());
    expect(line.opening("mine")).toBeNull();
    connection().onnegotiationneeded();
    await settled();
    connection().onicecandidate({ candidate: { candidate: "found since" } });
    await settled();
    expect(said()).toEqual([]);
    line.follow(inside());
    await settled();
    expect([said(), line.opening("mine")]).toEqual([[["theirs", 1, "offer", "of 0"]], null]);
    connection().onicecandidate({ candidate: { candidate: "later" } });
    await settled();
    expect(said()[1]).toEqual(["theirs", 2, "candidate", '{"candidate":"later"}']);
  });

  it("says its first offer with the word that lets the patient in, and again behind it", async () => {
    const { line, connection, said } = await aLine();
    line.follow(atDesk());
    connection().onnegotiationneeded();
    await settled();
    connection().onicecandidate({ candidate: { candidate: "of the offer by now" } });
    line.follow(atDesk({ other: null }));
    expect(line.opening("mine")).toBeNull();
    line.follow(atDesk());
    expect(line.opening("mine")).toEqual({ from: "mine", to: "theirs", signal: { kind: "offer", data: "of 0", seq: 1 } });
    connection().onicecandidate({ candidate: { candidate: "a" } });
    line.follow(inside());
    await settled();
    expect(said()).toEqual([
      ["theirs", 1, "offer", "of 0"],
      ["theirs", 2, "candidate", '{"candidate":"a"}'],
    ]);
    expect(line.opening("mine")).toBeNull();
  });

  it("says one thing after the other, each until the server has it", async () => {
    const tooMany = refused({ kind: "too-many-signals" } as never);
    const call = await aCall({ signals: ["outage", tooMany, ok(null), refused({ kind: "room-closed" }), ok(null)] });
    expect(call.said()).toHaveLength(1);
    for (const candidate of ["a", "b"]) call.connection().onicecandidate({ candidate: { candidate } });
    await vi.advanceTimersByTimeAsync(900);
    expect(call.said()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(call.said().map(([, seq]) => seq)).toEqual([1, 1, 1, 2, 3]);
    expect(call.sent[0]?.[1].token).toBe("seat");
  });

  it("says nothing more once it is given up, or goes to another connection", async () => {
    const call = await aCall({ signals: ["outage", ok(null)] });
    call.line.giveUp();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([call.said().length, call.connection().isClosed, call.line.theirs, call.line.isWithoutDevices]).toEqual([1, true, null, false]);
    call.connection().onicecandidate({ candidate: { candidate: "a" } });
    await settled();
    expect(call.said()).toHaveLength(1);
    const next = await aCall({ signals: ["outage", ok(null)] });
    next.line.follow(inside({ other: { connection: "anew", isHere: true } }));
    expect([next.browser.connections.length, next.connection(0).isClosed]).toEqual([2, true]);
    next.connection(0).onicecandidate({ candidate: { candidate: "old" } });
    next.connection(1).onnegotiationneeded();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(next.said().slice(1)).toEqual([["anew", 1, "offer", "of 1"]]);
    next.line.follow(inside({ other: { connection: "anew", isHere: true }, generation: 1 }));
    expect(next.browser.connections).toHaveLength(3);
  });

  it("takes what the other side says, its picture and its texts", async () => {
    const { line, connection } = await aCall();
    line.take({ kind: "answer", data: "theirs" });
    await settled();
    expect(connection().remoteDescription).toEqual({ type: "answer", sdp: "theirs" });
    const track = new FakeTrack("video", "cam");
    connection().ontrack({ track });
    expect(line.theirs?.getTracks()).toEqual([track]);
    connection().channel.onmessage({ data: "Can you hear me?" });
    expect([line.write("Yes"), line.texts]).toEqual([false, [{ whose: "theirs", text: "Can you hear me?" }]]);
    connection().channel.readyState = "open";
    expect([line.write("  "), line.write("Yes"), connection().channel.sent]).toEqual([false, true, ["Yes"]]);
    expect(line.texts.at(-1)).toEqual({ whose: "mine", text: "Yes" });
  });

  it("begins once there are devices, where there were none before", async () => {
    const { line, own, browser } = await aLine({ devices: false });
    line.take({ kind: "answer", data: "theirs" });
    expect(line.write("Yes")).toBe(false);
    line.follow(atDesk());
    expect([browser.connections.length, line.isWithoutDevices]).toEqual([0, false]);
    await own.tryThem();
    await line.send(own.stream ?? expect.fail("no devices"));
    expect([browser.connections.length, line.isWithoutDevices]).toEqual([1, false]);
    await line.send(own.stream ?? expect.fail("no devices"));
    expect(browser.connections).toHaveLength(1);
    const late = await aLine({ devices: false });
    late.line.follow(inside());
    expect(late.line.isWithoutDevices).toBe(true);
    await late.own.tryThem();
    await late.line.send(late.own.stream ?? expect.fail("no devices"));
    expect([late.browser.connections.length, late.line.isWithoutDevices]).toEqual([0, true]); // The seat is taken anew for it.
  });

  it("is made anew with a new seat as long as the patient waits, for the relay may be another", async () => {
    const { line, browser } = await aLine();
    line.follow(atDesk());
    line.sit({ ...seat, relay: { servers: [], isOnly: false } });
    line.follow(atDesk());
    expect(browser.connections.map(({ servers, isClosed }) => [servers, isClosed])).toEqual([
      [[{ urls: ["turn:x"], username: "u", credential: "c" }], true],
      [[], false],
    ]);
    line.follow(inside());
    line.sit(seat);
    line.follow(inside());
    expect(browser.connections).toHaveLength(2);
  });

  it("goes on with the names that the relay gave last, so that a long call can be mended", async () => {
    const { line, connection } = await aCall();
    line.sit({ ...seat, relay: { servers: [{ urls: ["turn:x"], username: "later", credential: "c" }], isOnly: true } });
    expect(connection().servers).toEqual([{ urls: ["turn:x"], username: "later", credential: "c" }]);
  });

  it("tells the other side that the microphone is off, as soon as it hears, and hears of theirs", async () => {
    const { line, own, connection } = await aCall();
    const { microphone } = connection();
    line.mute();
    microphone.readyState = "open";
    microphone.onopen();
    line.mute();
    expect([microphone.sent, own.isMuted]).toEqual([["off", "on"], false]);
    microphone.onmessage({ data: "off" });
    expect(line.isTheirsOff.microphone).toBe(true);
    microphone.onmessage({ data: "on" });
    expect(line.isTheirsOff.microphone).toBe(false);
  });

  it("tells the other side that the camera is off or gone, as soon as it hears, and hears of theirs", async () => {
    const { line, own, connection } = await aCall();
    const { camera } = connection();
    line.hidePicture();
    camera.readyState = "open";
    camera.onopen();
    line.hidePicture();
    await settled();
    own.stream?.getVideoTracks()[0]?.stop();
    line.follow(inside());
    await settled();
    expect(camera.sent).toEqual(["off", "on", "off"]);
    camera.onmessage({ data: "off" });
    expect(line.isTheirsOff).toEqual({ microphone: false, camera: true });
    camera.onmessage({ data: "on" });
    expect(line.isTheirsOff.camera).toBe(false);
    camera.onmessage({ data: "off" });
    line.follow(inside({ other: { connection: "anew", isHere: true } }));
    expect(line.isTheirsOff.camera).toBe(false);
  });

  it("sends sound and picture of other devices, and no picture where it is hidden or the line carries none", async () => {
    const { line, own, connection } = await aCall();
    const sends = () => connection().sends.map(({ track }) => track?.getSettings().deviceId ?? null);
    expect(sends()).toEqual(["mic-1", "cam-1"]);
    await own.choose("microphone", "mic-2");
    await own.choose("camera", "cam-2");
    await line.send(own.stream ?? expect.fail("no devices"));
    expect(sends()).toEqual(["mic-2", "cam-2"]);
    line.hidePicture();
    await settled();
    expect([own.isPictureOff, sends()]).toEqual([true, ["mic-2", null]]);
    line.hidePicture();
    await settled();
    expect(sends()).toEqual(["mic-2", "cam-2"]);
    line.follow(inside({ line: "audio" }));
    await settled();
    expect(sends()).toEqual(["mic-2", null]);
    line.follow(inside());
    await settled();
    expect(sends()).toEqual(["mic-2", "cam-2"]);
  });
});

describe("a line of a patient", () => {
  it("offers nothing before the practitioner has, and answers that", async () => {
    const { line, connection, said } = await aLine();
    line.follow(aRoom({ other }));
    connection().onnegotiationneeded();
    await settled();
    expect([connection().localDescription, line.opening("mine")]).toEqual([null, null]);
    line.follow(aRoom({ other, place: "inside" }));
    line.take({ kind: "offer", data: "theirs" });
    await settled();
    expect(said()).toEqual([["theirs", 1, "answer", "of 0"]]);
  });

  it("is not begun to nobody, nor while the practitioner is away", async () => {
    const { line, browser } = await aLine();
    for (const place of ["outside", "away"] as const) line.follow(aRoom({ other, place }));
    line.follow(aRoom({ place: "inside" }));
    expect(browser.connections).toEqual([]);
    const desk = await aLine();
    desk.line.follow(atDesk());
    desk.connection().onnegotiationneeded();
    await settled();
    desk.line.follow(inside({ other: null }));
    await settled();
    expect(desk.said()).toEqual([]);
    desk.line.follow(inside());
    await settled();
    expect(desk.said()).toEqual([["theirs", 1, "offer", "of 0"]]);
  });

  it("goes without a relay where it has no seat yet", async () => {
    const { line, connection } = await aLine({ isSeated: false });
    line.follow(aRoom({ other }));
    expect(connection().servers).toEqual([]);
  });
});

describe("how a line is", () => {
  it("is told to the shop as it gets worse, and a lost line begins anew every five seconds", async () => {
    const call = await aCall();
    await heard(call, 3);
    expect([call.reported(), call.connection().restarts]).toEqual([[], 0]);
    call.connection().iceConnectionState = "disconnected";
    await vi.advanceTimersByTimeAsync(2_000);
    expect([call.reported(), call.told[0]]).toEqual([
      ["reconnecting"],
      [
        { id: "this device", customer: "asha" },
        { token: "seat", line: "reconnecting" },
      ],
    ]);
    call.line.take({ kind: "answer", data: "x" });
    await settled();
    const before = call.connection().restarts;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(call.connection().restarts - before).toBe(2);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(call.reported().at(-1)).toBe("call_back");
    const given = call.connection().restarts;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(call.connection().restarts - given).toBe(2);
    call.connection().iceConnectionState = "connected";
    await heard(call, 1, 100);
    expect(call.reported().at(-1)).toBe("audio");
  });

  it("is told again where the shop has another word of it, or did not hear", async () => {
    const call = await aCall();
    await heard(call, 1);
    call.connection().iceConnectionState = "failed";
    await vi.advanceTimersByTimeAsync(6_000);
    const told = call.reported().length;
    expect(told).toBeGreaterThan(0);
    call.line.follow(inside({ line: "reconnecting" }));
    await vi.advanceTimersByTimeAsync(4_000);
    const known = call.reported().length;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(call.reported().length).toBe(known);
    call.line.follow(inside({ line: "video" }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(call.reported().length).toBe(known + 1);
  });

  it("is none of whoever has no microphone", async () => {
    const { line, reported } = await aLine({ devices: false });
    line.follow(inside());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reported()).toEqual(["reconnecting"]);
    const muted = await aCall();
    muted.own.stream?.getAudioTracks()[0]?.stop();
    await heard(muted, 1);
    expect(muted.reported()).toEqual(["reconnecting"]);
  });

  it("is not looked at while nobody is in the call, after it is given up, or once the page is left", async () => {
    for (const stop of ["waits", "given up", "left"] as const) {
      const call = stop === "waits" ? await aLine() : await aCall();
      if (stop === "waits") call.line.follow(atDesk());
      if (stop === "given up") call.line.giveUp();
      if (stop === "left") call.end();
      for (const one of call.browser.connections) one.iceConnectionState = "failed";
      await vi.advanceTimersByTimeAsync(10_000);
      expect(call.reported()).toEqual([]);
    }
  });

  it("goes up to the picture at once where both asked for it", async () => {
    const call = await aCall();
    await heard(call, 1);
    call.connection().iceConnectionState = "failed";
    await vi.advanceTimersByTimeAsync(2_000);
    call.connection().iceConnectionState = "connected";
    call.line.follow(inside({ line: "reconnecting" }));
    await heard(call, 1, 50);
    expect(call.reported()).toEqual(["reconnecting", "audio"]);
    call.line.follow(inside({ line: "audio", raises: 0 }));
    await heard(call, 2, 55);
    expect(call.reported()).toEqual(["reconnecting", "audio"]);
    call.line.follow(inside({ line: "video", raises: 1 }));
    await heard(call, 2, 60);
    expect(call.reported()).toEqual(["reconnecting", "audio", "video"]);
    call.line.follow(inside({ line: "video", raises: 1 }));
    await heard(call, 2, 70);
    expect(call.reported()).toHaveLength(3);
  });

  it("is not looked at once the other side has gone outside", async () => {
    const call = await aCall();
    await heard(call, 1);
    call.line.follow(atDesk({ place: "outside", other: null }));
    call.connection().iceConnectionState = "failed";
    await vi.advanceTimersByTimeAsync(10_000);
    expect(call.reported()).toEqual([]);
  });

  it("is nothing of a look that ends once there is another line", async () => {
    const call = await aCall();
    await heard(call, 1);
    const looked = Promise.withResolvers<Map<string, object>>();
    call.connection().getStats = () => looked.promise;
    call.connection().iceConnectionState = "failed";
    await vi.advanceTimersByTimeAsync(2_000);
    call.line.follow(inside({ other: { connection: "anew", isHere: true } }));
    looked.resolve(new Map());
    await settled();
    expect([call.reported(), call.connection(0).restarts, call.connection(1).restarts]).toEqual([[], 0, 0]);
  });
});
