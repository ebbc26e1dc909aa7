import { describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { siteFile } from "#web/features/site/site-map.ts";
import { eventsPages } from "#web/features/events/pages.ts";
import { labsPages } from "#web/features/labs/pages.ts";
import { render } from "#web/shells/render.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const LINK = "https://meet.example/only-for-those-who-go";
const memory = new Memory();
const online = aListedEvent({
  id: eventId("online"),
  title: { english: "Sleep talk", hindi: null },
  venue: { kind: "online", link: LINK },
});
const past = { startsAt: now - 2 * DAY, endsAt: now - DAY };
for (const event of [
  aListedEvent(),
  online,
  aListedEvent({ id: eventId("past"), title: { english: "Lake walk", hindi: null }, ...past }),
  aListedEvent({ id: eventId("draft"), title: { english: "Secret", hindi: null }, isDraft: true }),
  aListedEvent({ id: eventId("full"), title: { english: "Millet kitchen", hindi: null }, capacity: 1 }),
  aListedEvent({ id: eventId("off"), title: { english: "Called off", hindi: null } }),
])
  memory.events.put(event);
memory.events.take(eventId("full"), { kind: "join", at: now, person: "ravi" }, "A");
memory.events.take(eventId("full"), { kind: "join", at: now, person: "meera" }, "A");
memory.events.take(eventId("off"), { kind: "cancel", at: now }, "");
const server = composeMemory(memory);

async function page(path: string, of = server) {
  const answer = await render(new Request(`https://niramaya.example${path}`), of, shopFrame);
  return { status: answer.status, html: await answer.text() };
}

describe("pages of events", () => {
  it.each([
    ["/event", "Events"],
    ["/event/breathing-class", "Breathing class"],
    ["/event/past", "Lake walk"],
    ["/event/none", "We can't find this event"],
    ["/event/draft", "We can't find this event"],
  ])("open at %s: %s [rt-event]", { retry: 0 }, async (path, title) => {
    const { html } = await page(path);
    expect([html.includes(`<h1>${title.replaceAll("'", "&#x27;")}</h1>`), html.includes("<!--$!-->")]).toEqual([true, false]);
  });

  it("list what comes before what is over, without drafts, and choose by city, venue and day without a script", async () => {
    const cards = async (path: string) => [
      ...(await page(path)).html.matchAll(/<li class="leaflet-card event-card">.*?<(h\d)[^>]*>([^<]+)</g),
    ];
    const titles = async (path: string) => (await cards(path)).map(([, , title]) => title);
    expect(await titles("/event")).toEqual(["Breathing class", "Millet kitchen", "Called off", "Sleep talk", "Lake walk"]);
    expect(await titles("/event?venue=online")).toEqual(["Sleep talk"]);
    expect(await titles("/event?city=bengaluru&date=2026-11-23")).toEqual(["Breathing class", "Millet kitchen", "Called off"]);
    expect(await titles("/event?city=Pune")).toEqual([]);
    expect((await cards("/event")).map(([, level]) => level)).toEqual(["h2", "h2", "h2", "h2", "h3"]); // What is over stands under a heading of its own.
    expect((await page("/event?city=Pune")).html).toContain("No events match this choice");
    expect((await page("/event")).html).toContain('href="/event?city=Bengaluru"');
  });

  it("carry their events once, whatever is chosen", async () => {
    for (const path of ["/event", "/event?venue=online"]) {
      const { html } = await page(path);
      const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
      expect([path, state.split('"Sleep talk"').length - 1]).toEqual([path, 1]);
    }
    expect((await page("/event?venue=online")).html).not.toContain("Breathing class");
  });

  it("say how seats stand, and offer what can be done", async () => {
    const { html } = await page("/event/breathing-class");
    for (const text of [
      "2 of 2 seats are free",
      "Community Hall, Indiranagar, Bengaluru",
      "Free",
      "Take a seat",
      "/api/get/eventcalendar?id=breathing-class",
    ])
      expect(html).toContain(text);
    const full = (await page("/event/full")).html;
    for (const text of ["All seats are taken · 1 person is waiting", "Join the waiting list"]) expect(full).toContain(text);
    for (const path of ["/event/past", "/event/off"]) expect((await page(path)).html).not.toContain("Take a seat");
    const off = (await page("/event/off")).html;
    for (const text of ["This event is cancelled", "All events", "Remove from your calendar", "/api/get/eventcalendar?id=off"])
      expect(off).toContain(text);
    const past = (await page("/event/past")).html;
    for (const text of ["eventcalendar", "<dt>Seats"]) expect(past).not.toContain(text); // Nothing of it is to come.
    expect(past).toContain("All events");
  });

  it("tell programs of an event, and nobody its link", async () => {
    const { html } = await page("/event/online");
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
    const told = JSON.stringify(data);
    for (const part of ['"Event"', '"VirtualLocation"', "OnlineEventAttendanceMode", '"remainingAttendeeCapacity":2'])
      expect(told).toContain(part);
    for (const path of ["/event", "/event/online"]) expect((await page(path)).html).not.toContain("meet.example");
  });

  it("say from when to when an event was moved, on its page, in the list and to programs, until it begins or is cancelled", async () => {
    const stored = new Memory();
    const later = { startsAt: now + 5 * DAY, endsAt: now + 5 * DAY + 2 * HOUR };
    for (const [id, given, to] of [
      ["moved", {}, later],
      ["longer", {}, { startsAt: now + 3 * DAY, endsAt: now + 3 * DAY + 3 * HOUR }],
      ["off", {}, later],
      ["begun", { startsAt: now - DAY, endsAt: now + HOUR }, { startsAt: now - HOUR, endsAt: now + HOUR }],
    ] as const) {
      const event = aListedEvent({ id: eventId(id), ...given });
      stored.events.put(event);
      const from = { startsAt: event.startsAt, endsAt: event.endsAt };
      stored.events.take(event.id, { kind: "join", at: now - 2 * DAY, person: "ravi" }, "A");
      stored.events.take(event.id, { kind: "move", at: now - 2 * DAY, from, to }, "A");
    }
    stored.events.take(eventId("off"), { kind: "cancel", at: now }, "");
    const shop = composeMemory(stored);
    const { html } = await page("/event/moved", shop);
    for (const said of ["This event has moved from Mon 23 Nov, 5:30 am to Wed 25 Nov, 5:30 am.", "EventRescheduled", "previousStartDate"])
      expect(html).toContain(said);
    expect((await page("/event/longer", shop)).html).toContain(
      "This event now ends on Mon 23 Nov, 8:30 am instead of Mon 23 Nov, 7:30 am.",
    );
    for (const path of ["/event/longer", "/event/off"]) expect((await page(path, shop)).html).not.toContain("EventRescheduled");
    for (const path of ["/event/off", "/event/begun"]) expect((await page(path, shop)).html).not.toContain("has moved from");
    const list = (await page("/event", shop)).html;
    expect(list.match(/Moved from [^<]*|Now ends on [^<]*/g)).toEqual([
      "Now ends on Mon 23 Nov, 8:30 am",
      "Moved from Mon 23 Nov, 5:30 am",
    ]);
  });

  it("stand in the site map where the shell has them", async () => {
    const address = "https://niramaya.test";
    const listed = async (pages: Parameters<typeof siteFile>[1]["pages"]) =>
      (await siteFile("/sitemap/shelves.xml", { address, keeper: server, pages }))?.text();
    const shop = await listed([eventsPages]);
    expect(shop).toContain("/event/breathing-class</loc>");
    expect(shop).not.toContain("/event/draft");
    expect(await listed([labsPages])).not.toContain("/event");
  });
});
