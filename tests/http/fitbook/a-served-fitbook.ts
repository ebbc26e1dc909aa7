import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aStockedPlace } from "#tests/stocked-template.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export type Fields = Readonly<Record<string, unknown>>;
export type Someone = { readonly id: CustomerId; readonly bearer: string };

export type ServedFitbook = Awaited<ReturnType<typeof aServedFitbook>>;

/** The product over a PostgreSQL of its own, with a clock that a test moves. */
export async function aServedFitbook() {
  const place = await aStockedPlace();
  const product = await wholeApplication(place);
  const db = openDatabase(place);
  const { container } = product;
  let at = Date.now();
  container.rebind(Clock).toConstantValue(() => at);
  const app = serverOver(container, { pages: null, log: "off" });

  /** Somebody new who is in Fitbook, signed in. */
  async function someone(name: string): Promise<Someone> {
    const id = customerId(crypto.randomUUID());
    const created_at = new Date("2024-01-01T00:00:00Z");
    await db.insertInto("customer").values({ id, name, mobile: null, email: null, created_at }).execute();
    await putFitbookProfile(db, { customer: id, profile: aFitbookProfile(name), at });
    return { id, bearer: (await container.get(Sessions).open(id, at)).bearer };
  }

  /** The whole answer to a call, as "GET /fitbook/posts". */
  async function answered({ bearer }: Someone, door: string, fields: Fields = {}, headers: Readonly<Record<string, string>> = {}) {
    const [method = "GET", path = ""] = door.split(" ");
    const declared = endpoints.find((one) => one.method === method && one.path === path);
    const isQuery = declared === undefined || declared.in === "query";
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    return app.inject({
      method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET",
      url: isQuery ? `/api${path}?${query}` : `/api${path}`,
      headers: { authorization: `Bearer ${bearer}`, ...headers },
      ...(isQuery ? {} : { payload: { ...fields } }),
    });
  }

  async function ask(who: Someone, door: string, fields: Fields = {}) {
    const { statusCode: status, body } = await answered(who, door, fields);
    return { status, body, payload: JSON.parse(body).payload };
  }

  /** What a call answers that has to be taken. */
  async function did(who: Someone, door: string, fields: Fields = {}) {
    const { status, body, payload } = await ask(who, door, fields);
    if (status !== 200) throw new TypeError(`${door}: ${status} ${body}`);
    return payload;
  }

  return {
    app,
    db,
    container,
    someone,
    answered,
    ask,
    did,
    now: () => at,
    /** Moves the clock, back too. */
    pass(milliseconds: number): void {
      at += milliseconds;
    },
    async follow(one: Someone, other: Someone) {
      await did(one, "POST /notification/follow-user", { follower_id: other.id });
      await did(other, "PUT /fitbook/followers", { user_id: one.id, answer: "accept" });
    },
    stand: (who: Someone, standing: "blocked" | "staying") =>
      db.updateTable("customer").set({ standing }).where("id", "=", who.id).execute(),
    async end() {
      await app.close();
      await db.destroy();
      await product.close();
    },
  };
}
