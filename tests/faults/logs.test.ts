import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aShopFolder, aShop, beside, signedIn } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();

/** What somebody may send, none of which may ever stand in a log. */
const private_ = {
  mobile: "9123456780",
  email: "asha.kulkarni@example.com",
  password: "Sunrise#2026-over-Pune",
  otp: "739154",
  pincode: "411038",
  address: "14 Prabhat Road",
  health: "hypothyroidism",
  word: "secret-medicine",
  complaint: "migraine-since-monday",
  sdp: "v=0 o=- 4611 fingerprint-of-a-call",
  position: "18.5173",
};

/** The second is refused by the database, which tells why with what it was given. */
const twice = (db: Database, id: string) =>
  db.insertInto("customer").values({ id, name: "A", mobile: private_.mobile, email: private_.email, created_at: new Date() }).execute();

/** The time of a line is left out: once in a while its milliseconds are somebody's pincode. */
const lineWith = (said: string, told: string) =>
  said.split("\n").find((line) => line.replace(/"time":\d+/, "").includes(told) && !line.includes("Server listening at"));

describe("a whole run's logs", { timeout: 180_000 }, () => {
  it("tell every request with an id, and nothing of whom it was about", async () => {
    const shop = await aShop({ DATA_DIR: folder, LOG_LEVEL: "info" });
    const [person] = await beside(folder, (db) => signedIn(db, 1));
    const { endpoints } = await import("#adapters/composition/server/endpoints.ts");
    const everything = {
      ...private_,
      mobile_number: private_.mobile,
      phone: private_.mobile,
      name: private_.word,
      query: private_.health,
      title: private_.word,
      slug: private_.word,
      message: private_.health,
      product_id: private_.word,
      cart_id: private_.word,
      token: private_.otp,
      complaint: private_.complaint,
      data: private_.sdp,
      text: private_.complaint,
      diagnosis: private_.complaint,
      allergies: private_.complaint,
      lat: private_.position,
      latitude: private_.position,
    };
    const headers = {
      "user-agent": private_.word,
      cookie: `session=${private_.otp}`,
      referer: `https://x.example/${private_.email}`,
      "x-forwarded-for": "198.51.100.77",
      "x-request-id": private_.mobile,
    };
    const ids: (string | null)[] = [];
    for (const { method, path } of endpoints) {
      const asking = [{}, { authorization: `Bearer ${person?.bearer}` }, { authorization: `Bearer ${private_.password}` }].map(
        async (authorization) => {
          const asked = `${shop.address}/api${path}?${new URLSearchParams(everything)}`;
          const stream = AbortSignal.timeout(1_000); // Live notices never end.
          const response = await fetch(asked, {
            method,
            headers: { ...headers, ...authorization, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
            ...(method === "GET" || method === "DELETE" ? {} : { body: JSON.stringify(everything) }),
            signal: stream,
          }).catch(() => null);
          ids.push(response?.headers.get("x-request-id") ?? null);
          await response?.body?.cancel().catch(() => {});
        },
      );
      await Promise.all(asking);
    }
    for (const path of [
      `/shop/product/${private_.word}`,
      `/${private_.mobile}`,
      `/shop/products?title=${private_.health}`,
      "/api/%E0%A4%A",
      `/api/${private_.email}`,
    ])
      await fetch(`${shop.address}${path}`, { headers });
    await fetch(`${shop.address}/api/newsletter/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"email": ${private_.email}`,
    });
    await beside(folder, (db) => Promise.allSettled(["one", "another"].map((id) => twice(db, id))));
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);

    const ofDatabase = await readFile(join(folder, "postgres", "server", "log"), "utf8");
    expect(ofDatabase).toContain("ready to accept connections");
    const said = `${shop.said()}\n${ofDatabase}`;
    const lines = said
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line): { readonly msg?: string; readonly reqId?: string } => JSON.parse(line));
    const answered = lines.filter(({ msg }) => msg === "answered");
    expect(answered.length).toBeGreaterThan(endpoints.length * 2);
    expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(answered.length);
    expect(ids.filter((id) => id !== null && !answered.some(({ reqId }) => reqId === id))).toEqual([]);
    for (const told of [...Object.values(private_), person?.bearer ?? "", person?.customer ?? "", "198.51.100.77", "127.0.0.1"])
      expect([told, lineWith(said, told)]).toEqual([told, undefined]);
  });
});
