import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { appointmentNow } from "#tests/browser/harness/appointment-now.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { endEarly } from "./in-a-call.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** The demo's practitioner who can be booked around the clock. */
const DOCTOR = "5555500014";

/** One side of a call that no connection gets through: it may go by a relay alone, and there is none. */
async function somebody(bearer: string, path: string): Promise<Page> {
  const { context, tab } = await visitor({ bearer, width: 390 });
  await context.grantPermissions(["camera", "microphone"]);
  await context.addInitScript(() => {
    const Real = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
      constructor(given?: RTCConfiguration) {
        super({ ...given, iceTransportPolicy: "relay" });
      }
    };
  });
  return tab(path);
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("a page of a call without camera and microphone", () => {
  it("says where this browser lets them be allowed again", async () => {
    const shop = inject("shop");
    const mine = await bearerOf(shop, newcomer());
    const id = await appointmentNow(shop, mine, "audio");
    const refusing = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"];
    const browser = await launchedBrowser(inject("browserProgram"), refusing);
    try {
      const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 390, height: 844 } });
      await context.addCookies([{ name: "token", value: mine, url: shop.address }]);
      const page = await context.newPage();
      await page.goto(`/audiocall?booking=${id}`);
      await page.getByRole("button", { name: "Try the microphone" }).click();
      await page.getByText(/“View site information”/).waitFor();
      await looksWell(page);
      await page.getByRole("button", { name: "Check in" }).waitFor(); // Without it they can be called by phone.
    } finally {
      await browser.close();
    }
  });

  it("says that it wants https where it came from another machine without", async () => {
    const shop = inject("shop");
    const mine = await bearerOf(shop, newcomer());
    const id = await appointmentNow(shop, mine, "audio");
    const { context, tab } = await visitor({ width: 390, line: "bad" });
    const other = "http://another-machine.example";
    await context.addCookies([{ name: "token", value: mine, url: other }]);
    await context.route(`${other}/**`, async (route) => {
      const url = route.request().url().replace(other, shop.address);
      if (url.endsWith("/live")) return route.abort(); // What never ends can't be passed on so.
      const response = await route.fetch({ url });
      const ofNoUse = ["cross-origin-opener-policy", "origin-agent-cluster"]; // The browser remarks that they want https.
      const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !ofNoUse.includes(name)));
      return route.fulfill({ response, headers });
    });
    const page = await tab(`${other}/audiocall?booking=${id}`);
    await page.getByRole("button", { name: "Try the microphone" }).click();
    await page.getByText(/only pages with https/).waitFor();
    await looksWell(page);
  });
});

describe("a consultation whose line never comes about", () => {
  it("goes on by phone: the number is shown on a press, stands in the patient's log, and both read what comes next", {
    timeout: 240_000,
  }, async () => {
    const shop = inject("shop");
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    const id = await appointmentNow(shop, mine, "audio");
    const patient = await somebody(mine, `/audiocall?booking=${id}`);
    await patient.getByRole("button", { name: "Try the microphone" }).click();
    await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.getByRole("checkbox", { name: /^If the line fails/ }).check();
    await patient.getByRole("button", { name: "Check in" }).click();
    await patient.getByRole("heading", { name: "You are in the waiting room" }).waitFor();
    const doctor = await somebody(theirs, `/desk/audiocall?booking=${id}`);
    await doctor.getByRole("button", { name: "Try the microphone" }).click();
    await doctor.getByRole("button", { name: "Enter the room" }).click();
    await doctor.getByRole("button", { name: "Let the patient in" }).click();
    for (const page of [patient, doctor]) await page.getByRole("heading", { name: "We couldn't reconnect the call" }).waitFor();
    await patient.getByText(/^Dr\. Anil Bhardwaj will phone you on your account's number between /).waitFor();
    await looksWell(patient);
    await doctor.getByText(/^Please phone the patient/).waitFor();
    expect(await doctor.getByRole("link", { name: /^Call \+91 / }).count()).toBe(0);
    await doctor.getByRole("button", { name: "Show the patient's number" }).click();
    const number = await doctor.getByRole("link", { name: /^Call \+91 98/ }).getAttribute("href");
    expect(number).toMatch(/^tel:\+9198\d{8}$/);
    await looksWell(doctor);
    await doctor.getByRole("button", { name: "Reached by phone" }).click();
    await doctor.getByText(/^You have reached the patient by phone\./).waitFor();
    await patient.getByText("You are being phoned. The consultation continues there.").waitFor();
    await endEarly(doctor);
    await patient.getByRole("heading", { name: "This consultation is over." }).waitFor();
    await patient.goto("/accesslog");
    await patient.getByText("Read: the mobile number of your account, to call you (your own)").waitFor();
    await looksWell(patient);
  });
});
