import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#adapters/postgres/database.ts";
import { embedded } from "#adapters/postgres/embedded.ts";
import { migrate } from "#adapters/postgres/migrations.ts";
import { now } from "#tests/fixtures.ts";
import { run } from "./check.ts";
import type { Database } from "#adapters/postgres/database.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-staff-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
const folder = join(place, "shop");
const at = `--data ${folder}`;

let db: Database;
let leave: () => Promise<void>;
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "");
  const opened = await embedded(join(folder, "postgres"), { fsync: "off", full_page_writes: "off" });
  leave = opened.leave;
  db = openDatabase(opened.server);
  await migrate(db, folder);
  const asha = { id: "asha", name: "Asha Kulkarni", mobile: "9876543210", email: null, created_at: new Date(now) };
  await db.insertInto("customer").values(asha).execute();
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await db.destroy();
  await leave();
  await rm(place, { recursive: true, force: true });
});

describe("roles", () => {
  it("are given and taken on the command line, however the number is written", async () => {
    expect((await run(`staff list ${at}`)).output).toBe("Nobody is more than a customer. See: niramaya staff give --help\n");
    expect(await run(`staff give --user +919876543210 --role content ${at}`)).toEqual({
      status: 0,
      output: "9876543210 is content now.\n",
      complaints: "",
    });
    expect((await run(`staff list ${at}`)).output).toBe("content  9876543210  Asha Kulkarni\n");
    expect(JSON.parse((await run(`staff list --json ${at}`)).output)).toEqual([
      { name: "Asha Kulkarni", mobile: "9876543210", role: "content" },
    ]);
    expect((await run(`staff give --user 9876543210 --role customer --json ${at}`)).output).toBe(
      '{"mobile":"9876543210","role":"customer"}\n',
    );
    expect(JSON.parse((await run(`staff list --json ${at}`)).output)).toEqual([]);
  });

  it("are nobody's whose number nobody has", async () => {
    expect(await run(`staff give --user 9876500000 --role admin ${at}`)).toEqual({
      status: 1,
      output: "",
      complaints: "Nobody with an account has the mobile number 9876500000.\n",
    });
  });

  it.each(["staff give", "staff give --user 9876543210", "staff give --user 9876543210 --role king", "staff give --user x --role admin"])(
    "are not given by %s",
    async (command) => expect((await run(`${command} ${at}`)).status).toBe(2),
  );
});
