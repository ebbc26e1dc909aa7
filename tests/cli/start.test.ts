import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** Runs `cli/start.mjs` with words behind it; answers what it printed and how it ended. */
function started(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { stdout, status } = spawnSync(process.execPath, ["cli/start.mjs", ...words], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  return { stdout: stdout.trim(), status };
}

describe("what npm start begins with", () => {
  const tell = "console.log(process.env.FIRST_ONE, process.env.SECOND, process.execArgv[0], process.argv.slice(1).join())";

  it("starts a program with flags, an environment of its own and whatever is told it", () => {
    expect(started(["FIRST_ONE=2", "SECOND=b", "--max-semi-space-size=12", "-e", tell, "serve", "--port"])).toEqual({
      stdout: "2 b --max-semi-space-size=12 serve,--port",
      status: 0,
    });
  });

  it("leaves alone what the environment has already", () => {
    expect(started(["FIRST_ONE=2", "--stack-size=900", "-e", tell], { FIRST_ONE: "8", SECOND: "c" }).stdout).toBe("8 c --stack-size=900");
  });

  it("ends as the program ends", () => {
    expect(started(["-e", "process.exitCode = 3"]).status).toBe(3);
  });
});
