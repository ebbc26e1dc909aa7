import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { PageViewCount } from "#core/page-views/page-view.ts";
import type { PageViews } from "#core/page-views/page-views.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What was counted in this process and is not stored yet, by day and route. */
type Counted = Map<string, PageViewCount>;

export function postgresPageViews(db: Database): PageViews {
  let counted: Counted = new Map();
  const add = ({ day, route, views }: PageViewCount) => {
    const key = `${day} ${route}`;
    counted.set(key, { day, route, views: (counted.get(key)?.views ?? 0) + views });
  };
  const stored = namingOutages("page views", {
    async write() {
      if (counted.size === 0) return;
      const sorted = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count); // Several servers write in one order, so none waits for another in a ring.
      counted = new Map(); // What is counted from here on is of the next time.
      try {
        await sql`insert into page_view (day, route, views)
          select * from unnest(${sorted.map(({ day }) => day)}::date[], ${sorted.map(({ route }) => route)}::text[], ${sorted.map(({ views }) => views)}::int8[])
          on conflict (day, route) do update set views = page_view.views + excluded.views`.execute(db);
      } catch (error) {
        for (const count of sorted) add(count);
        throw error;
      }
    },
    between: (from, to) =>
      db
        .selectFrom("page_view")
        .select(["day", "route", "views"])
        .where("day", ">=", from)
        .where("day", "<=", to)
        .orderBy("day")
        .orderBy(sql`route collate "C"`)
        .execute(),
    async forgetBefore(first) {
      await db.deleteFrom("page_view").where("day", "<", first).execute();
    },
  } satisfies Omit<PageViews, "count">);
  return { ...stored, count: ({ day, route }) => add({ day, route, views: 1 }) };
}
