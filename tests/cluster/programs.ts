import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import type { SpawnOptions } from "node:child_process";

/** Where Debian puts programs that only root has on the path. */
const SYSTEM = ["/usr/sbin", "/usr/local/sbin"];

/** The path of a program of this machine; null: it is not installed. */
export const programOf = (name: string): string | null =>
  [...(process.env["PATH"] ?? "").split(delimiter), ...SYSTEM].map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Says which of these programs a test lacks; null: none. */
export function lackOf(...names: readonly string[]): string | null {
  const missing = names.filter((name) => programOf(name) === null);
  return missing.length === 0 ? null : `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not installed`;
}

/** Whom programs run as that refuse to be root; null: whoever runs the tests. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new TypeError("a port");
  return address.port;
}

/** Takes what ends a program, to be called when it is no longer needed. */
export type Ends = (end: () => Promise<void>) => void;

/** Runs a program until the test is over, unless `ends` takes its end; done once it answers at `port`. */
export async function running(
  name: string,
  given: readonly string[],
  port: number,
  { ends = onTestFinished, ...user }: { readonly ends?: Ends } & SpawnOptions = {},
): Promise<{ readonly kill: () => Promise<void> }> {
  const program = programOf(name);
  if (program === null) throw new Error(`${name} is not installed`);
  const child = spawn(program, given, { ...user, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (text) => (said += String(text)));
  const gone = once(child, "exit");
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await gone;
  };
  ends(kill);
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    if (await isAnswering(port)) return { kill };
    await after(50);
  }
  throw new Error(`${name} did not answer at ${port}: ${said}`);
}

async function isAnswering(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const answered = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}
