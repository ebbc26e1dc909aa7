import { once } from "node:events";
import { Agent, get } from "node:http";
import { withServedShop } from "#tests/bench/processes/with-served-shop.ts";
import { median } from "./asking.ts";
import type { ChildProcess } from "node:child_process";
import type { Figure } from "./figure.ts";

const CATEGORY = "ayurveda";
const WARMING = 5; // Rounds, until what runs most is compiled.
const ROUNDS = 21;
const AT_ONCE = 4;
const NOT_KEPT = 10; // Times what a kept page costs; it is some 80 times.

type MeasuredPage = { readonly path: () => string; readonly times: number };

const PAGE = `/shop/product-category/${CATEGORY}`;
let drawings = 0;

const json: MeasuredPage = { path: () => `/api/shop/product/getProducts?category=${CATEGORY}`, times: 300 };
const drawn: MeasuredPage = { path: () => `${PAGE}?drawing=${drawings++}`, times: 60 }; // Pages are kept by their addresses: at a new one nothing is kept.
const stored: MeasuredPage = { path: () => PAGE, times: 600 };

/** A category page against the same products as JSON, in processor time of the server's process a request, alternating. */
export const bench = (): Promise<readonly Figure[]> =>
  withServedShop(async ({ process: server, address }) => {
    for (let round = 0; round < WARMING; round++) for (const page of [json, drawn, stored]) await costOf(server, address, page);
    const rounds: { readonly drawn: number; readonly kept: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const costs = {
        json: await costOf(server, address, json),
        drawn: await costOf(server, address, drawn),
        kept: await costOf(server, address, stored),
      };
      if (costs.drawn < NOT_KEPT * costs.kept) throw new Error("the page that should have been drawn was kept");
      rounds.push({ drawn: costs.json / costs.drawn, kept: costs.json / costs.kept });
    }
    return [
      figure(
        "a category page, drawn for each request, against its products as JSON",
        rounds.map((round) => round.drawn),
        1 / 8,
        "1/8",
      ),
      figure(
        "a visitor's category page, kept for a second, against its products as JSON",
        rounds.map((round) => round.kept),
        1 / 3,
        "1/3",
      ),
    ];
  });

function figure(name: string, ratios: readonly number[], least: number, target: string): Figure {
  const middle = median(ratios);
  return { name, figure: Number(middle.toFixed(3)), unit: "of the requests a second", target: `at least ${target}`, met: middle >= least };
}

/** Microseconds of the server's processor a request. */
async function costOf(server: ChildProcess, address: string, { path, times }: MeasuredPage): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = await used(server);
  let left = times;
  const ask = async (): Promise<void> => {
    while (left-- > 0) await answered(`${address}${path()}`, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const after = await used(server);
  agent.destroy();
  return (after - before) / times;
}

async function used(server: ChildProcess): Promise<number> {
  server.send("used?");
  const [{ used }] = await once(server, "message");
  return used.user + used.system;
}

function answered(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { headers: { "accept-encoding": "gzip, br" }, agent }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
    response.resume().once("end", resolve);
  }).once("error", reject);
  return promise;
}
