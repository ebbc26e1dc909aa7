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

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("a consultation between two browsers", () => {
  it("goes by sound alone, and sends no picture whatever its page is [rt-audiocall]", { timeout: 180_000 }, async () => {
    const shop = inject("shop");
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    const id = await appointmentNow(shop, mine, "audio");
    const patient = await somebody(mine, "/videocall", 1280); // Without a booking the page takes the next one.
    await patient.getByRole("link", { name: "Go to the audio call" }).click();
    await patient.waitForURL(/\/audiocall\?booking=/);
    await patient.getByRole("button", { name: "Try the microphone" }).click();
    await patient.getByRole("button", { name: "Hear yourself" }).click();
    await patient.getByText("Speak for three seconds.").waitFor();
    await patient.getByText(/^Do you hear yourself/).waitFor();
    await patient.getByRole("button", { name: "Hear yourself" }).waitFor();
    await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.getByRole("button", { name: "Check in" }).click();
    await patient.getByRole("heading", { name: "You are in the waiting room" }).waitFor();
    const doctor = await somebody(theirs, `/desk/audiocall?booking=${id}`, 390);
    await doctor.getByRole("button", { name: "Try the microphone" }).click();
    await doctor.getByRole("button", { name: "Enter the room" }).click();
    await doctor.getByRole("button", { name: "Let the patient in" }).click();
    for (const page of [patient, doctor]) await flows(page, { frames: 0, packets: 20 });
    for (const page of [patient, doctor]) expect((await gotBy(page)).frames).toBe(0);
    await looksWell(doctor);
    const microphone = patient.getByLabel("Microphone");
    const former = await microphone.inputValue();
    await microphone.selectOption({ label: "Fake Audio Input 2" });
    await expect.poll(() => microphone.inputValue(), LONG).not.toBe(former);
    const { packets } = await gotBy(doctor);
    await expect.poll(async () => (await gotBy(doctor)).packets, LONG).toBeGreaterThan(packets + 20);
    await endEarly(doctor);
    await patient.getByRole("heading", { name: "This consultation is over." }).waitFor();

    const other = await somebody(await bearerOf(shop, newcomer()), `/videocall?booking=${id}`, 390, "bad"); // What is not theirs is a missing one, and their browser says so.
    await other.getByRole("heading", { name: "No consultation here" }).waitFor();
    await looksWell(other);
  });
});
