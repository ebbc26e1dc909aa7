import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appointmentNow } from "#tests/browser/harness/appointment-now.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { watchLines } from "#tests/browser/harness/watched-lines.ts";
import { endEarly } from "./in-a-call.ts";
import type { ChildProcess } from "node:child_process";
import type { Page } from "playwright-core";
import type { RunningShop } from "#tests/browser/harness/running-shop.ts";

/** The demo's practitioner who can be booked around the clock. */
const DOCTOR = "5555500014";

const isInstalled = spawnSync("turnserver", ["--version"]).error === undefined;

type Relayed = { readonly shop: RunningShop; readonly coturn: ChildProcess; readonly end: () => Promise<void> };

let relayed: Relayed | null = null;
const { visitor } = visitors(() => theRelayed().shop.address);

function theRelayed(): Relayed {
  if (relayed === null) throw new Error("there is no relay");
  return relayed;
}

/** A real coturn on this machine, by the settings that docs/operations.md names, and a shop whose calls go by it alone. */
async function startRelayed(): Promise<Relayed> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-coturn-"));
  const [port, secret] = [await freePort(), randomBytes(16).toString("hex")];
  const coturn = spawn(
    "turnserver",
    [
      ...["-n", "--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=niramaya.example"],
      ...[
        "--listening-ip=127.0.0.1",
        "--relay-ip=127.0.0.1",
        `--listening-port=${port}`,
        "--allow-loopback-peers",
        "--cli-password=unused",
      ],
      ...["--no-cli", "--no-tls", "--no-dtls", "--log-file=stdout", `--pidfile=${join(folder, "pid")}`, `--userdb=${join(folder, "db")}`],
    ],
    { stdio: "ignore" },
  );
  const gone = once(coturn, "exit");
  await listens(port);
  const { shop, stop } = await startShop("serve", {
    TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`,
    TURN_SECRET: secret,
    CALL_RELAY: "always",
  });
  return {
    shop,
    coturn,
    async end() {
      await stop();
      coturn.kill("SIGKILL");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** It takes TCP on the same port as UDP. */
async function listens(port: number): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const socket = new Socket().connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await setTimeout(100);
  }
  throw new Error("coturn did not start");
}

async function side(bearer: string, path: string): Promise<Page> {
  const { context, tab } = await visitor({ bearer, width: 390, line: "bad" });
  await context.grantPermissions(["camera", "microphone"]);
  await watchLines(context);
  return tab(path);
}

/** By its browser's own count: the way that is used, and what came by it. */
const gotBy = (page: Page) =>
  page.evaluate(async () => {
    const stats = [...((await globalThis.ways.at(-1)?.getStats())?.values() ?? [])];
    const inbound = stats.filter(({ type }) => type === "inbound-rtp");
    const used = stats.find(({ type, nominated, state }) => type === "candidate-pair" && nominated && state === "succeeded");
    const kindOf = (id: string) => stats.find((one) => one.id === id)?.candidateType;
    return {
      frames: inbound.reduce((sum, { kind, framesDecoded }) => sum + (kind === "video" ? (framesDecoded ?? 0) : 0), 0),
      packets: inbound.reduce((sum, { kind, packetsReceived }) => sum + (kind === "audio" ? (packetsReceived ?? 0) : 0), 0),
      kinds: used === undefined ? [] : [kindOf(used.localCandidateId), kindOf(used.remoteCandidateId)],
    };
  });

describe("a call by a real coturn, with no direct way allowed", () => {
  beforeAll(async () => {
    if (isInstalled) relayed = await startRelayed();
  }, 240_000);
  afterAll(() => relayed?.end());

  it("goes both ways by the relay alone, is told to be lost while the relay is still, and comes back by itself", {
    timeout: 240_000,
  }, async ({ skip }) => {
    skip(!isInstalled, "No coturn is installed here: Debian's package is `coturn`.");
    const { shop, coturn } = theRelayed();
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    const id = await appointmentNow(shop, mine, "video");
    const [patient, doctor] = [await side(mine, `/videocall?booking=${id}`), await side(theirs, `/desk/videocall?booking=${id}`)];
    const sides = [patient, doctor];
    for (const page of sides) await page.getByRole("button", { name: "Try camera and microphone" }).click();
    await patient.getByRole("checkbox", { name: /^I agree to this consultation/ }).check();
    await patient.getByRole("button", { name: "Check in" }).click();
    await doctor.getByRole("button", { name: "Enter the room" }).click();
    await doctor.getByRole("button", { name: "Let the patient in" }).click();
    const flow = async () => {
      for (const page of sides) {
        const before = await gotBy(page);
        await expect.poll(async () => (await gotBy(page)).packets - before.packets).toBeGreaterThan(20);
      }
    };
    const told = async (heading: string) => {
      for (const page of sides) await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    };
    await told("Connected by video and audio");
    await flow();
    for (const page of sides) {
      await expect.poll(async () => (await gotBy(page)).frames).toBeGreaterThan(5);
      expect((await gotBy(page)).kinds).toEqual(["relay", "relay"]);
    }

    coturn.kill("SIGSTOP");
    await told("Connection lost. Reconnecting");
    coturn.kill("SIGCONT");
    await told("Connected by audio only");
    await flow();
    for (const page of sides) expect((await gotBy(page)).kinds).toEqual(["relay", "relay"]);
    await endEarly(doctor);
    await patient.getByRole("heading", { name: "This consultation is over." }).waitFor();
  });
});
