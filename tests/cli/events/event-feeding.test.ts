import { describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;
const register = () => postgresEventRegister(shop.db);
const events = () => postgresEvents(shop.db);

const aLine = (given: object = {}) => ({
  _id: "breathing-class",
  title: { en: "Breathing class", hi: "श्वास कक्षा" },
  text: "An hour of breathing.",
  place: "Community Hall, Indiranagar, Bengaluru",
  starts_at: "2036-11-20T10:00",
  ends_at: "2036-11-20T12:00",
  capacity: 1,
  state: "published",
  ...given,
});

const read = (command: string, ...lines: readonly (object | string)[]) =>
  run(command, { "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n") });

async function joined(id: string) {
  const customer = aNewCustomer();
  await postgresCustomers(shop.db).register(customer, Date.now());
  return events().take(eventId(id), { customer: customer.id, deed: "join", secret: "AB12CD" }, Date.now());
}

describe("events, as staff feed them", () => {
  it("are imported all or none, with each fault by line and field", async () => {
    const faulty = aLine({
      _id: "no good",
      title: "",
      place: "Hall,",
      ends_at: "2036-11-20T10:00",
      capacity: 0,
      offer_hours: 169,
      price: -1,
      picture: "here",
      state: "full",
    });
    const both = aLine({ _id: "both", link: "https://meet.example/a" });
    const answer = await read(
      `event import - ${at}`,
      aLine(),
      faulty,
      both,
      aLine({ _id: "bad-link", place: undefined, link: "javascript:1" }),
      "{",
      aLine({ _id: "no-city", place: { en: "Hall, Pune", hi: "सभागार," } }),
      aLine({ _id: "no-english", place: { hi: "सभागार, पुणे" } }),
    );
    expect(answer.status).toBe(1);
    for (const path of ["_id", "title", "place", "ends_at", "capacity", "offer_hours", "price", "picture", "state"])
      expect(answer.complaints).toContain(`line 2, ${path}: expected`);
    expect(answer.complaints).toContain("line 3, link: expected");
    expect(answer.complaints).toContain("line 4, link: expected");
    expect(answer.complaints).toContain("line 5: expected a JSON object\n");
    expect(answer.complaints).toContain("line 6, place.hi: expected a place with its city at the end");
    expect(answer.complaints).toContain("line 7, place.en: expected a place with its city at the end");
    expect((await read(`event import - ${at}`, aLine(), aLine())).complaints).toContain("line 2, _id: expected an id once");
    expect(await register().find(null, Date.now())).toEqual([]);
  });

  it("are tried without a change, put, listed, and noted in the audit log", async () => {
    expect((await read(`event import - --dry-run ${at}`, aLine())).output).toContain("1 event would be new, 0 changed, 0 as before.\n");
    expect(await register().find(null, Date.now())).toEqual([]);
    expect((await read(`event import - --as Meena ${at}`, aLine({ price: 99.5 }))).output).toBe("1 event new, 0 changed, 0 as before.\n");
    const [stored] = await register().find([eventId("breathing-class")], Date.now());
    expect(stored?.event).toMatchObject({ price: 9_950, offerHours: 24, isDraft: false, title: { hindi: "श्वास कक्षा" } });
    const again = await read(`event import - --json ${at}`, aLine({ price: null }));
    expect(JSON.parse(again.output)).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(JSON.parse((await read(`event import - --json ${at}`, aLine())).output)).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect((await run(`event list ${at}`)).output).toBe(
      "breathing-class: Breathing class, 2036-11-20 10:00, published, 1 of 1 seats free, 0 waiting\n",
    );
    expect(JSON.parse((await run(`event list --json ${at}`)).output)).toMatchObject([
      { _id: "breathing-class", state: "published", free: 1 },
    ]);
    expect((await run(`audit list --subject event ${at}`)).output).toContain("event import");
  });

  it("count how often their times or place were changed, for calendars that have them", async () => {
    const ways = [
      {},
      { text: "Two hours." },
      { ends_at: "2036-11-20T13:00" },
      { place: "Hall, Pune" },
      { place: undefined, link: "https://a.example/b" },
    ];
    const moves: unknown[] = [];
    for (const way of ways) {
      await read(`event import - ${at}`, aLine({ _id: "moved", ...way }));
      moves.push((await register().find([eventId("moved")], Date.now()))[0]?.tally.moves);
    }
    expect(moves).toEqual([0, 0, 1, 2, 3]);
    await joined("moved");
    await read(`event import - ${at}`, aLine({ _id: "moved", capacity: 2, place: "Hall, Pune" }));
    expect((await register().find([eventId("moved")], Date.now()))[0]?.tally).toMatchObject({ capacity: 2, moves: 4 });
  });

  it("keep their state once somebody has joined; more room is a step that offers seats", async () => {
    await read(`event import - ${at}`, aLine({ _id: "talk" }));
    await joined("talk");
    await joined("talk");
    expect((await read(`event import - ${at}`, aLine({ _id: "talk", state: "draft" }))).status).toBe(1);
    expect((await read(`event import - ${at}`, aLine({ _id: "talk", capacity: 2, text: "Two hours." }))).status).toBe(0);
    const [stored] = await register().find([eventId("talk")], Date.now());
    expect(stored).toMatchObject({ event: { capacity: 1, text: { english: "Two hours." } }, tally: { capacity: 2, taken: 2, waiting: 0 } });
    expect(JSON.parse((await read(`event import - --json ${at}`, aLine({ _id: "talk", capacity: 2, text: "Two hours." }))).output)).toEqual(
      {
        added: 0,
        changed: 0,
        unchanged: 1,
      },
    );
    const exported = (await run(`event show talk --export ${at}`)).output;
    const played = await run("event play - --json", { "-": exported });
    expect([played.complaints, JSON.parse(played.output)]).toMatchObject([
      "",
      {
        people: [
          { person: "p1", state: "going" },
          { person: "p2", state: "offered" },
        ],
      },
    ]);
    expect((await run(`event show talk --json ${at}`)).output).toBe(played.output);
    expect((await run(`event show talk ${at}`)).output).toContain("p2 is offered a seat until");
    expect((await run(`event attendance talk ${at}`)).output).toBe("1: 1-AB12CD, has a seat\n2: 2-AB12CD, is offered a seat\n");
  });

  it("are moved with a reason once somebody has joined, by a file and by their command", async () => {
    await read(`event import - ${at}`, aLine({ _id: "yoga" }));
    await joined("yoga");
    const times = async () => {
      const [stored] = await register().find([eventId("yoga")], Date.now());
      return [stored?.event.startsAt, stored?.event.endsAt, stored?.tally.moves].map((one) => one ?? null);
    };
    const utc = (text: string) => Date.parse(`${text}:00+05:30`);
    const other = aLine({ _id: "yoga", starts_at: "2036-11-21T10:00", ends_at: "2036-11-21T12:00", capacity: 2 });
    const refused = await read(`event import - ${at}`, other);
    expect(refused.status).toBe(1);
    expect(refused.complaints).toContain("line 1: expected --reason TEXT beside other times: somebody has joined\n");
    const past = { starts_at: "2026-01-01T10:00", ends_at: "2026-01-01T12:00" };
    expect((await read(`event import - --reason hall ${at}`, aLine({ _id: "yoga", ...past }))).complaints).toContain(
      "a starts_at that is still to come",
    );
    expect((await read(`event import - --reason hall --dry-run ${at}`, other)).status).toBe(0);
    expect(await times()).toEqual([utc("2036-11-20T10:00"), utc("2036-11-20T12:00"), 0]);
    expect((await read(`event import - --reason hall ${at}`, other)).status).toBe(0);
    expect(await times()).toEqual([utc("2036-11-21T10:00"), utc("2036-11-21T12:00"), 1]);
    const again = JSON.parse((await read(`event import - --json ${at}`, other)).output);
    expect(again).toEqual({ added: 0, changed: 0, unchanged: 1 });

    const moved = await run(`event move yoga --start 2036-11-22T09:00 --reason rain --as Meena ${at}`);
    expect([moved.output, moved.status]).toEqual(["The event is moved.\n", 0]);
    expect(await times()).toEqual([utc("2036-11-22T09:00"), utc("2036-11-22T11:00"), 2]);
    expect((await run(`audit list --subject event:yoga ${at}`)).output).toContain("rain");
    expect((await run(`event move yoga --start 2036-11-22T09:00 --end 2036-11-22T11:00 --reason rain ${at}`)).complaints).toBe(
      "Not moved: refused, as it has those times already (same_times).\n",
    );
    expect((await run(`event move yoga --start 2026-01-01T09:00 --reason rain ${at}`)).complaints).toBe(
      "Not moved: refused, as that start is not still to come (past).\n",
    );
    expect((await run(`event move none --start 2036-11-22T09:00 --reason rain ${at}`)).complaints).toBe(
      "There is no event with that id.\n",
    );
    for (const wrong of [
      "--reason rain",
      "--start soon --reason rain",
      "--start 2036-11-22T09:00",
      "--start 2036-11-22T09:00 --end 2036-11-22T09:00 --reason rain",
    ])
      expect((await run(`event move yoga ${wrong} ${at}`)).status).toBe(2);

    expect((await run(`event show yoga ${at}`)).output).toContain("move to 2036-11-22T03:30:00Z: done (done).");
    expect(JSON.parse((await run(`event show yoga --json ${at}`)).output)).toMatchObject({ people: [{ person: "p1", state: "going" }] });
    const exported = await run(`event show yoga --export ${at}`);
    expect([exported.status, exported.complaints]).toEqual([
      1,
      "This event was moved after people had joined: event play does not know moves.\n",
    ]);
    await run(`event cancel yoga ${at}`);
    expect((await run(`event move yoga --start 2036-11-23T09:00 --reason rain ${at}`)).complaints).toBe(
      "Not moved: refused, as it is cancelled (cancelled).\n",
    );
  });

  it("are cancelled once, and told of as unknown where there are none", async () => {
    await read(`event import - ${at}`, aLine({ _id: "walk" }));
    expect((await run(`event cancel walk --as Meena ${at}`)).output).toBe("The event is cancelled.\n");
    expect((await run(`event cancel walk ${at}`)).status).toBe(0);
    expect((await run(`audit list --subject event:walk ${at}`)).output.match(/event cancel/g)).toHaveLength(1);
    expect((await read(`event import - ${at}`, aLine({ _id: "walk", capacity: 9 }))).complaints).toContain("over or cancelled");
    for (const command of ["event cancel none", "event show none", "event attendance none"])
      expect((await run(`${command} ${at}`)).complaints).toBe("There is no event with that id.\n");
  });

  it("let in nobody before the last hour, and nobody by another code", async () => {
    await read(`event import - ${at}`, aLine({ _id: "door" }));
    await joined("door");
    const early = await run(`event attendance door --code 1-ab12cd ${at}`);
    expect([early.status, early.complaints]).toEqual([
      1,
      "refused, as people are let in from an hour before the start until the end (not_now).\n",
    ]);
    expect((await run(`event attendance door --code 1-FFFFFF ${at}`)).complaints).toBe("Nobody in this event has that code.\n");
    const start = new Date(Date.now() + 30 * 60_000).toISOString();
    const end = new Date(Date.now() + 90 * 60_000).toISOString();
    await read(`event import - ${at}`, aLine({ _id: "soon", starts_at: start, ends_at: end }));
    await joined("soon");
    expect((await run(`event attendance soon --code 1-ab12cd ${at}`)).output).toBe("is there (attended).\n");
  });
});
