import { describe, expect, it } from "vitest";
import { demoPractitioners } from "#adapters/composition/demo-files.ts";
import { practitionerRatingsAt } from "#adapters/demo-practitioners/ratings/practitioner-ratings-at.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { now } from "#tests/fixtures.ts";

const REVIEWERS = 400;
const DAY = 24 * 60 * 60 * 1000;
const practitioners = (await demoPractitioners(indianDay(now), now - 400 * DAY)).map(({ practitioner }) => practitioner);
const ratings = practitionerRatingsAt(now, practitioners, REVIEWERS);
const counts = practitioners.map(({ id }) => ratings.filter(({ practitioner }) => practitioner === id).length);

describe("the demo's ratings of practitioners", () => {
  it("are some of each, and a hundred of a few", () => {
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.filter((count) => count >= 100).length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(REVIEWERS);
  });

  it("are one of each reviewer and practitioner, and good rather than bad", () => {
    expect(new Set(ratings.map(({ reviewer, practitioner }) => `${reviewer} ${practitioner}`)).size).toBe(ratings.length);
    for (const { reviewer } of ratings) expect(reviewer).toBeLessThan(REVIEWERS);
    const average = ratings.reduce((sum, { stars }) => sum + stars, 0) / ratings.length;
    expect([average > 4, average < 4.6]).toEqual([true, true]);
  });

  it("have texts in both languages that nobody wrote twice", () => {
    const texts = ratings.flatMap(({ text }) => (text === "" ? [] : [text]));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(25);
  });

  it("were written before now and since somebody could consult, the same at each call", () => {
    const since = Math.max(...practitioners.map(({ verifiedAt }) => verifiedAt ?? now));
    for (const { writtenAt } of ratings) expect([writtenAt > since, writtenAt < now]).toEqual([true, true]);
    expect(practitionerRatingsAt(now, practitioners, REVIEWERS)).toEqual(ratings);
  });
});
