import { describe, expect, it } from "vitest";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NearMeModel } from "#web/features/consultations/directory/near-me-model.ts";
import { directoryAddress, directorySearchIn } from "#web/features/consultations/directory/directory-query.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { render } from "#web/shells/render.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { reviewId } from "#core/reviews/review.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import type { Review } from "#core/reviews/review.ts";
import type { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";

const tomorrow = daysAfter(indianDay(now), 1);
const nine = firstInstantOf(tomorrow) + 9 * 3_600_000;
const some = [
  aPractitioner("sunanda"),
  aPractitioner("harsh", { name: "Harsh Trivedi", therapy: "yoga", council: null, registration: null, gender: "male" }),
];
/** So many published ones, each a day after the one before; the first with four stars, the others with five. */
function reviewsOf(id: string, count: number): readonly Review[] {
  return Array.from({ length: count }, (_, place) => ({
    id: reviewId(`r${place}`),
    customer: customerId(`patient-${place}`),
    subject: { kind: "practitioner", id },
    version: 1,
    state: "published",
    reason: null,
    stars: place === 0 ? 4 : 5,
    text: `Advice ${place}`,
    pictures: [],
    writtenAt: now + (place - 20) * 86_400_000,
    boughtAt: null,
  }));
}

const server = composeMemory({
  practitioners: new Map(some.map((one) => [one.practitioner.id, one])),
  reviews: new Map(reviewsOf("harsh", 11).map((one) => [one.id, one])),
  appointments: [
    { id: "b1", practitioner: "sunanda", patient: "p", start: nine, length: 15, buffer: 5, state: "confirmed", expiresAt: null },
  ],
});
const drawn = (path: string) => render(new Request(`https://niramaya.example${path}`), server, shopFrame);
const page = async (path: string, status = 200) => {
  const answer = await drawn(path);
  expect([path, answer.status]).toEqual([path, status]);
  const html = await answer.text();
  return { html, text: html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ").replace(/\s+/g, " ") };
};

describe("the search for practitioners", () => {
  it.each(["/practitioners", "/therapists", "/practitioner", "/therapist"])(
    "opens at %s [rt-practitioners] [rt-therapists] [rt-practitioner] [rt-therapist]",
    async (path) => {
      const { text } = await page(path);
      expect(text).toContain("2 practitioners");
      expect(text).toContain("Dr. Sunanda Joshi");
      expect(text).toContain("From ₹200");
    },
  );

  it("reads type and city in any letter case, and old names of cities [rt-practitioners-city-type]", async () => {
    for (const path of ["/practitioners?city=Pune&type=AYURVEDA", "/practitioners?city=poona&type=Ayurvedic", "/AYURVEDA/pune"]) {
      const { text, html } = await page(path);
      expect(text).toContain("1 practitioner ");
      expect(text).not.toContain("Harsh Trivedi");
      expect(html).toContain('rel="canonical" href="https://niramaya.test/ayurveda/pune"');
    }
  });

  it("opens for each of the nine kinds and their aliases by kind and city, and for nothing else [rt-catch-all-type-city] [rt-catch-all-page-name] [ui-therapy-kinds]", async () => {
    const nine = "ayurveda homeopathy yoga physiotherapy nutrition siddha unani naturopathy chiropractic".split(" ");
    expect([...THERAPIES].sort()).toEqual(nine.toSorted());
    for (const kind of [...nine, "ayurvedic", "physio"]) await page(`/${kind}/mumbai`);
    expect((await page("/unani/pune")).text).toContain("Unani practitioners in Pune");
    expect((await page("/practitioners?city=NEW DELHI&type=UNANI")).text).toContain("Unani practitioners in New Delhi");
    for (const path of ["/foo/pune", "/zzz/mumbai"]) expect((await drawn(path)).status).toBe(404);
  });

  it("says so where nobody is listed, and offers who consults online and the nearest city", async () => {
    const { text } = await page("/practitioners?city=Nashik&type=YOGA");
    expect(text).toContain("No such practitioners in Nashik yet");
    expect(text).toContain("Pune (1)");
    expect(text).toContain("Harsh Trivedi");
  });

  it("takes an unknown kind as all, with a notice", async () => {
    const { text } = await page("/practitioners?type=FOO");
    expect(text).toContain("We have no kind of practitioner called “FOO”");
    expect(text).toContain("2 practitioners");
  });

  it("has every filter as a link with its count, which keeps the others", async () => {
    const { html, text } = await page("/practitioners?gender=female&sort=fee");
    expect(text).toContain("Ayurveda (1)");
    expect(html).toContain('href="/practitioners?language=mr&amp;gender=female&amp;sort=fee"');
    expect(html).toContain('href="/practitioners?sort=fee"');
    expect((await page("/practitioners?max_fee=100")).text).toContain("No practitioner matches all of these");
  });

  it("asks for the position on a press, with cities beside it [rt-practitioners-near-you] [ui-sidemenu-find-doctors]", async () => {
    const { text, html } = await page("/practitioners?type=&city=Current-Location");
    expect(text).toContain("Use my location");
    expect(html).toContain('href="/practitioners?city=Pune"');
    expect(html).toContain('content="noindex"');
  });

  it("has one address for what is asked, which asks the same", () => {
    const search = directorySearchIn(
      new URLSearchParams("city=Pune&type=yoga&language=mr&mode=video&max_fee=500&experience=5&day=2026-11-25"),
    );
    const address = directoryAddress(search);
    expect(directoryAddress(directorySearchIn(new URLSearchParams(address.split("?")[1])))).toBe(address);
    expect(directorySearchIn(new URLSearchParams("mode=smoke&max_fee=-1&day=yesterday&sort=x")).query).toEqual(
      directorySearchIn(new URLSearchParams()).query,
    );
  });
});

describe("who is near", () => {
  const { query } = directorySearchIn(new URLSearchParams());
  const empty: FindPractitionersNearby = async () => {
    throw new PortUnavailable("/nearby/therapist", "gone");
  };
  it("is told to be refused where the browser does, and unavailable where the list can't be had", async () => {
    const refusing = new NearMeModel(query, { ask: async () => null, find: empty });
    await refusing.press();
    expect(refusing.state).toEqual({ kind: "refused" });
    const failing = new NearMeModel(query, { ask: async () => ({ latitude: 18.5, longitude: 73.8 }), find: empty });
    await Promise.all([failing.press(), failing.press()]);
    expect(failing.state).toEqual({ kind: "unavailable" });
  });
});

describe("a profile", () => {
  it.each([
    "/practitioners/sunanda/dr-sunanda-joshi",
    "/practitioners/sunanda",
    "/practitioner/sunanda",
    "/therapist/sunanda",
    "/therapists/sunanda",
  ])(
    "is one page at %s [rt-practitioners-id-slug] [rt-practitioners-id] [rt-practitioner-id] [rt-therapist-id] [rt-therapists-id]",
    async (path) => {
      const { html, text } = await page(path);
      for (const told of [
        "I-45120-A",
        "Maharashtra Council of Indian Medicine",
        "Marathi, Hindi, English",
        "14 Tilak Road",
        "30 minutes ₹350 ₹500",
      ])
        expect(text).toContain(told);
      expect(html).toContain('rel="canonical" href="https://niramaya.test/practitioners/sunanda/dr-sunanda-joshi"');
      expect(html).toContain('"@type":"Physician"');
      expect(text).toContain("Choose a free time above, and book it here.");
    },
  );

  it("says when its practitioner is free next, and leads to the times", async () => {
    const { html, text } = await page("/practitioners/sunanda/dr-sunanda-joshi");
    expect(text).toMatch(/Next free: \w{3} \d+ \w{3}, \d+:\d\d [ap]m Choose a time/);
    expect(html).toContain('<a class="button main" href="#times">');
  });

  it("calls nobody a physician whom law does not call so", async () => {
    const { html, text } = await page("/practitioners/harsh/harsh-trivedi");
    expect(html).toContain('"@type":"Person"');
    expect(text).toContain("No council registers this therapy");
  });

  it("of an unknown id is this page's own not found", async () => {
    const { html, text } = await page("/practitioners/abc123/dr-asha-rao", 404);
    expect(text).toContain("We can't find this practitioner");
    expect(html).toContain('content="noindex"');
  });

  it("says how many gave how many stars, and shows the newest ten of more reviews", async () => {
    const { text, html } = await page("/practitioners/harsh/harsh-trivedi");
    expect(text).toContain("Reviews 4.9 11 ratings 5 stars 10 4 stars 1 3 stars 0");
    expect(html.match(/<meter/g)).toHaveLength(5);
    expect([text.includes("Advice 10"), text.includes("Advice 0"), text.includes("Show more reviews")]).toEqual([true, false, true]);
    expect(html).toContain('href="#reviews"');
  });

  it("offers audio and video, each with its fee, and lengths [ui-consult-modes]", async () => {
    const { text } = await page("/practitioners/sunanda/x?length=30");
    expect(text).toContain("Audio, ₹350");
    expect(text).toContain("Video, ₹500");
    expect(text).toContain("15 minutes");
  });

  it("shows a day's free times, and says why any other is not free", async () => {
    const { html, text } = await page(`/practitioners/sunanda/x?length=15&day=${tomorrow}`);
    expect(text).toContain("9:20 am");
    expect(text).toContain("9:00 am to 9:15 am: Taken");
    expect(text).toContain("12:00 pm to 12 midnight: Not consulting then");
    expect(html).toContain(`at=${encodeURIComponent(new Date(nine + 20 * 60_000).toISOString())}`);
    const free = await page(`/practitioners/sunanda/x?length=15&day=${tomorrow}&at=${new Date(nine + 20 * 60_000).toISOString()}`);
    expect(free.text).toContain("15 minutes, Audio, ₹200.");
    const taken = await page(`/practitioners/sunanda/x?length=15&day=${tomorrow}&at=${new Date(nine).toISOString()}`);
    expect(taken.text).toContain("9:00 am is not free: Taken.");
  });

  it("shows the days by month too, each a link with its number of free times", async () => {
    const { html } = await page(`/practitioners/sunanda/x?length=15&day=${tomorrow}`);
    const leaf = /<table><caption.*?<\/table>/s.exec(html)?.[0] ?? "";
    expect(leaf).toContain('<th scope="col">Sun</th>');
    expect(leaf).toMatch(/aria-label="[^"]+: \d+ free"[^>]*aria-current="true"/);
    expect(html.match(/class="month-day[" ]/g)?.length).toBe(31);
  });

  it("names the next free day where a day has none", async () => {
    const { text } = await page(`/practitioners/sunanda/x?day=${daysAfter(tomorrow, 40)}`);
    expect(text).toContain("Choose a time");
  });
});

describe("a day", () => {
  it("is chosen first, and who is free on it is listed [rt-check-date]", async () => {
    const { text } = await page(`/check_date?day=${tomorrow}`);
    expect(text).toContain("2 practitioners");
    expect((await page("/check_date?day=1999-01-01")).text).toContain("Who is free on a given day");
  });

  it("leads to that day of whoever is free on it, and on to those behind the first page", async () => {
    const { html } = await page(`/check_date?day=${tomorrow}`);
    expect(html).toContain(`href="/practitioners/sunanda/dr-sunanda-joshi?day=${tomorrow}"`);
    const many = Array.from({ length: 30 }, (_, nth) => aPractitioner(`p${nth}`));
    const full = composeMemory({ practitioners: new Map(many.map((one) => [one.practitioner.id, one])) });
    const read = async (path: string) => {
      const text = await (await render(new Request(`https://niramaya.example${path}`), full, shopFrame)).text();
      const next = /href="(\/check_date\?[^"]*after=[^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? null;
      return { next, ids: [...text.matchAll(/<h3><a href="\/practitioners\/([^/]+)\//g)].map(([, id]) => id) };
    };
    let [path, ids]: [string | null, readonly (string | undefined)[]] = [`/check_date?day=${tomorrow}`, []];
    while (path !== null && ids.length < 60) {
      const seen = await read(path);
      [path, ids] = [seen.next, [...ids, ...seen.ids]];
    }
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  it("keeps who is sought from day to day", async () => {
    const { html, text } = await page(`/check_date?type=YOGA&day=${tomorrow}`);
    expect(text).toContain("1 practitioner ");
    expect(text).not.toContain("Dr. Sunanda Joshi");
    expect(html).toContain(`href="/check_date?type=YOGA&amp;day=${daysAfter(tomorrow, 1)}"`);
  });
});

describe("a therapy's page", () => {
  it.each([
    ["/ayurvedic", "Ayurveda", "[rt-ayurvedic]"],
    ["/nutrition", "Nutrition", "[rt-nutrition]"],
    ["/physiotherapy", "Physiotherapy", "[rt-physiotherapy]"],
    ["/unani", "Unani", "[rt-unani]"],
    ["/siddhatherapy", "Siddha", "[rt-siddhatherapy]"],
    ["/siddhatherapy/abc123", "Siddha", "[rt-siddhatherapy-id]"],
    ["/therapies/yoga", "Yoga", "[rt-therapies-id]"],
  ])("at %s tells what %s is, what to expect, what it does not do and who practises it %s", async (path, name) => {
    const { html, text } = await page(path);
    expect(html).toContain(`<h1>${name}</h1>`);
    for (const told of ["What to expect", "What it does not do", "Who practises it"]) expect(text).toContain(told);
  });

  it("lists all nine, and says so of one that nobody knows [rt-therapies]", async () => {
    const { text } = await page("/therapies");
    expect(text.match(/About [A-Z]\w+/g)?.length).toBeGreaterThanOrEqual(9);
    expect((await page("/therapies/abc123", 404)).text).toContain("We can't find this therapy");
  });
});

describe("the page of doses and exercises", () => {
  it.each(["/ongoingtherapy", "/ongoingtherapy/b-1"])(
    "opens at %s, and search engines leave it out [rt-ongoingtherapy] [rt-ongoingtherapy-id]",
    async (path) => {
      const { html } = await page(path);
      expect([html.includes("<h1>Ongoing therapy</h1>"), html.includes('content="noindex')]).toEqual([true, true]);
    },
  );
});

describe("the pages of calls", () => {
  it.each([
    ["/videocall", "Video call"],
    ["/audiocall", "Audio call"],
    ["/audiocall?booking=b-1", "Audio call"],
  ])("open at %s, and search engines leave them out [rt-audiocall]", async (path, title) => {
    const { html } = await page(path);
    expect([html.includes(`<h1>${title}</h1>`), html.includes('content="noindex')]).toEqual([true, true]);
  });
});
