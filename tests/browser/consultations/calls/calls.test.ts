import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { appointmentNow } from "#tests/browser/harness/appointment-now.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { DOCTOR, LONG, flows, gotBy, inACall, endEarly } from "./in-a-call.ts";
import type { Page } from "playwright-core";

const guests = visitors();

const somebody = (bearer: string, path: string, width: number, line: "good" | "bad" = "good") =>
  inACall(guests, { bearer, path, width, line });

const BOTH = { frames: 5, packets: 20 };
/** Loudness, of at most 1, that nobody hears: what is decoded from silence may be off by one in 32,767. */
const SILENCE = 0.001;

/** With text twice as large nothing is cut off, and all of it is still told to a screen reader. */
async function looksWellInLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await looksWell(page);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

/** Whose picture is seen in the middle of the call: nothing lies over it. */
const seenInTheMiddle = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stage = document.querySelector('.call-picture[data-side="theirs"]')?.getBoundingClientRect();
    const top = stage === undefined ? null : document.elementFromPoint(stage.x + stage.width / 2, stage.y + stage.height / 2);
    return top?.getAttribute("data-side") ?? null;
  });

describe("a consultation between two browsers", () => {
  it("goes by video from check-in to its end: both see and hear each other, mute, leave and come back [rt-videocall]", {
    timeout: 240_000,
  }, async () => {
    const shop = inject("shop");
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    const id = await appointmentNow(shop, mine, "video");
    const patient = await somebody(mine, `/appointments/${id}`, 390);
    await patient.getByRole("link", { name: "Join the consultation" }).click();
    await patient.waitForURL(/\/videocall\?booking=/);
    await patient.getByRole("button", { name: "Try camera and microphone" }).click();
    await patient.getByText("Camera and microphone work.").waitFor();
    await patient.getByRole("button", { name: "Check in" }).click();
    await patient.getByText("Please tick this to check in.").waitFor();
    expect(await patient.getByRole("checkbox", { checked: true }).count()).toBe(0);
    await looksWell(patient);
    await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.getByRole("button", { name: "Check in" }).click();
    await patient.getByRole("heading", { name: "You are in the waiting room" }).waitFor();
    await patient.getByText(/^(You are next|\d+ patients? (is|are) before you)\. /).waitFor(); // Others of this run may wait too.
    await patient.getByText(/^(Begins in \d+:\d\d min|Began just now|Began \d+ min ago)$/).waitFor();
    await looksWell(patient);

    const doctor = await somebody(theirs, "/desk", 1280);
    await patient.reload(); // Whoever opens the page anew allows it anew, and is told so.
    await patient.getByText(/^You have checked in, but this page is not in the waiting room right now\./).waitFor();
    await doctor.getByRole("listitem").filter({ hasText: "Checked in, but not on the page right now" }).first().waitFor();
    await looksWell(patient);
    await looksWell(doctor);
    await patient.getByRole("button", { name: "Try camera and microphone" }).click();
    await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.getByRole("button", { name: "Check in" }).click();
    await patient.getByRole("heading", { name: "You are in the waiting room" }).waitFor();
    await doctor.getByRole("listitem").filter({ hasText: "Waiting since" }).first().waitFor();
    await looksWell(doctor);
    const room = doctor.locator(`a[href="/desk/videocall?booking=${id}"]`);
    for (const row of await doctor.getByRole("listitem").filter({ hasText: "Waiting since" }).all()) {
      if (await room.isVisible()) break; // Who waits longest is shown first: others of this run may wait too.
      await row.getByRole("button").click();
    }
    await room.click();
    await doctor.getByRole("button", { name: "Try camera and microphone" }).click();
    await doctor.getByRole("button", { name: "Enter the room" }).click();
    await doctor.getByRole("heading", { name: /is waiting to be let in$/ }).waitFor();
    await looksWell(doctor);
    await doctor.getByRole("button", { name: "Let the patient in" }).click();

    for (const page of [patient, doctor]) await flows(page, BOTH);
    await patient.getByRole("heading", { name: /^Connected/ }).waitFor();
    await doctor.getByRole("heading", { name: /^Connected/ }).waitFor();
    for (const page of [patient, doctor]) await looksWell(page);
    for (const page of [patient, doctor]) await expect.poll(() => seenInTheMiddle(page), LONG).toBe("theirs");
    for (const page of [patient, doctor]) await looksWellInLargeText(page);
    await doctor.setViewportSize({ width: 1280, height: 600 }); // A laptop, below the browser's own bars.
    await doctor.evaluate(() => scrollTo(0, 0));
    for (const name of ["Mute", "Leave"]) {
      const box = await doctor.getByRole("button", { name, exact: true }).boundingBox();
      expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    }
    await doctor.setViewportSize({ width: 1280, height: 900 });
    await patient.getByRole("button", { name: "Mute", exact: true }).click();
    const heard = () =>
      doctor.evaluate(async () => {
        for (const one of (await globalThis.peers.at(-1)?.getStats())?.values() ?? [])
          if (one.type === "inbound-rtp" && one.kind === "audio") return one.audioLevel as number;
        return -1;
      });
    await expect.poll(heard, LONG).toBeLessThan(SILENCE);
    await doctor.getByText(/ has muted the microphone\.$/).waitFor();
    await patient.getByRole("button", { name: "Unmute" }).click();
    await doctor.getByText(/ has muted the microphone\.$/).waitFor({ state: "detached" });
    await expect.poll(async () => (await heard()) > SILENCE, { timeout: 20_000, interval: 50 }).toBe(true);
    await patient.getByRole("button", { name: "Turn video off" }).click();
    await patient.getByText("Your video is off").waitFor();
    await doctor.getByText(/'s video is off\.$/).waitFor();
    expect(await seenInTheMiddle(doctor)).toBeNull(); // Nor is the picture that came last.
    await looksWell(doctor);
    await patient.getByRole("button", { name: "Turn video on" }).click();
    await doctor.getByText(/'s video is off\.$/).waitFor({ state: "detached" });
    expect(await seenInTheMiddle(doctor)).toBe("theirs");

    await doctor.getByRole("button", { name: "Audio only" }).click();
    for (const page of [patient, doctor]) await page.getByRole("heading", { name: "Connected by audio only" }).waitFor();
    await patient.getByRole("button", { name: "Ask for video" }).click();
    await patient.getByText(/^You have asked for video\. It starts once .+ asks for it too\.$/).waitFor();
    await doctor.getByText(/would like video again\./).waitFor();
    await looksWell(doctor);
    const stopped = await gotBy(patient);
    await doctor.getByRole("button", { name: "Ask for video" }).click();
    for (const page of [patient, doctor]) await page.getByRole("heading", { name: "Connected by video and audio" }).waitFor();
    await expect.poll(async () => (await gotBy(patient)).frames, LONG).toBeGreaterThan(stopped.frames + 5);

    await doctor.getByLabel("Type a message").fill("Twice a day, after food");
    await doctor.getByRole("button", { name: "Send" }).click();
    await patient.getByRole("log").getByText("Twice a day, after food").waitFor();
    await patient.getByLabel("Type a message").fill("It is worse at night");
    await patient.getByRole("button", { name: "Send" }).click();
    await doctor.locator(".call-caption").getByText("It is worse at night").waitFor(); // Over the picture, whatever the width.

    await patient.getByRole("button", { name: "Leave" }).click();
    await doctor.getByRole("heading", { name: "The patient has left, and can come back" }).waitFor();
    await patient.getByRole("button", { name: "Come back" }).click();
    for (const page of [patient, doctor]) await flows(page, BOTH);

    await patient.reload(); // They are still let in: whoever opens the page anew is asked for nothing again, and waits no more.
    await patient.getByText(/^The practitioner has let you in, and your consultation has begun\./).waitFor();
    await patient.getByRole("button", { name: "Try camera and microphone" }).click();
    await patient.getByRole("button", { name: "Come back" }).click();
    for (const page of [patient, doctor]) await flows(page, BOTH);
    await doctor.reload();
    await doctor.getByRole("button", { name: "Try camera and microphone" }).click();
    await doctor.getByRole("button", { name: "Enter the room" }).click();
    for (const page of [patient, doctor]) await flows(page, BOTH);

    await doctor.getByRole("button", { name: "Remove the patient" }).click();
    await patient.getByText("You are outside the room. Please check in again.").waitFor();
    expect(await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).count()).toBe(0);
    await patient.getByRole("button", { name: "Check in" }).click();
    await doctor.getByRole("button", { name: "Let the patient in" }).click();
    for (const page of [patient, doctor]) await flows(page, BOTH);

    await doctor.getByRole("button", { name: "Write a prescription" }).click();
    await doctor.getByLabel("Diagnosis").fill("provisional: amlapitta");
    await doctor.getByText("Draft saved.").waitFor();
    await looksWell(doctor);
    for (const page of [patient, doctor]) await flows(page, BOTH);

    await endEarly(doctor);
    for (const page of [patient, doctor]) await page.getByRole("heading", { name: "This consultation is over." }).waitFor();
    expect(await doctor.getByLabel("Diagnosis").inputValue()).toBe("provisional: amlapitta"); // What was begun in the call is finished after it.
    await patient.getByText(/writes a prescription, it appears here/).waitFor();
    await looksWell(patient);
    await patient.getByRole("link", { name: "See the appointment" }).click();
    await patient.getByText("Consultation ended").waitFor();
  });
});

describe("camera and microphone", () => {
  it("are allowed on the pages of calls alone, a patient's and the desk's", async () => {
    const allowed = async (path: string) => (await fetch(`${inject("shop").address}${path}`)).headers.get("permissions-policy");
    for (const path of ["/videocall", "/audiocall?booking=b-1", "/desk/videocall", "/desk/audiocall?booking=b-1"])
      expect(await allowed(path)).toContain("camera=(self), microphone=(self)");
    for (const path of ["/", "/appointments", "/desk", "/desk/hours", "/videocalls", "/desk/videocalls"])
      expect(await allowed(path)).toContain("camera=(), microphone=()");
  });
});
