import { describe, expect, it } from "vitest";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import type { Monitoring } from "#adapters/http-server/monitoring/metrics.ts";

const served = (monitoring: Partial<Monitoring> = {}) =>
  serverOver(composeMemory(), {
    pages: null,
    log: "off",
    monitoring: { ready: async () => {}, gauges: [], metricsToken: null, ...monitoring },
  });
const figures = async (app: ReturnType<typeof served>) => (await app.inject({ url: "/api/metrics" })).body;
const categories = "/api/shop/master/category/getAllCategory";

describe("the server's health", () => {
  it("is live as long as it answers, and ready while what it stands on does", async () => {
    const state = { isUp: true, asked: 0 };
    const app = served({
      ready: async () => {
        state.asked++;
        if (!state.isUp) throw new Error("secret-host is down");
      },
    });
    const ready = () => app.inject({ url: "/api/health/ready" });
    expect((await ready()).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 50 }, ready));
    expect(state.asked).toBe(1);
    state.isUp = false;
    await expect.poll(async () => (await ready()).statusCode).toBe(503);
    const down = await ready();
    expect(down.headers["retry-after"]).toBe("5");
    expect(down.body).not.toContain("secret");
    expect((await app.inject({ url: "/api/health/live" })).statusCode).toBe(200);
    state.isUp = true;
    await expect.poll(async () => (await ready()).statusCode).toBe(200);
  });

  it("is not ready where it gets no answer", async () => {
    const app = served({ ready: () => new Promise(() => {}) });
    expect((await app.inject({ url: "/api/health/ready" })).statusCode).toBe(503);
  });
});

describe("the server's figures", () => {
  it("count requests by route and status, never by what was asked for", async () => {
    const app = served();
    await app.inject({ url: `${categories}?mobile=9876543210` });
    await app.inject({ url: "/api/nowhere/9876543210" });
    const text = await figures(app);
    expect(text).toContain(`niramaya_request_seconds_count{method="GET",route="${categories}",status="200"} 1`);
    expect(text).toContain('niramaya_request_seconds_count{method="GET",route="/api/*",status="404"} 1');
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toContain("9876543210");
  });

  it("are each server's own", async () => {
    const [one, two] = [served(), served()];
    await one.inject({ url: categories });
    expect(await figures(one)).toContain(categories);
    expect(await figures(two)).not.toContain(categories);
  });

  it("hold what is read when they are asked for", async () => {
    const parked = [{ labels: { kind: "send-sms" }, value: 3 }];
    const app = served({ gauges: [{ name: "niramaya_jobs_parked", help: "Parked", labels: ["kind"], read: async () => parked }] });
    expect(await figures(app)).toContain('niramaya_jobs_parked{kind="send-sms"} 3');
    parked.pop();
    expect(await figures(app)).not.toContain("send-sms");
  });

  it("are for this machine alone where no token is set, and for no proxy on it", async () => {
    const asked = (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
      served().inject({ url: "/api/metrics", headers, remoteAddress });
    expect((await asked({})).statusCode).toBe(200);
    expect((await asked({}, "::1")).statusCode).toBe(200);
    expect((await asked({}, "203.0.113.7")).statusCode).toBe(404);
    for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
      expect((await asked({ [name]: "127.0.0.1" })).statusCode).toBe(404);
  });

  it("are for whoever shows the token where one is set", async () => {
    const app = served({ metricsToken: "0123456789abcdef" });
    const asked = (authorization?: string) =>
      app.inject({ url: "/api/metrics", remoteAddress: "203.0.113.7", headers: authorization === undefined ? {} : { authorization } });
    expect((await asked("Bearer 0123456789abcdef")).statusCode).toBe(200);
    for (const wrong of [undefined, "Bearer 0123456789abcdeg", "0123456789abcdef"]) expect((await asked(wrong)).statusCode).toBe(404);
    expect((await app.inject({ url: "/api/metrics" })).statusCode).toBe(404);
  });
});
