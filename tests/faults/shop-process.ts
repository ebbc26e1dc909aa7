import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { inShopDatabase } from "#tests/browser/harness/shop-database.ts";
import { fillShop } from "./filled-shop.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A folder for a file of tests, which its database's user can enter. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-faults-"));
  await chmod(folder, 0o711);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of a shop that was started before, with its demo: of a file of tests its own. */
export async function aShopFolder(): Promise<string> {
  const folder = join(await aFolder(), "shop");
  beforeAll(() => fillShop(folder), 240_000);
  return folder;
}

export type Shop = {
  readonly address: string;
  /** All that it has written, on both outputs. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

/** `niramaya serve` in a process of its own, once it serves. */
export async function aShop(environment: Readonly<Record<string, string>>): Promise<Shop> {
  const server = spawn(process.execPath, ["dist/program/niramaya.js", "serve"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATABASE_URL: "", LOG_LEVEL: "info", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const told = Promise.withResolvers<string>();
  for (const output of [server.stdout, server.stderr]) {
    output.on("data", (text) => {
      said += String(text);
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) told.resolve(address);
    });
  }
  const ended = once(server, "exit").then(([status, signal]) => status ?? signal);
  void ended.then(() => told.reject(new Error(`it ended, having said: ${said}`)));
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null && server.kill("SIGKILL")) await ended;
  });
  return { address: await told.promise, said: () => said, signal: (name) => void server.kill(name), ended };
}

/** The database of a shop, joined beside it for as long as `act` takes. */
export const beside = <Answer>(folder: string, act: (db: Database) => Promise<Answer>): Promise<Answer> =>
  inShopDatabase({ folder, database: null }, act);

/** So many new customers, each signed in. */
export async function signedIn(db: Database, count: number): Promise<readonly { readonly customer: string; readonly bearer: string }[]> {
  const sessions = postgresSessions(db);
  const people: { readonly customer: string; readonly bearer: string }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const customer = `customer-${nth}-${randomUUID()}`; // One by one: all at once wait too long for a connection where a machine is busy.
    await db
      .insertInto("customer")
      .values({ id: customer, name: "Nirmala Rao", mobile: null, email: null, created_at: new Date() })
      .execute();
    people.push({ customer, bearer: (await sessions.open(customerId(customer), Date.now())).bearer });
  }
  return people;
}

/** The process of the shipped database in a shop's folder. */
export const databaseProcess = (folder: string): number =>
  Number(readFileSync(join(folder, "postgres", "server", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
