import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { placedOrder, someProducts } from "#tests/http/orders/placed-order.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import { aStockedPlace } from "#tests/stocked-template.ts";
import { namesIn } from "./schema-parts.ts";
import type { RawBuilder } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Application } from "#adapters/composition/server/application.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let product: Application;
let app: FastifyInstance;
let db: Database;
let bearer = "";
const asha = demoCustomerId("asha");

beforeAll(async () => {
  const place = await aStockedPlace();
  db = openDatabase(place);
  product = await wholeApplication(place);
  const { container } = product;
  app = serverOver(container, { pages: null, log: "off" });
  bearer = (await container.get(Sessions).open(customerId(asha), container.get(Clock)())).bearer;
  await sql`update challenge set is_open = false where maker <> ${asha}`.execute(db); // So that there are some to which she is not invited.
  const [first = ""] = await someProducts(container);
  for (const whose of ["asha", "bhavesh", "asha"]) await placedOrder(container, customerId(demoCustomerId(whose)), { [first]: 1 });
}, 180_000);
afterAll(async () => {
  await app.close();
  await product.close();
  await db.destroy();
});

type Fields = Readonly<Record<string, string>>;
type Row = { readonly id: string; readonly day?: string };

async function ask(path: string, request: Fields) {
  const url = `/api${path}?${new URLSearchParams(request)}`;
  const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
  return { statusCode, body };
}

/**
 * What a list goes on after. `ids`: of things that are not hers, or that she may not see; each is asked of every one of `lists`, and as
 * `as` writes it. `because`: no id of a thing is looked up.
 */
type Cursor =
  | {
      readonly ids: RawBuilder<Row>;
      readonly lists: readonly Fields[] | RawBuilder<Fields>;
      readonly as?: (row: Row) => string;
    }
  | { readonly because: string };

const ON_SHOW: Cursor = { because: "whom or what it names is on show for everybody" };
const REVIEWS: Cursor = {
  because: "it holds the stars, the moment and the id of a published review, and they are compared without reading that review",
};
const PEOPLE = sql<{ id: string }>`select id from customer where id <> ${asha} order by md5(id) limit 8`;
const GROUPS = sql<{ id: string }>`select id from fitbook_group where not is_open
  and not exists (select from fitbook_group_member where place = fitbook_group.id and customer = ${asha})`;
const CHALLENGES = sql<{ id: string; day: string }>`select id, end_day::text as day from challenge where maker <> ${asha} and not is_open
  and not exists (select from challenge_member where place = challenge.id and customer = ${asha})`;

const cursors: Readonly<Record<string, Cursor>> = {
  "GET /get/bookingsdetailsforuser after": {
    ids: sql`select id from booking where customer <> ${asha} order by md5(id) limit 12`,
    lists: [{}, { state: "completed" }],
  },
  "GET /shopUserOrder/user/getAllOrdersToUser after": {
    ids: sql`select id from order_number where customer <> ${asha}`,
    lists: [{ limit: "20" }],
  },
  "GET /user/getRewardPoints after": {
    ids: sql`select id from reward_entry where customer <> ${asha} order by md5(id) limit 12`,
    lists: [{}],
  },
  "GET /notification/list after": {
    ids: sql`select id from notification where customer <> ${asha} order by md5(id) limit 12`,
    lists: [{ limit: "20" }],
  },
  "GET /fitbook/challenges after": {
    ids: CHALLENGES,
    lists: ["mine", "upcoming", "running", "final"].map((list) => ({ list })),
    as: ({ id, day = "" }) => `${day}.${id}`,
  },
  "GET /fitbook/groups after": { ids: GROUPS, lists: ["mine", "invited", "company", "open"].map((kind) => ({ kind })) },
  "GET /fitbook/groups/members after": {
    ids: PEOPLE,
    lists: sql`select id as group_id, state from (select id from fitbook_group order by id limit 3) as few, (values ('members'), ('requests')) as listed (state)`,
  },
  "GET /fitbook/followers after": { ids: PEOPLE, lists: ["followers", "following", "muted"].map((kind) => ({ kind, user_id: asha })) },
  "GET /fitbook/likes after": { ids: PEOPLE, lists: sql`select post as post_id from fitbook_like limit 3` },
  "GET /user/blocked after": { ids: PEOPLE, lists: [{}] },
  "GET /fitbook/people after": {
    because: "people stand in the order of a hash of their ids, and that of the given text is compared without looking anybody up",
  },
  "GET /fitbook/posts after": { because: "it is sealed for one account and one list, as tests/ports/fitbook/posts.test.ts shows" },
  "GET /fitbook/leaderboards after": { because: "it is a place that counts from 0" },
  "GET /tracker/changes after": { because: "it counts the changes of the customer's own entries" },
  "GET /get/accesslog before": { because: "it counts the lines of the patient's own log" },
  "GET /shop/ticket/getTickets before": { because: "it is a number, with which those of the customer's own tickets are compared" },
  "GET /getreview after": REVIEWS,
  "GET /shop/product/getReviewsOfProduct after": REVIEWS,
  "GET /shop/product/getProducts after": ON_SHOW,
  "GET /labs after": ON_SHOW,
  "GET /allTherapist after": ON_SHOW,
  "GET /get/activetherapists after": ON_SHOW,
  "GET /search/therapist after": ON_SHOW,
  "POST /nearby/therapist after": ON_SHOW,
};

const NAMES = ["after", "before", "cursor", "next", "page"];

/** What a calendar was and shall be: no place in a list. */
const isEdit = (path: string) => path.endsWith("/deskcalendar");

const taken = endpoints
  .filter(({ path }) => !isEdit(path))
  .flatMap(({ method, path, shapes }) =>
    namesIn(shapes.request).flatMap((name) => (NAMES.includes(name) ? [`${method} ${path} ${name}`] : [])),
  );

describe("the place after which a list goes on", () => {
  it("is known of every list, with the ids to try there or why none is looked up", () => {
    expect(Object.keys(cursors).toSorted()).toEqual(taken.toSorted());
  });

  const tried = Object.entries(cursors).flatMap(([name, cursor]) => ("ids" in cursor ? [[name, cursor] as const] : []));
  it.each(tried)("tells of somebody else's thing neither that it is there nor where it stands: %s", async (name, { ids, lists, as }) => {
    const [, path = "", field = ""] = name.split(" ");
    const { rows } = await ids.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const list of "execute" in lists ? (await lists.execute(db)).rows : lists)
      for (const written of [as, ({ id }: Row) => id])
        if (written) {
          const since = async (row: Row) => ({ ...list, ...(await ask(path, { ...list, [field]: written(row) })) });
          for (const row of rows)
            expect({ of: row.id, ...(await since(row)) }).toEqual({ of: row.id, ...(await since({ ...row, id: `${row.id}~` })) });
        }
  });
});
