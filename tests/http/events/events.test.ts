import { describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { ListEvents } from "#core/events/listing/list-events.use-case.ts";
import { ShowEvent } from "#core/events/listing/show-event.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { LINK, aShop, seatsSuite } from "#tests/core/events/seats-suite.ts";

const ALL = { city: null, venue: null, day: null };

seatsSuite("over HTTP", overTheWire);

describe("an event", () => {
  it("is listed and shown to everybody without its link, and found by nobody who makes an id up [ep-unknown-events]", async () => {
    const { visitor, url, event } = await aShop(overTheWire, { venue: { kind: "online", link: LINK } });
    const shown = { id: event.id, venue: { kind: "online" }, state: "published", capacity: 2, free: 2, waiting: 0, price: 0 };
    expect(await visitor.get(ListEvents)(ALL)).toMatchObject([shown]);
    expect(await visitor.get(ListEvents)({ ...ALL, venue: "place" })).toEqual([]);
    expect(await visitor.get(ShowEvent)(event.id)).toMatchObject(ok(shown));
    expect(await visitor.get(ShowEvent)(eventId("none"))).toEqual(refused({ kind: "not-found" }));
    for (const path of ["events", `event?id=${event.id}`])
      expect(await (await fetch(`${url}/api/${path}`)).text()).not.toContain("meet.example");
    expect((await fetch(`${url}/api/events/attendance?event_id=${event.id}`)).status).toBe(401);
  });

  it("gives its seats, then places in the line, with the contract's words", async () => {
    const { asha, ravi, meera, visitor, event, url } = await aShop(overTheWire, { capacity: 1 });
    expect(await asha.does("join")).toMatchObject(ok({ state: "going", place: null }));
    expect(await asha.does("join")).toMatchObject(ok({ state: "going" }));
    expect(await ravi.does("join")).toEqual(refused({ kind: "full", place: 1 }));
    const answer = await fetch(`${url}/api/events/attendance`, {
      method: "PUT",
      headers: { authorization: `Bearer ${meera.bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ event_id: event.id, do: "join" }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: { status_code: 200, message: "You are number 2 on the waiting list." }, payload: { place: 2 } },
    ]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await visitor.get(ShowEvent)(event.id)).toMatchObject(ok({ state: "full", free: 0, waiting: 2 }));
    expect(await meera.own()).toMatchObject(ok({ seat: { state: "waiting", place: 2, code: null }, company: null }));
  });
});
