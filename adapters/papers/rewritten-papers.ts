import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { EXIT_CODES } from "./rewrite-limits.ts";
import type { PaperProblem, Papers } from "#core/files/papers.port.ts";

const TIMEOUT = 20_000; // Milliseconds.

/** It reads the project's files and nothing else; it writes none, and reaches neither the network nor the settings. */
const CONFINED = ["--permission", "--allow-fs-read=*", "--allow-worker", "--max-old-space-size=256", "--no-warnings"];

/**
 * PDF files by pdf-lib, one at a time, each in a process of its own with nothing but the file: whatever a file does to the library ends
 * with the process. What takes too long or too much memory is taken for no PDF.
 */
export function rewrittenPapers(): Papers {
  let before: Promise<unknown> = Promise.resolve();
  return {
    rewritten(bytes) {
      const rewriting = before.then(() => rewritten(bytes));
      before = rewriting;
      return rewriting;
    },
  };
}

const rewritten = (bytes: Uint8Array): Promise<Uint8Array | PaperProblem> =>
  new Promise((resolve) => {
    const program = fileURLToPath(new URL("./rewrite.ts", import.meta.url));
    const child = spawn(process.execPath, [...CONFINED, program], {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: TIMEOUT,
      killSignal: "SIGKILL",
    });
    const pieces: Buffer[] = [];
    child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
    child.stdin.on("error", () => {}); // It ended before it had read everything; its exit code says why.
    child.once("error", () => resolve("no-paper"));
    child.once("close", (code) => resolve(code === 0 ? new Uint8Array(Buffer.concat(pieces)) : problemOf(code)));
    child.stdin.end(bytes);
  });

const problemOf = (code: number | null): PaperProblem =>
  code === EXIT_CODES["locked-paper"] ? "locked-paper" : code === EXIT_CODES["active-paper"] ? "active-paper" : "no-paper";
