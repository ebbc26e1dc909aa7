import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { ENVIRONMENT_OF_START, FLAGS_OF_START } from "#tests/bench/processes/start-script.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { median } from "#tests/bench/asking.ts";
import type { ChildProcess } from "node:child_process";

/** How the server stood it. */
export type SoakResult = {
  readonly isWell: boolean;
  readonly told: string;
  readonly requests: number;
  readonly amiss: readonly string[];
  readonly growth: number;
};

const AT_ONCE = 8;
const CUSTOMERS = 20;
/** How much the live memory may grow from the first third to the last: noise, not a leak. */
const MOST_GROWTH = 1.25;

type Called = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly bearer: string | null;
  readonly expected: readonly number[];
};

/**
 * Visitors, customers, wrong calls and clients that hang up, on the real server, for so many milliseconds.
 *
 * Memory is what is live after a collection, read a dozen times; the database is asked at the end whether anything was left half done.
 */
export async function soak(milliseconds: number, tell: (line: string) => void = () => {}): Promise<SoakResult> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-soak-"));
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const server = fork(join(import.meta.dirname, "../served-shop.mjs"), {
    env: {
      ...ENVIRONMENT_OF_START,
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: "",
      LOG_LEVEL: "off",
    },
    execArgv: [...FLAGS_OF_START, "--expose-gc"],
  });
  const ended = once(server, "exit");
  try {
    const [{ address }] = await once(server, "message");
    const { bearers, products } = await prepared(folder);
    const amiss: string[] = [];
    const sizes: number[] = [];
    const state = { requests: 0, isOver: false };

    const client = async (): Promise<void> => {
      while (!state.isOver) {
        const called = anyCall(bearers, products, state.requests++);
        const status = await statusOf(address, called);
        if (!called.expected.includes(status)) amiss.push(`${called.method} ${called.path} answers ${status}`);
      }
    };
    const rude = async (): Promise<void> => {
      while (!state.isOver) await hungUp(address);
    };
    const clients = Promise.all([...Array.from({ length: AT_ONCE }, client), rude()]);
    const begun = performance.now();
    const pause = milliseconds / 12;
    for (let nth = 1; performance.now() - begun < milliseconds; nth++) {
      await new Promise((passed) => setTimeout(passed, begun + nth * pause - performance.now()));
      sizes.push(await liveMemory(server));
      tell(
        `${Math.round((performance.now() - begun) / 1000)} s: ${state.requests} requests, ${megabytes(sizes.at(-1) ?? 0)} MB live, ${amiss.length} amiss`,
      );
    }
    state.isOver = true;
    await clients;
    const third = Math.floor(sizes.length / 3);
    const growth = median(sizes.slice(-third)) / median(sizes.slice(third, 2 * third)); // The first third compiles and fills what is kept.
    const isWell = amiss.length === 0 && growth <= MOST_GROWTH;
    const told = `${state.requests} requests; live memory grew ${growth.toFixed(3)} times (at most ${MOST_GROWTH}); ${amiss.length} amiss ${[...new Set(amiss)].slice(0, 5).join("; ")}`;
    return { isWell, told, requests: state.requests, amiss, growth };
  } finally {
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepared(
  folder: string,
): Promise<{ readonly bearers: readonly string[]; readonly products: readonly { readonly id: string; readonly slug: string }[] }> {
  const { server, leave } = await embeddedServer(join(folder, "postgres"));
  const db = openDatabase(server);
  const sessions = postgresSessions(db);
  const bearers: string[] = [];
  for (let nth = 0; nth < CUSTOMERS; nth++) {
    const id = randomUUID();
    await db.insertInto("customer").values({ id, name: "Nirmala Rao", mobile: null, email: null, created_at: new Date() }).execute();
    bearers.push((await sessions.open(customerId(id), Date.now())).bearer);
  }
  const { rows } = await sql<{
    id: string;
    slug: string;
  }>`select id, slug from product where is_active and stock > 9 order by rank limit 200`.execute(db);
  await db.destroy();
  await leave();
  return { bearers, products: rows };
}

/** What comes along in a shop, and what should not. */
function anyCall(bearers: readonly string[], products: readonly { readonly id: string; readonly slug: string }[], nth: number): Called {
  const product = products[nth % products.length] ?? { id: "", slug: "" };
  const bearer = bearers[nth % bearers.length] ?? "";
  const get = (path: string, expected = [200]): Called => ({ method: "GET", path, body: null, bearer: null, expected });
  const mine = (method: string, path: string, body: unknown): Called => ({ method, path, body, bearer, expected: [200] });
  const calls: readonly (() => Called)[] = [
    () => get("/api/shop/product/getProducts"),
    () => get(`/api/shop/product/getProductBySlug?slug=${product.slug}`),
    () => get("/api/shop/master/category/getAllCategory"),
    () => get("/api/shop/product/getProducts?category=ayurveda&order=price-rising"),
    () => get(`/shop/product/${product.slug}`),
    () => get("/shop/product-category/ayurveda"),
    () => get(`/nowhere/${nth}`, [404]),
    () => get(`/api/nowhere/${nth}`, [404]),
    () => get("/api/shop/product/getProductBySlug", [400]),
    () => ({ ...mine("POST", "/api/newsletter/subscribe", `{"email": "${"x".repeat(nth % 5_000)}`), expected: [400] }),
    () => ({ ...mine("PUT", "/api/shop/product/addProductToCartList", { product_id: product.id }), bearer: "nobody", expected: [401] }),
    () => mine("PUT", "/api/shop/product/addProductToCartList", { product_id: product.id, quantity: 1 }),
    () => mine("PUT", `/api/shop/product/removeUserProductFromCart?product_id=${product.id}`, null),
    () => mine("GET", "/api/shopCoupon/getAllCouponWebAndApp", null),
    () => mine("POST", `/api/shop/product/addProductsToWhishlist?product_id=${product.id}`, null),
  ];
  const call = calls[nth % calls.length];
  return call === undefined ? get("/api/health/live") : call();
}

async function statusOf(address: string, { method, path, body, bearer }: Called): Promise<number> {
  const headers = {
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...(body === null ? {} : { "content-type": "application/json" }),
  };
  const sent = body === null ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const response = await fetch(address + path, { method, headers, ...sent });
  await response.arrayBuffer();
  return response.status;
}

/** Somebody who hangs up in the middle of what they say. */
async function hungUp(address: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), "localhost");
  const gone = new Promise((closed) => socket.once("close", closed));
  socket.on("error", () => {});
  socket.write("POST /api/newsletter/subscribe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{");
  setTimeout(() => socket.destroy(), 50);
  await gone;
}

async function liveMemory(server: ChildProcess): Promise<number> {
  const told = once(server, "message");
  server.send("memory?");
  const [{ live }] = await told;
  return live;
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
