import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filesIn } from "#adapters/files-folder/files.ts";
import { outboxSms } from "#adapters/outbox/outbox.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "private-folder-"));
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const usual = 0o777 & ~process.umask();

it("keeps messages and files to the shop's user, and leaves the data folder open to the database's", async () => {
  const data = join(parent, "data");
  await outboxSms(join(data, "outbox"), () => 0).send({ mobile: "9820012345", text: "Hello" }, "one");
  const id = await filesIn(join(data, "uploads")).put(new Uint8Array([1]));
  expect(await modeOf(data)).toBe(usual);
  for (const folder of ["outbox", "uploads", join("uploads", id.slice(0, 2))]) {
    expect(await modeOf(join(data, folder)), folder).toBe(0o700);
  }
});
