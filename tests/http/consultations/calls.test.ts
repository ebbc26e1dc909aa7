import { describe, expect, it, onTestFinished } from "vitest";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { LARGEST_SIGNAL } from "#core/consultations/call/signal.ts";
import { turnCredential, turnRelay } from "#adapters/secrets/call-relay.ts";
import { nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "./a-clinic.ts";
import type { CallNews } from "#core/consultations/call/watch-call.use-case.ts";

const allowed = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;

describe.each(["audio", "video"] as const)("a call by %s over HTTP [ep-call-token-audio ep-call-token-video]", (mode) => {
  it("goes from check-in to its end, and each side hears the other", async () => {
    const { asha, doctor, mine, theirs, id, token, sessionOf } = await aClinic(mode);
    const [here, there] = ["patient-window-1", "doctor-window-01"];
    expect((await token(asha, here)).status).toBe(403);
    expect(await mine.get(CheckIn)(asha.id, { booking: id, ...allowed })).toMatchObject({ value: { place: "waiting", mode } });
    const [own, desk] = [await token(asha, here), await token(doctor, there)];
    expect(own.body.payload).toMatchObject({ room: { seat: "patient", place: "waiting" }, relay: { servers: [], relay_only: false } });
    expect(await theirs.get(ShowDeskDay)(doctor.id, indianDay(nine))).toMatchObject({
      value: { entries: [{ id, place: "waiting", patient: { name: "Asha" } }] },
    });
    const heard: CallNews[] = [];
    const listening = theirs
      .get(WatchCall)(await sessionOf(doctor), { token: desk.body.payload.token, after: null })
      .subscribe((news) => heard.push(news));
    onTestFinished(() => listening.unsubscribe());
    expect(await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null })).toMatchObject({
      value: { place: "inside", state: "in_progress" },
    });
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ kind: "room", room: { place: "inside", seat: "practitioner", other: { connection: here } } });
    const say = async (seq: number, data: string) =>
      mine.get(SendSignal)(await sessionOf(asha), { token: own.body.payload.token, to: there, signal: { kind: "candidate", seq, data } });
    expect(await say(1, "one")).toEqual({ kind: "ok", value: null });
    await say(2, "two");
    await expect
      .poll(() => heard.flatMap((one) => (one.kind === "room" ? one.signals.map(({ data }) => data) : [])))
      .toEqual(["one", "two"]);
    await expect(say(3, "x".repeat(LARGEST_SIGNAL + 1))).rejects.toThrow();
    expect(await theirs.get(CompleteCall)(doctor.id, id)).toMatchObject({ value: { state: "completed" } });
    await expect.poll(() => heard.at(-1)).toEqual({ kind: "end", end: "over" });
    expect((await token(asha, here)).status).toBe(410);
  });

  it("has no token of the other kind, and none for somebody else or nobody", async () => {
    const { asha, doctor, id, url, token, mine } = await aClinic(mode);
    await mine.get(CheckIn)(asha.id, { booking: id, ...allowed });
    const other = await token(asha, "patient-window-1", `/get/${mode === "audio" ? "video" : "audio"}calltoken`);
    expect(other.body.status.message).toBe(mode === "audio" ? "This appointment is for sound only." : "This appointment is by video.");
    expect((await fetch(`${url}/api/get/${mode}calltoken?booking_id=${id}&connection=patient-window-1`)).status).toBe(401);
    expect((await token({ ...doctor, bearer: asha.bearer }, "patient-window-1")).status).toBe(200);
    const live = (headers: Readonly<Record<string, string>>) => fetch(`${url}/api/call/live`, { headers });
    expect((await live({})).status).toBe(401);
    const guessed = await live({ authorization: `Bearer ${asha.bearer}`, "x-call-token": "guessed.token" });
    expect(await guessed.text()).toContain('"end":"removed"');
  });
});

describe("an appointment that its practitioner cancels over HTTP", () => {
  it("tells its patient the reason and what goes back, and is missing for anybody else", async () => {
    const { asha, doctor, mine, theirs, id } = await aClinic("video");
    const asked = { booking: id, reason: "cannot-come" } as const;
    const unknown = { kind: "refused", refusal: { kind: "unknown-booking" } };
    expect(await mine.get(CallOffBooking)(asha.id, asked)).toEqual(unknown);
    expect(await theirs.get(CallOffBooking)(doctor.id, { ...asked, booking: payableId("b-nothing") })).toEqual(unknown);
    const before = await mine.get(ShowBooking)(asha.id, id);
    expect(before).toMatchObject({ value: { calledOff: null } });
    for (const _ of [1, 2]) expect(await theirs.get(CallOffBooking)(doctor.id, asked)).toEqual({ kind: "ok", value: null });
    expect(await mine.get(ShowBooking)(asha.id, id)).toMatchObject({
      value: {
        state: "cancelled_by_practitioner",
        calledOff: "cannot-come",
        back: before.kind === "ok" ? before.value.fee : expect.unreachable(),
        steps: expect.arrayContaining([expect.objectContaining({ event: "call-off" })]),
      },
    });
    expect(await theirs.get(ShowDeskDay)(doctor.id, indianDay(nine))).toMatchObject({
      value: { entries: [{ id, state: "cancelled_by_practitioner" }] },
    });
  });

  it("takes no other reason than one of the three", async () => {
    const { doctor, url, id } = await aClinic("audio");
    const response = await fetch(`${url}/api/calloff/appointment`, {
      method: "PUT",
      headers: { authorization: `Bearer ${doctor.bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ booking_id: id, reason: "Asha is ill" }),
    });
    expect(response.status).toBe(400);
  });
});

describe("the relay of calls", () => {
  it("lets somebody in by a name that is theirs for ten minutes, as coturn reckons it", () => {
    // Reckoned by: printf '1700000600:abc' | openssl dgst -sha1 -hmac 'a-shared-secret-of-16' -binary | base64
    expect(turnCredential("1700000600:abc", "a-shared-secret-of-16")).toBe("dxUj88SBBLi7VOAfQ8HW3v5kQj8=");
    const relay = turnRelay({ urls: ["turn:turn.example:3478"], secret: "a-shared-secret-of-16", isOnly: true });
    const { servers, isOnly } = relay.access(1_700_000_000_500);
    const [server] = servers;
    expect(server?.username).toMatch(/^1700000600:[\w-]{12}$/);
    expect([isOnly, server?.credential, server?.urls]).toEqual([
      true,
      turnCredential(server?.username ?? "", "a-shared-secret-of-16"),
      ["turn:turn.example:3478"],
    ]);
    expect(turnRelay({ urls: [], secret: null, isOnly: true }).access(0)).toEqual({ servers: [], isOnly: false });
  });
});
