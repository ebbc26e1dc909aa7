import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { day } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPageViews } from "#adapters/memory/page-views/page-views.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { postgresPageViews } from "#adapters/postgres/page-views/page-views.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { PageViews } from "#core/page-views/page-views.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
beforeEach(async () => void (await db.deleteFrom("page_view").execute()));
afterAll(() => db.destroy());

const adapters: Record<string, () => () => PageViews> = {
  memory: () => {
    const memory = new Memory();
    return () => memoryPageViews(memory);
  },
  postgres: () => () => postgresPageViews(db),
};

const [from, to] = [day("2026-11-19"), day("2026-11-20")];

describe.each(Object.entries(adapters))("page views in %s", (_, make) => {
  it("are stored together, each view once however often they are written", async () => {
    const views = make()();
    for (const route of ["/b", "/a", "/b"]) views.count({ day: to, route });
    views.count({ day: from, route: "/b" });
    expect(await views.between(from, to)).toEqual([]);
    await views.write();
    await views.write();
    const stored = [
      { day: from, route: "/b", views: 1 },
      { day: to, route: "/a", views: 1 },
      { day: to, route: "/b", views: 2 },
    ];
    expect(await views.between(from, to)).toEqual(stored);
    views.count({ day: to, route: "/a" });
    await views.write();
    expect(await views.between(to, to)).toEqual([
      { day: to, route: "/a", views: 2 },
      { day: to, route: "/b", views: 2 },
    ]);
  });

  it("are asked for by day, and forgotten by it", async () => {
    const views = make()();
    for (const on of [from, to]) views.count({ day: on, route: "/a" });
    await views.write();
    expect(await views.between(from, from)).toEqual([{ day: from, route: "/a", views: 1 }]);
    await views.forgetBefore(to);
    expect(await views.between(from, to)).toEqual([{ day: to, route: "/a", views: 1 }]);
  });
});

describe("page views of several servers", () => {
  it("add up, also where they are written at once and in other orders", async () => {
    const servers = Array.from({ length: 4 }, () => postgresPageViews(db));
    const routes = Array.from({ length: 50 }, (_, nth) => `/r${nth}`);
    for (const [nth, server] of servers.entries())
      for (const route of nth % 2 === 0 ? routes : routes.toReversed()) server.count({ day: to, route });
    await Promise.all(servers.map((server) => server.write()));
    const stored = await postgresPageViews(db).between(to, to);
    expect([stored.length, new Set(stored.map(({ views }) => views))]).toEqual([50, new Set([4])]);
  });

  it("stay counted while the database is away, those too that come meanwhile", async () => {
    const away = openDatabase({ host: "127.0.0.1", port: 1, user: "nobody", password: "", database: "none" });
    let isAway = true;
    const either = new Proxy(db, {
      get(_, key) {
        const at = isAway ? away : db;
        const part: unknown = Reflect.get(at, key);
        return typeof part === "function" ? part.bind(at) : part;
      },
    });
    const views = postgresPageViews(either);
    views.count({ day: to, route: "/a" });
    const writing = views.write();
    views.count({ day: to, route: "/a" });
    await expect(writing).rejects.toThrow(PortUnavailable);
    isAway = false;
    await views.write();
    expect(await views.between(to, to)).toEqual([{ day: to, route: "/a", views: 2 }]);
    await away.destroy();
  });
});
