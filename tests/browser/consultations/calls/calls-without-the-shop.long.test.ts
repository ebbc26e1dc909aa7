import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { appointmentNow } from "#tests/browser/harness/appointment-now.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { called } from "#tests/browser/harness/booked-time.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { aFolder, aShop } from "#tests/faults/shop-process.ts";
import { watchLines } from "#tests/browser/harness/watched-lines.ts";
import { endEarly } from "./in-a-call.ts";
import type { Page } from "playwright-core";

let address = "";
const { visitor } = visitors(() => address);
const folder = await aFolder();

/** The demo's practitioner who can be booked around the clock. */
const DOCTOR = "5555500014";
const OUTAGE = 10_000;
const CONNECTED = "Connected";

async function side(bearer: string, path: string): Promise<Page> {
  const { context, tab } = await visitor({ bearer, width: 390, line: "bad" });
  await context.grantPermissions(["microphone"]);
  await watchLines(context);
  const page = await tab(path);
  await page.getByRole("button", { name: "Try the microphone" }).click();
  return page;
}

/** Packets of sound that have come, by the browser's own count, and how many lines it has made. */
const heardBy = (page: Page) =>
  page.evaluate(async () => {
    let packets = 0;
    for (const one of (await globalThis.ways.at(-1)?.getStats())?.values() ?? [])
      if (one.type === "inbound-rtp" && one.kind === "audio") packets += one.packetsReceived ?? 0;
    return { packets, lines: globalThis.ways.length };
  });

const flows = async (page: Page) => {
  const { packets, lines } = await heardBy(page);
  await expect
    .poll(async () => {
      const now = await heardBy(page);
      return now.lines > lines || now.packets > packets + 20; // Another line counts anew.
    })
    .toBe(true);
};

/** A shop over a PostgreSQL that somebody else runs: its data, with the demo, were made before. */
async function aShopWithoutItsDatabase() {
  const filled = await aShop({ DATA_DIR: folder });
  filled.signal("SIGTERM");
  expect(await filled.ended).toBe(0);
  let database = await embeddedServer(join(folder, "postgres"), { listen_addresses: "" });
  const { user, password, host, port, database: name } = database.server;
  const DATABASE_URL = `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const started = (PORT: string) => aShop({ DATA_DIR: folder, DATABASE_URL, PORT });
  let shop = await started("0");
  address = shop.address;
  onTestFinished(async () => {
    shop.signal("SIGTERM");
    await shop.ended;
    await database.leave();
  });
  return {
    shop: { address, folder, database: null },
    async kill() {
      shop.signal("SIGKILL");
      expect(await shop.ended).toBe("SIGKILL");
    },
    async start() {
      shop = await started(new URL(address).port);
      expect(shop.address).toBe(address);
    },
    stopDatabase: () => database.leave(),
    async startDatabase() {
      database = await embeddedServer(join(folder, "postgres"));
    },
  };
}

describe("a call whose shop fails", () => {
  it("goes on while the server is started again and the database is gone for ten seconds, and who comes back meanwhile is heard afterwards", {
    timeout: 420_000,
  }, async () => {
    const { shop, kill, start, stopDatabase, startDatabase } = await aShopWithoutItsDatabase();
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    const id = await appointmentNow(shop, mine, "audio");
    const [patient, doctor] = [await side(mine, `/audiocall?booking=${id}`), await side(theirs, `/desk/audiocall?booking=${id}`)];
    const sides = [patient, doctor];
    await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.getByRole("button", { name: "Check in" }).click();
    await doctor.getByRole("button", { name: "Enter the room" }).click();
    await doctor.getByRole("button", { name: "Let the patient in" }).click();
    const areConnected = async () => {
      for (const page of sides) await page.getByRole("heading", { name: CONNECTED, exact: true }).waitFor();
      for (const page of sides) await flows(page);
    };
    await areConnected();
    const lines = await Promise.all(sides.map(heardBy));
    const says = async (text: string) => {
      await doctor.getByLabel("Type a message").fill(text);
      await doctor.getByRole("button", { name: "Send" }).click();
      await patient.getByRole("log").getByText(text).waitFor();
    };
    const isTheSameLine = async () =>
      expect((await Promise.all(sides.map(heardBy))).map((now) => now.lines)).toEqual(lines.map((one) => one.lines));

    await kill();
    await areConnected();
    await says("Without the server");
    await start();
    await expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status).toBe(200);
    await areConnected();
    await isTheSameLine();

    await stopDatabase();
    await passed(OUTAGE);
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(503);
    await areConnected();
    await says("Without the database");
    await startDatabase();
    await expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status).toBe(200);
    await areConnected();
    await isTheSameLine();

    await patient.getByRole("button", { name: "Leave" }).click();
    await doctor.getByRole("heading", { name: "The patient has left, and can come back" }).waitFor();
    await stopDatabase();
    await patient.getByRole("button", { name: "Come back" }).click();
    await passed(OUTAGE);
    await startDatabase();
    await areConnected();
    expect((await called(shop, mine, `/get/bookingdetails?id=${id}`)).state).toBe("in_progress");
    await endEarly(doctor);
    for (const page of sides) await page.getByRole("heading", { name: "This consultation is over." }).waitFor();
    expect((await called(shop, mine, `/get/bookingdetails?id=${id}`)).state).toBe("completed");
  });
});
