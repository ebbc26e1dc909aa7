import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { appointmentNow } from "#tests/browser/harness/appointment-now.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { bookedTime, called, roomSteps, timeGoesBy, timeGoesByInRoom } from "#tests/browser/harness/booked-time.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { endEarly } from "./in-a-call.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();
const MINUTE = 60_000;

/** The demo's practitioner who can be booked around the clock. */
const DOCTOR = "5555500014";

declare global {
  var lines: RTCPeerConnection[];
}

/** Percent of packets that are lost. */
type Loss = 0 | 20 | 100;

/** One side of a call and its line. Chromium shapes a connection only where it did so, with some latency, before the page made it. */
async function side(bearer: string, path: string, microphone: "there" | "none" = "there") {
  const { context, tab } = await visitor({ bearer, width: 390, line: "bad" });
  await context.grantPermissions(["camera", "microphone"]);
  await context.addInitScript((isThere) => {
    globalThis.lines = [];
    const Real = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
      constructor(given?: RTCConfiguration) {
        super(given);
        globalThis.lines.push(this);
      }
    };
    if (!isThere && location.protocol === "http:")
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException("Requested device not found", "NotFoundError");
      };
  }, microphone === "there");
  const page = await tab("/");
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const lose = async (packetLoss: Loss): Promise<void> => {
    const free = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", { ...free, packetLoss });
  };
  await lose(0);
  await page.goto(path);
  return { page, context, tab, lose };
}

/** What a side has got of the other, by its browser's own count. */
const gotBy = (page: Page) =>
  page.evaluate(async () => {
    const got = { frames: 0, packets: 0, lost: 0 };
    for (const one of (await globalThis.lines.at(-1)?.getStats())?.values() ?? []) {
      if (one.type !== "inbound-rtp") continue;
      got.lost += one.packetsLost ?? 0;
      if (one.kind === "video") got.frames += one.framesDecoded ?? 0;
      else got.packets += one.packetsReceived ?? 0;
    }
    return got;
  });

type Side = Awaited<ReturnType<typeof side>>;

/** A consultation that has begun, both sides there. */
async function aCall(mode: "audio" | "video", microphone: "there" | "none" = "there") {
  const shop = inject("shop");
  const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
  const id = await appointmentNow(shop, mine, mode);
  const patient = await side(mine, `/${mode}call?booking=${id}`, microphone);
  const doctor = await side(theirs, `/desk/${mode}call?booking=${id}`);
  for (const { page } of [patient, doctor])
    await page.getByRole("button", { name: mode === "video" ? "Try camera and microphone" : "Try the microphone" }).click();
  await patient.page.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
  await patient.page.getByRole("checkbox", { name: /^If the line fails/ }).check();
  await patient.page.getByRole("button", { name: "Check in" }).click();
  await doctor.page.getByRole("button", { name: "Enter the room" }).click();
  await doctor.page.getByRole("button", { name: "Let the patient in" }).click();
  return { shop, mine, id, patient, doctor, sides: [patient, doctor] as const };
}

/** Seconds that a machine with other work may be late, beyond what is promised. */
const LATE = 3;

/** Waits until all these pages say it; `within`: seconds from now that are promised. */
async function told(sides: readonly Side[], heading: string, within = 57): Promise<void> {
  const since = performance.now();
  for (const { page } of sides) await page.getByRole("heading", { name: heading, exact: true }).waitFor({ timeout: 60_000 });
  expect((performance.now() - since) / 1000).toBeLessThan(within + LATE);
}
const VIDEO = "Connected by video and audio";
const SOUND = "Connected by audio only";
const LOST = "Connection lost. Reconnecting";
const GIVEN_UP = "We couldn't reconnect the call";

const flows = async (page: Page, count: "frames" | "packets") => {
  const before = await gotBy(page);
  await expect.poll(async () => (await gotBy(page))[count] - before[count]).toBeGreaterThan(10);
};
const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("a line that gets worse", () => {
  it("goes down to sound and up again, is told to be lost, comes back by itself, and at the end gives the fee back", {
    timeout: 400_000,
  }, async () => {
    const { shop, mine, id, patient, doctor, sides } = await aCall("video");
    const losing = (loss: Loss) => Promise.all(sides.map(({ lose }) => lose(loss)));
    await told(sides, VIDEO);
    for (const { page } of sides) await flows(page, "frames");

    const before = await Promise.all(sides.map(({ page }) => gotBy(page)));
    await losing(20);
    await told(sides, SOUND, 10);
    for (const [nth, { page }] of sides.entries()) expect((await gotBy(page)).lost).toBeGreaterThan(before[nth]?.lost ?? 0);
    for (const { page } of sides) await flows(page, "packets");
    const { frames } = await gotBy(patient.page);
    await flows(patient.page, "packets");
    expect((await gotBy(patient.page)).frames - frames).toBeLessThan(5); // What was under way may still come.
    await losing(0);
    await told(sides, VIDEO);
    for (const { page } of sides) await flows(page, "frames");

    await losing(100);
    await told(sides, LOST, 7);
    await told(sides, GIVEN_UP, 23);
    await patient.page.getByText(/^Dr\. Anil Bhardwaj will phone you on your account's number/).waitFor();
    await looksWell(patient.page);
    await losing(0);
    await told(sides, SOUND);
    for (const { page } of sides) await flows(page, "packets");

    await losing(100);
    await told(sides, GIVEN_UP);
    await timeGoesByInRoom(shop, id, 10 * MINUTE);
    for (const { page } of sides) await page.getByRole("heading", { name: "This consultation is over." }).waitFor({ timeout: 90_000 });
    await patient.page.getByRole("link", { name: "See the appointment" }).click();
    await patient.page.getByRole("button", { name: /^Refund ₹.*$/ }).click();
    await expect.poll(async () => (await called(shop, mine, `/get/bookingdetails?id=${id}`)).refund).not.toBeNull();
    await looksWell(doctor.page);
  });

  it("of a patient whose browser is gone is given up too, and goes on by phone", { timeout: 240_000 }, async () => {
    const { patient, doctor } = await aCall("audio");
    await told([patient, doctor], "Connected");
    await flows(doctor.page, "packets");
    await patient.context.close();
    await told([doctor], LOST, 7);
    await told([doctor], GIVEN_UP, 23);
    await doctor.page.getByRole("button", { name: "Show the patient's number" }).click();
    await doctor.page.getByRole("link", { name: /^Call \+91 98/ }).waitFor();
    await doctor.page.getByRole("button", { name: "Reached by phone" }).click();
    await doctor.page.getByText(/^You have reached the patient by phone\./).waitFor();
    await endEarly(doctor.page);
  });

  it("of both at once is given up by the shop, which pays back or gives another time", { timeout: 240_000 }, async () => {
    const { shop, mine, id, patient, doctor, sides } = await aCall("audio");
    await told(sides, "Connected");
    for (const { page } of sides) await flows(page, "packets");
    await Promise.all([patient.context.close(), doctor.context.close()]);
    const { tab } = await visitor({ bearer: mine, width: 390 });
    const state = async () => (await called(shop, mine, `/get/bookingdetails?id=${id}`)).state;
    await timeGoesByInRoom(shop, id, 6 * MINUTE);
    await expect.poll(async () => (await roomSteps(shop, id)).includes("both-gone"), { timeout: 90_000 }).toBe(true);
    expect(await state()).toBe("in_progress");
    await timeGoesByInRoom(shop, id, 10 * MINUTE);
    await expect.poll(state, { timeout: 90_000 }).toBe("failed_technically");
    const page = await tab(`/appointments/${id}`);
    await page.getByRole("button", { name: /^Refund ₹.*$/ }).waitFor();
    await looksWell(page);
  });

  it("of a patient without a microphone is a call by phone from the start", { timeout: 240_000 }, async () => {
    const { patient, sides } = await aCall("audio", "none");
    await told(sides, GIVEN_UP, 22);
    await patient.page.getByText(/^Dr\. Anil Bhardwaj will phone you on your account's number/).waitFor();
    await looksWell(patient.page);
  });
});

describe("a consultation that others reach for", () => {
  it("by sound is not shaken by a patient's program that says too much, too early, again, or a picture", { timeout: 240_000 }, async () => {
    const shop = inject("shop");
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    const id = await appointmentNow(shop, mine, "audio");
    const consent = { consent_version: CONSENT_VERSION, language: "en", call_back: true, guardian: false };
    await called(shop, mine, "/call/checkin", { booking_id: id, ...consent });
    const seat = () => called(shop, mine, `/get/audiocalltoken?booking_id=${id}&connection=${connection}`);
    const connection = randomUUID();
    await seat();
    const doctor = await side(theirs, `/desk/audiocall?booking=${id}`);
    await doctor.page.getByRole("button", { name: "Try the microphone" }).click();
    await doctor.page.getByRole("button", { name: "Enter the room" }).click();
    await doctor.page.getByRole("button", { name: "Let the patient in" }).click();
    await doctor.page.getByRole("button", { name: "Remove the patient" }).waitFor();
    const { token, room } = await seat();
    const say = async (seq: number, kind: string, data: string): Promise<number> => {
      const headers = { authorization: `Bearer ${mine}`, "content-type": "application/json" };
      const body = JSON.stringify({ token, to: room.other.connection, kind, seq, data });
      const answer = await fetch(`${shop.address}/api/call/signal`, { method: "POST", headers, body });
      return (await answer.json()).status.status_code;
    };
    const [taken, outOfOrder] = [0, 5];
    expect(await say(2, "answer", "v=0")).toBe(outOfOrder);
    expect(await say(1, "offer", "v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n")).toBe(409);
    expect(await say(1, "offer", "x".repeat(16 * 1024 + 1))).toBe(400);
    expect([await say(1, "answer", "not a description"), await say(1, "offer", "another")]).toEqual([taken, taken]);
    const many = await Promise.all(Array.from({ length: 70 }, (_, nth) => say(2 + nth, "candidate", "{}")));
    expect(many.filter((code) => ![taken, outOfOrder, 429].includes(code))).toEqual([]);
    for (let seq = 2; seq <= 60; seq += 1) await say(seq, "candidate", "{}");
    expect(await say(61, "candidate", "{}")).toBe(429);

    const patient = await side(mine, `/audiocall?booking=${id}`);
    await patient.page.getByRole("button", { name: "Try the microphone" }).click();
    await patient.page.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.page.getByRole("button", { name: "Check in" }).click();
    await told([patient, doctor], "Connected");
    for (const { page } of [patient, doctor]) await flows(page, "packets");
    for (const { page } of [patient, doctor]) expect((await gotBy(page)).frames).toBe(0);
  });

  it("ends where its patient signs out in another tab, and takes nothing from somebody with a token of another appointment", {
    timeout: 240_000,
  }, async () => {
    const { shop, patient, doctor } = await aCall("audio");
    await told([patient, doctor], "Connected");
    await flows(doctor.page, "packets");

    const third = await bearerOf(shop, newcomer());
    const { id: other, start } = await bookedTime(shop, third);
    await timeGoesBy(shop, other, start - Date.now());
    const { mode } = await called(shop, third, `/get/bookingdetails?id=${other}`);
    const consent = { consent_version: CONSENT_VERSION, language: "en", call_back: true, guardian: false };
    await called(shop, third, "/call/checkin", { booking_id: other, ...consent });
    const { token } = await called(shop, third, `/get/${mode}calltoken?booking_id=${other}&connection=${randomUUID()}`);
    const connection = await doctor.page.evaluate(() => globalThis.lines.length);
    const post = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${third}`, "content-type": "application/json" };
      return (await fetch(`${shop.address}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
    };
    for (const to of [randomUUID(), token.slice(0, 36).replaceAll(/[^\w-]/g, "-")])
      expect(await post("/call/signal", { token, to, kind: "offer", seq: 1, data: "v=0" })).toBe(403);
    await flows(doctor.page, "packets");
    expect(await doctor.page.evaluate(() => globalThis.lines.length)).toBe(connection);

    const account = await patient.tab("/homeprofile");
    await account.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await account.waitForURL((url) => url.pathname !== "/homeprofile");
    await expect.poll(() => patient.page.getByRole("heading", { name: "Connected", exact: true }).count()).toBe(0);
    await expect
      .poll(() => patient.page.evaluate(() => globalThis.lines.every(({ connectionState }) => connectionState === "closed")))
      .toBe(true);
    await doctor.page.getByRole("heading", { name: LOST }).waitFor();
    const { packets } = await gotBy(doctor.page);
    await doctor.page.getByRole("heading", { name: GIVEN_UP }).waitFor();
    expect((await gotBy(doctor.page)).packets).toBe(packets);
  });
});
