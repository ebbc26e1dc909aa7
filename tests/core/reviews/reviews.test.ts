import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { averageStars, reviewsIn, summaryOf } from "#core/reviews/review-summary.ts";
import { nextReview, REVIEW_EVENTS, REVIEW_STATES } from "#core/reviews/review-state.ts";
import { arePicturesTaken, isSameOpinion, myReviewIn, reviewId, shownName } from "#core/reviews/review.ts";
import type { Review, Stars } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";

const aVersion = (version: number, state: ReviewState): Review => ({
  id: reviewId(`r${version}`),
  customer: customerId("asha"),
  subject: { kind: "product", id: "p1" },
  version,
  state,
  reason: null,
  stars: 5,
  text: "",
  pictures: [],
  writtenAt: version,
  boughtAt: null,
});

describe("a review", () => {
  it("goes from pending to published, rejected or withdrawn, and from there only out of sight", () => {
    const table = REVIEW_STATES.map((state) => [state, REVIEW_EVENTS.map((event) => nextReview(state, event))]);
    expect(Object.fromEntries(table)).toEqual({
      pending: ["published", "rejected", "withdrawn", "withdrawn"],
      published: ["published", "rejected", "withdrawn", "withdrawn"],
      rejected: [null, "rejected", null, null],
      withdrawn: [null, null, "withdrawn", "withdrawn"],
    });
  });

  it("is to its writer its newest version, and the one that others see", () => {
    const [first, second] = [aVersion(1, "published"), aVersion(2, "pending")];
    expect(myReviewIn([])).toBeNull();
    expect(myReviewIn([second, first])).toEqual({ newest: second, shown: first });
    expect(myReviewIn([aVersion(1, "withdrawn"), aVersion(2, "rejected")])).toMatchObject({ newest: { version: 2 }, shown: null });
  });

  it("says the same as another where stars, text and pictures are the same", () => {
    const opinion = { stars: 4, text: "Good", pictures: [fileId("a"), fileId("b")] } as const;
    expect(isSameOpinion(opinion, { ...opinion, pictures: [fileId("a"), fileId("b")] })).toBe(true);
    for (const other of [{ stars: 5 }, { text: "good" }, { pictures: [fileId("b"), fileId("a")] }, { pictures: [fileId("a")] }] as const)
      expect(isSameOpinion(opinion, { ...opinion, ...other })).toBe(false);
  });

  it("holds at most five pictures that were sent for reviews, each once", () => {
    const ids = Array.from({ length: 6 }, (_, place) => fileId(`p${place}`));
    const known = new Map(ids.map((id) => [id, "review-picture"] as const));
    expect([arePicturesTaken([], new Map()), arePicturesTaken(ids.slice(1), known)]).toEqual([true, true]);
    const first = ids.slice(0, 1);
    expect([arePicturesTaken(ids, known), arePicturesTaken([...first, ...first], known), arePicturesTaken(first, new Map())]).toEqual([
      false,
      false,
      false,
    ]);
    expect(arePicturesTaken(first, new Map(first.map((id) => [id, "ticket-picture"])))).toBe(false);
  });

  it.each([
    ["Asha Kulkarni", "Asha K."],
    ["Asha", "Asha"],
    ["Asha Devi Kulkarni", "Asha K."],
    ["देवांशी पटेल", "देवांशी प."],
    ["José Ñuñez", "José Ñ."],
    ["आशा की", "आशा की."],
  ])("of %s is signed %s", (name, shown) => expect(shownName(fullNameIn(name) ?? expect.unreachable())).toBe(shown));

  it("of somebody who is no more is signed by nobody", () => expect(shownName(NO_NAME)).toBe(""));
});

describe("a summary", () => {
  it("has no average without reviews, and else one between the fewest and the most stars, to a decimal", () => {
    expect(averageStars(summaryOf(() => 0))).toBeNull();
    expect(averageStars({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 })).toBe(4.5);
    expect(averageStars({ 1: 0, 2: 0, 3: 3, 4: 1, 5: 0 })).toBe(3.3); // 3.25 goes up.
    expect(averageStars({ 1: 0, 2: 0, 3: 2, 4: 1, 5: 0 })).toBe(3.3);
    const anyStars = fc.constantFrom<Stars>(1, 2, 3, 4, 5);
    fc.assert(
      fc.property(fc.array(anyStars, { minLength: 1, maxLength: 60 }), (all) => {
        const summary = summaryOf((stars) => all.filter((one) => one === stars).length);
        const average = averageStars(summary) ?? expect.unreachable();
        expect(reviewsIn(summary)).toBe(all.length);
        expect(Math.abs(average - all.reduce((sum, stars) => sum + stars, 0) / all.length)).toBeLessThanOrEqual(0.0500001);
        expect(average).toBe(Math.round(average * 10) / 10);
        expect(average).toBeGreaterThanOrEqual(Math.min(...all));
        expect(average).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });
});
