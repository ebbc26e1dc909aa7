import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const planted = ["document.title;", "console.log(1);", "process.exit();", "setTimeout(() => {}, 1);", 'import "node:fs";'];

/** What the compiler says of a file under core's own settings. */
function saidOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-types-"));
  writeFileSync(join(folder, "planted.mts"), `${source}\nexport {};\n`);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(process.cwd(), "core/tsconfig.json"),
      compilerOptions: { tsBuildInfoFile: "types.tsbuildinfo" }, // Not where core's own check keeps what it knows.
      include: ["planted.mts"],
    }),
  );
  const { stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stdout;
}

describe("core", () => {
  it.each(planted)("knows neither browser nor Node: %s does not compile there", (source) =>
    expect(saidOf(source)).toMatch(/error TS(2304|2307|2580|2584|2591|2882)/),
  );
  it("compiles what needs neither", () => expect(saidOf("export const half = 1 / 2;")).toBe(""));
});
