import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** A check of a project whose scripts say their names, but for those given here. */
function checkOf(scripts: { readonly types?: string; readonly lint?: string; readonly architecture?: string }) {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-check-"));
  const all = { types: "echo typed", lint: "echo linted", architecture: "echo imported", ...scripts };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, scripts: all }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "check.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true, force: true });
  return { status, said: stdout, failed: stderr };
}

describe("the check", () => {
  it("passes where all of it does, and passes on what each said", () => {
    const { status, said, failed } = checkOf({});
    for (const one of ["\ntyped\n", "\nlinted\n", "\nimported\n"]) expect(said).toContain(one);
    expect([status, failed]).toEqual([0, ""]);
  });

  it("fails by one of it, and goes through with the others", () => {
    const { status, said, failed } = checkOf({ types: "echo untyped && exit 2", lint: "exit 1" });
    for (const one of ["\nuntyped\n", "\nimported\n"]) expect(said).toContain(one);
    expect([status, failed]).toEqual([1, "Failed: types, lint\n"]);
  });
});
