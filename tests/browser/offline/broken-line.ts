import { createServer, request } from "node:http";
import { onLoopback } from "#tests/on-loopback.ts";
import type { ServerResponse } from "node:http";

/** What becomes of an answer: it breaks off in its midst, or what stands before the shop can't reach it. */
export type Fault = "breaks off" | "bad gateway";

/**
 * A way to the shop on which the first answers to requests for `file` fail, in this order; `asked` counts these requests. Also what a
 * worker asks for goes this way.
 */
export async function brokenLine(shop: string, file: RegExp, faults: readonly Fault[]) {
  let asked = 0;
  const server = createServer(({ url = "/", method, headers }, answer) => {
    const fault = file.test(url) ? faults[asked++] : undefined;
    if (fault === "bad gateway") return void answer.writeHead(502).end();
    request(new URL(url, shop), { method, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      if (fault === "breaks off") come.once("data", (begun: Buffer) => breakOff(answer, begun));
      else come.pipe(answer);
    })
      .on("error", () => answer.destroy())
      .end();
  });
  return { ...(await onLoopback(server)), asked: () => asked };
}

const breakOff = (answer: ServerResponse, begun: Buffer) =>
  answer.write(begun.subarray(0, begun.length / 2), () => setTimeout(() => answer.destroy(), 50));
