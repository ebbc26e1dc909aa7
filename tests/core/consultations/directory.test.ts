import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { NEVER_OPEN } from "#core/consultations/calendar/calendar.ts";
import { ANYBODY_AT_ALL, DIRECTORY_ORDERS } from "#core/consultations/directory/directory-query.ts";
import { keptDirectory } from "#core/consultations/directory/kept/kept-directory.ts";
import { searchedDirectory } from "#core/consultations/directory/searched-directory.ts";
import { cityKey } from "#core/consultations/practitioner/city-key.ts";
import { practitionerSlug } from "#core/consultations/practitioner/practitioner-slug.ts";
import { ratingWeight } from "#core/consultations/practitioner/rating-weight.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { therapiesNamed } from "#core/consultations/therapies/therapies-named.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { day } from "#core/shared/day.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { portOf } from "./listed-port.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { ListedPractitioner } from "#core/consultations/practitioner/practitioners.port.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";

/** Sunday, 10:00 in India. */
const at = Date.parse("2026-11-22T10:00:00+05:30");
const listed = (id: string, given: Partial<Omit<Practitioner, "id">> = {}, calendar?: Calendar, stars = 0): ListedPractitioner => ({
  ...aPractitioner(id, given, calendar),
  reviews: summaryOf((one) => (one === 5 ? stars : 0)),
  appointments: [],
});
const indexOf = (some: readonly ListedPractitioner[]) => keptDirectory({ practitioners: portOf(() => some), now: () => at })();
const ask = async (some: readonly ListedPractitioner[], query: Partial<DirectoryQuery> = {}) =>
  searchedDirectory(await indexOf(some), { ...ANYBODY_AT_ALL, order: "soonest", after: null, ...query });
const ids = (page: Awaited<ReturnType<typeof ask>>) => page.entries.map(({ id }) => id);

describe("the name of a type [ui-therapy-kinds rt-practitioners-city-type]", () => {
  it("is one of nine in any letter case, marks and blanks", () => {
    expect(THERAPIES).toHaveLength(9);
    for (const therapy of THERAPIES)
      for (const written of [therapy.toUpperCase(), ` ${therapy} `, therapy.replace("a", "ā")])
        expect(therapiesNamed(written)).toEqual({ kind: "some", name: therapy, therapies: [therapy] });
  });

  it("may be another name, AYUSH, nothing, or none", () => {
    expect(therapiesNamed("Ayurvedic")).toMatchObject({ name: "ayurveda" });
    expect(therapiesNamed("PHYSIO")).toMatchObject({ name: "physiotherapy" });
    expect(therapiesNamed("a y u s h")).toMatchObject({ name: "ayush", therapies: expect.arrayContaining(["siddha", "unani"]) });
    expect(therapiesNamed(" ")).toEqual({ kind: "all" });
    for (const written of ["foo", "7", "ayurveda2x"]) expect(therapiesNamed(written)).toEqual({ kind: "unknown" });
  });

  it("of a city leads from the old one to the new one", () =>
    expect([" bombay", "POONA", "Central Delhi", "Pune"].map(cityKey)).toEqual(["mumbai", "pune", "delhi", "pune"]));
});

describe("a directory [ep-search-therapist ep-get-activetherapists]", () => {
  it("has the soonest free time first, and nobody without one before somebody with one", async () => {
    const some = [listed("none", {}, NEVER_OPEN), listed("late", { lead: 3 * 24 * 60 }), listed("b"), listed("a")];
    const page = await ask(some);
    expect(ids(page)).toEqual(["a", "b", "late", "none"]);
    expect(page.entries.map(({ nextFree }) => nextFree)).toEqual([
      Date.parse("2026-11-22T11:00:00+05:30"),
      Date.parse("2026-11-22T11:00:00+05:30"),
      Date.parse("2026-11-25T10:00:00+05:30"),
      null,
    ]);
  });

  it("is ordered by rating so that one review does not beat fifty", async () => {
    const [one, fifty] = [summaryOf((stars) => (stars === 5 ? 1 : 0)), summaryOf((stars) => (stars === 4 || stars === 5 ? 25 : 0))];
    expect(ratingWeight(one)).toBeLessThan(ratingWeight(fifty));
    expect(ratingWeight(summaryOf(() => 0))).toBe(4);
    expect(ids(await ask([listed("few", {}, undefined, 1), listed("many", {}, undefined, 60), listed("no")], { order: "rating" }))).toEqual(
      ["many", "few", "no"],
    );
  });

  it("asks for the shortest length and the lowest fee that the filters allow", async () => {
    expect((await ask([listed("a")])).entries[0]).toMatchObject({ length: 15, fee: 20_000 });
    expect((await ask([listed("a")], { mode: "video" })).entries[0]).toMatchObject({ length: 30, fee: 50_000 });
    expect(ids(await ask([listed("a")], { mode: "video", maxFee: paise(49_900) }))).toEqual([]);
  });

  it("offers no fee, years or rating that leave nobody out, unless they are chosen", async () => {
    const some = [listed("a", { practisingSince: 2015 }), listed("b", { practisingSince: 1998 })]; // Both from ₹200.
    const { facets } = await ask(some);
    expect([facets.maxFee, facets.experience]).toEqual([[], [{ value: 20, practitioners: 1 }]]);
    const chosen = (await ask(some, { maxFee: paise(50_000), experience: 5 })).facets;
    expect([chosen.maxFee, chosen.experience.map(({ value }) => value)]).toEqual([[{ value: 50_000, practitioners: 2 }], [5, 20]]);
  });

  it("is narrowed by each filter, and each count is what the filter would leave", async () => {
    const some = [
      listed("a", { gender: "male", languages: ["hi"], therapy: "yoga", practisingSince: 2022 }),
      listed("b", { cities: ["Bombay"] }),
      listed("c", { practisingSince: 1998 }, { windows: [], exceptions: [] }),
    ];
    const { facets } = await ask(some);
    const filters = { therapy: "type", city: "city", language: "language", gender: "gender", mode: "mode" } as const;
    for (const [facet, filter] of Object.entries(filters))
      for (const { value, practitioners } of facets[facet === "therapy" ? "therapy" : filter === "type" ? "therapy" : filter])
        expect((await ask(some, { [filter]: value })).found).toBe(practitioners);
    for (const { value, practitioners } of facets.experience) expect((await ask(some, { experience: value })).found).toBe(practitioners);
    for (const { value, practitioners } of facets.maxFee) expect((await ask(some, { maxFee: value })).found).toBe(practitioners);
    for (const { value, practitioners } of facets.day) expect((await ask(some, { day: value })).found).toBe(practitioners);
    expect(ids(await ask(some, { day: day("2026-11-23") }))).toEqual(["a", "b"]);
    expect(ids(await ask(some, { withinDays: 7 }))).toEqual(["a", "b"]);
    expect(ids(await ask(some, { title: "joshi bams" }))).toHaveLength(3);
    expect(ids(await ask(some, { city: "mumbai" }))).toEqual(["b"]);
  });

  it("finds by what troubles somebody, by the name in either script, and forgives a wrong letter", async () => {
    const backs = { english: "<p>Works with back, neck and shoulder pain.</p>", hindi: null };
    const some = [
      listed("a", { about: backs, therapy: "physiotherapy", qualifications: ["BPT"] }),
      listed("b", { about: { english: "Helps with weight and with cholesterol.", hindi: null }, name: "Asha Kulkarni" }),
      listed("c", { about: null }),
    ];
    for (const title of ["back pain", "kamar dard", "कमर दर्द", "backpain", "physio", "knee"])
      expect([title, ids(await ask(some, { title }))]).toEqual([title, ["a"]]);
    for (const title of ["blood pressure", "motapa", "कुलकर्णी", "kulkarnni"])
      expect([title, ids(await ask(some, { title }))]).toEqual([title, ["b"]]);
    expect(ids(await ask(some, { title: "hiccups" }))).toEqual([]);
    const widened = await ask(some, { title: "thyroid" }); // Nobody's text names it: whose therapy is often asked about it.
    expect([ids(widened), widened.isWidened]).toEqual([["b", "c"], true]);
  });

  it("finds by a trouble whatever is said around it, and by what its specialists are called", async () => {
    const some = [
      listed("a", { about: { english: "Works mostly with skin, hair and women's health.", hindi: null } }),
      listed("b", { about: { english: "Works with back, neck and shoulder pain.", hindi: null }, name: "Asha Kulkarni" }),
      listed("c", { about: null, name: "Meera Pai" }),
    ];
    const skin = ["skin", "skin trouble", "skin disease", "skin doctor", "skin specialist", "dermatologist", "charm rog", "charmrog"];
    for (const title of [
      ...skin,
      "त्वचा",
      "त्वचा की तकलीफ",
      "त्वचा की तकलीफ़",
      "त्वचा रोग",
      "चर्म रोग विशेषज्ञ",
      "my skin problem",
      "gynaecologist",
    ])
      expect([title, ids(await ask(some, { title }))]).toEqual([title, ["a"]]);
    for (const title of [
      "slip disc",
      "slipped disc",
      "my back hurts",
      "back pain doctor",
      "back pain specialist near me",
      "orthopaedic doctor",
    ])
      expect([title, ids(await ask(some, { title }))]).toEqual([title, ["b"]]);
    expect(ids(await ask(some, { title: "doctor" }))).toEqual(["a"]); // Who bears the title.
  });

  it("tells where else to look in a city without one", async () => {
    const page = await ask([listed("a")], { city: "Nashik", type: "ayurveda" });
    expect([page.found, page.elsewhere?.cities, page.elsewhere?.online.map(({ id }) => id)]).toEqual([
      0,
      [{ value: "Pune", practitioners: 1 }],
      ["a"],
    ]);
    expect(await ask([listed("a")], { type: "foo" })).toMatchObject({ isUnknownType: true, found: 1, elsewhere: null });
  });

  it("knows who is near: within 25 km, in whole kilometres rounded up [rt-practitioners-near-you]", async () => {
    const here = { latitude: 18.52, longitude: 73.86 };
    expect((await ask([listed("a")], { near: here, order: "distance" })).entries[0]?.distance).toBe(2);
    expect((await ask([listed("a")], { near: { latitude: 19.08, longitude: 72.88 } })).found).toBe(0);
    expect((await ask([listed("a", { clinics: [] })], { near: here })).found).toBe(0);
  });

  it("comes in pages that hold everybody once, in every order", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom(...DIRECTORY_ORDERS),
        fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
        async (many, order, chance) => {
          const next = () => Number(chance.next().value);
          const some = Array.from({ length: many }, (_, nth) =>
            listed(`p${String(nth).padStart(2, "0")}`, { practisingSince: 2000 + next(), lead: next() * 600 }, undefined, next()),
          );
          const index = await indexOf(some);
          const seen: string[] = [];
          let after: string | null = null;
          do {
            const page: ReturnType<typeof searchedDirectory> = searchedDirectory(index, { ...ANYBODY_AT_ALL, order, after });
            seen.push(...ids(page));
            after = page.next;
          } while (after !== null);
          expect(seen.toSorted()).toEqual(some.map(({ practitioner }) => practitioner.id));
        },
      ),
      { numRuns: 25 },
    ));

  it("is at most a minute old, read once for all who ask together, and again after a failure", async () => {
    let [read, clock, fails] = [0, at, false];
    const port = {
      ...portOf(() => []),
      async changed() {
        read += 1;
        if (fails) throw new Error("gone");
        return { mark: "", ids: [], isAll: true };
      },
    };
    const directory = keptDirectory({ practitioners: port, now: () => clock });
    await Promise.all([directory(), directory()]);
    clock += 59_999;
    await directory();
    expect(read).toBe(1);
    clock += 1;
    fails = true;
    await expect(directory()).rejects.toThrow("gone");
    fails = false;
    await directory();
    expect(read).toBe(3);
  });
});

describe("a profile's address [rt-practitioners-id-slug]", () => {
  it("ends in the name", () => {
    expect(practitionerSlug("Dr. Anjali Deshpande")).toBe("dr-anjali-deshpande");
    expect(practitionerSlug("***")).toBe("profile");
  });
});
