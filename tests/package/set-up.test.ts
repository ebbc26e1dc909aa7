import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const clone = mkdtempSync(join(tmpdir(), "niramaya-set-up-"));
for (const path of ["package.json", "package-lock.json", ".npmrc", "cli", "tests/packages"])
  cpSync(path, join(clone, path), { recursive: true });
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe("the set-up of a fresh clone", () => {
  it("says that npm does it, where it is started without", () => {
    const { npm_execpath: _, ...env } = process.env;
    const { status, stderr } = spawnSync(process.execPath, ["cli/bootstrap.mjs"], { cwd: clone, env, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 1, stderr: "The set-up is done by npm: run npm start or npm test.\n" });
  });

  it("says in a sentence that it needs the network, and leaves nothing that looks done", { tags: ["long"] }, () => {
    const env = { ...process.env, npm_config_offline: "true", npm_config_cache: join(clone, "empty") };
    const run = () => spawnSync("npm", ["run", "predev"], { cwd: clone, env, encoding: "utf8", shell: process.platform === "win32" });
    for (const attempt of [run(), run()]) {
      expect(attempt.status).toBe(1);
      expect(attempt.stderr).toContain(
        "The packages could not be installed; npm says why above. A first start needs the network or a filled npm cache.",
      );
    }
  });
});
