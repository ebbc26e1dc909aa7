import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** The files that belong to the project, and no other, in a folder of their own. */
export function bareClone(): string {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-clone-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const file of listed.stdout.split("\0").filter((name) => name !== ""))
    cpSync(join(project, file), join(folder, file), { recursive: true });
  return folder;
}

/** `npm start` in a clone, on data of its own. Resolves once it says where the shop is. */
export async function npmStart(clone: string) {
  const data = `${clone}-data`;
  const started = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...withoutNpm(process.env), PORT: "0", DATA_DIR: data },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(started, "exit");
  let output = "";
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (bytes: Buffer) => (output += String(bytes)));
  const stop = async () => {
    if (started.pid !== undefined && started.exitCode === null) process.kill(-started.pid, "SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const said = async (words: RegExp): Promise<RegExpExecArray> => {
    for (const begun = performance.now(); performance.now() - begun < 1_200_000 && started.exitCode === null; await after(100)) {
      const found = words.exec(output);
      if (found !== null) return found;
    }
    await stop();
    throw new Error(`npm start never said ${words.source}:\n${output}`);
  };
  const [, address = ""] = await said(/Niramaya is at (\S+)/);
  return { address, output: () => output, said, stop };
}

/** A test runs under npm itself, whose variables would speak of another project and another script. */
const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toLowerCase().startsWith("npm_")));
