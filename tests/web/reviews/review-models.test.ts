import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { LONGEST_REVIEW, MOST_REVIEW_PICTURES, reviewId } from "#core/reviews/review.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { MyReviewModel, myReviewNeeds, notWithdrawn } from "#web/features/reviews/my-review-model.ts";
import { ReviewFormModel, reviewFormNeeds } from "#web/features/reviews/review-form-model.ts";
import { ReviewListModel } from "#web/features/reviews/list/review-list-model.ts";
import { outage } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ListReviews, ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { FileUpload } from "#web/platform/uploads/file-uploads-model.ts";
import type { MyReview, Opinion, Review, ShownReview } from "#core/reviews/review.ts";

const review: Review = {
  id: reviewId("r1"),
  customer: asha,
  subject: { kind: "product", id: "churna" },
  version: 1,
  state: "pending",
  reason: null,
  stars: 4,
  text: "Good",
  pictures: [],
  writtenAt: 0,
  boughtAt: null,
};
const mine: MyReview = { newest: review, shown: null };
const withdrawn: MyReview = { newest: { ...review, state: "withdrawn" }, shown: null };

describe("what a customer wrote of a product", () => {
  const seeing = (
    shown: readonly (Awaited<ReturnType<ShowMyReview>> | "outage")[],
    ...answers: readonly (Awaited<ReturnType<WithdrawReview>> | "outage")[]
  ) => {
    const stage = aStage();
    return {
      looked: inTurn(stage, ShowMyReview, ...shown),
      withdrew: inTurn(stage, WithdrawReview, ...answers),
      model: new MyReviewModel(asha, "churna", lateNeeds(stage.allDependencies, myReviewNeeds)),
    };
  };

  it("is read, and may be written where they have bought it", async () => {
    const { model, looked } = seeing(["outage", { mayReview: true, review: null }]);
    expect(model.seen).toEqual({ kind: "reading" });
    await model.ask();
    expect(model.seen).toEqual({ kind: "unavailable" });
    await model.ask();
    expect([model.seen, looked[0]]).toEqual([{ kind: "read", mayReview: true, review: null }, [asha, "churna"]]);
    model.take(mine);
    expect(model.seen).toEqual({ kind: "read", mayReview: true, review: mine });
  });

  it("may not be written by whom nobody has said that of", () => {
    const { model } = seeing(["outage"]);
    model.take(mine);
    expect(model.seen).toEqual({ kind: "read", mayReview: false, review: mine });
  });

  it("is withdrawn once, also where it was already", async () => {
    const { model, looked, withdrew } = seeing(
      [
        { mayReview: true, review: mine },
        { mayReview: true, review: null },
      ],
      "outage",
      ok(withdrawn),
      refused({ kind: "unknown-review" }),
    );
    await model.ask();
    expect([await model.withdraw(), model.withdrawing]).toEqual([false, "unavailable"]);
    const going = model.withdraw();
    expect(model.withdrawing).toBe("sending");
    expect([await going, model.withdrawing, model.seen]).toEqual([true, "ready", { kind: "read", mayReview: true, review: withdrawn }]);
    expect([await model.withdraw(), model.seen, looked.length, withdrew[0]]).toEqual([
      true,
      { kind: "read", mayReview: true, review: null },
      2,
      [asha, "churna"],
    ]);
  });

  it("stands unless it is withdrawn", () => {
    expect([notWithdrawn(mine), notWithdrawn(withdrawn), notWithdrawn(null)]).toEqual([mine, null, null]);
  });
});

describe("a review that is written", () => {
  const writing = (before: Opinion | null = null, ...answers: readonly (Awaited<ReturnType<WriteReview>> | "outage")[]) => {
    const stage = aStage();
    const written: MyReview[] = [];
    const sent = inTurn(stage, WriteReview, ...answers);
    return {
      sent,
      written,
      model: new ReviewFormModel({ customer: asha, product: "churna" }, before, {
        ...lateNeeds(stage.allDependencies, reviewFormNeeds),
        written: (one) => void written.push(one),
      }),
    };
  };
  const picture = (state: FileUpload<"picture">["state"]) => ({ key: 1, kind: "picture", drawing: null, state }) as const;

  it("begins with nothing, and what is entered would be lost", () => {
    const { model } = writing();
    expect([model.stars, model.text, model.isChanged, model.faults]).toEqual([null, "", false, []]);
    model.type("  ");
    expect(model.isChanged).toBe(false);
    model.type("Good");
    expect(model.isChanged).toBe(true);
    model.type("");
    model.give(3);
    expect(model.isChanged).toBe(true);
  });

  it("begins with what stands, and would be lost once it differs", () => {
    const [one, other] = [fileId("one"), fileId("other")];
    const { model } = writing({ stars: 4, text: "Good", pictures: [one, other] });
    expect([model.stars, model.text, model.isChanged, model.pictures.sent.map(({ file }) => file)]).toEqual([
      4,
      "Good",
      false,
      ["one", "other"],
    ]);
    const both = model.pictures.files;
    model.pictures.files = both.slice(1);
    expect(model.isChanged).toBe(true);
    model.pictures.files = both.toReversed();
    expect(model.isChanged).toBe(true);
    model.pictures.files = [...both.slice(1), picture({ kind: "sending", share: 0 })];
    expect(model.isChanged).toBe(true);
    model.pictures.files = both.slice(0, 1);
    expect(model.isChanged).toBe(true);
    model.pictures.files = both;
    model.give(4);
    model.type(" Good ");
    expect(model.isChanged).toBe(false);
    model.type("Better");
    expect(model.isChanged).toBe(true);
  });

  it("says what is wrong with it until something is changed", async () => {
    const { model, sent } = writing();
    await model.send();
    expect([model.faults, model.tries]).toEqual([["stars"], 1]);
    model.give(4);
    expect(model.faults).toEqual([]);
    model.type("x".repeat(LONGEST_REVIEW + 1));
    await model.send();
    expect(model.faults).toEqual(["text"]);
    model.type(` ${"x".repeat(LONGEST_REVIEW)} `);
    expect(model.faults).toEqual([]);
    model.pictures.files = [picture({ kind: "sending", share: 0 })];
    await model.send();
    expect(model.faults).toEqual(["pictures-sending"]);
    model.pictures.files = [picture({ kind: "failed", why: "unavailable", prepared: null })];
    await model.send();
    expect([model.faults, model.tries, sent]).toEqual([["pictures-failed"], 4, []]);
    model.pictures.empty();
    await model.send();
    expect([model.faults, sent.length]).toEqual([[], 1]);
  });

  it("sends its customer's pictures as soon as they are chosen", async () => {
    const stage = aStage();
    const sent = inTurn(stage, SendReviewPicture, ok(fileId("one")));
    const { pictures } = new ReviewFormModel({ customer: asha, product: "churna" }, null, {
      ...lateNeeds(stage.allDependencies, reviewFormNeeds),
      written: () => {},
    });
    pictures.add("picture", [new Blob(["x"], { type: "image/png" })]);
    await expect.poll(() => pictures.sent).toEqual([{ kind: "picture", file: "one" }]);
    expect([sent[0]?.[0], pictures.most]).toEqual([asha, MOST_REVIEW_PICTURES]);
  });

  it("is not complained of as long as it is on its way", async () => {
    const { model, sent } = writing(null, ok(mine));
    model.give(4);
    const sending = model.send();
    model.type("x".repeat(LONGEST_REVIEW + 1));
    await model.send();
    expect([model.faults, model.tries]).toEqual([[], 0]);
    await sending;
    expect(sent.length).toBe(1);
  });

  it("is told once it is written", async () => {
    const { model, sent, written } = writing(null, "outage", refused({ kind: "not-bought" }), ok(mine));
    model.give(5);
    model.type(" Good ");
    model.pictures.files = [picture({ kind: "sent", file: fileId("one") })];
    await model.send();
    expect([model.state, written]).toEqual([{ kind: "unavailable" }, []]);
    model.give(4);
    expect(model.state).toEqual({ kind: "ready" });
    await model.send();
    expect([model.state, written]).toEqual([{ kind: "refused", refusal: { kind: "not-bought" } }, []]);
    model.type("Good ");
    expect(model.state).toEqual({ kind: "ready" });
    await model.send();
    expect([written, sent[2]]).toEqual([[mine], [asha, { product: "churna", stars: 4, text: "Good", pictures: ["one"] }]]);
  });
});

describe("the reviews of a product", () => {
  const place = { stars: 5, writtenAt: 0, id: reviewId("r1") } as const;
  const shown = (id: string): ShownReview => ({
    id: reviewId(id),
    author: "Asha K.",
    isVerifiedBuyer: true,
    writtenAt: 0,
    stars: 5,
    text: "",
    pictures: [],
  });
  const page = (next: ReviewPage["next"], ...ids: readonly string[]): ReviewPage => ({
    summary: summaryOf(() => ids.length),
    reviews: ids.map(shown),
    next,
  });
  const listing = (first: ReviewPage, ...pages: readonly (ReviewPage | "outage")[]) => {
    const requests: Parameters<ListReviews>[0][] = [];
    const left = [...pages];
    const list: ListReviews = async (one) => {
      requests.push(one);
      const answer = left.shift();
      return answer === undefined || answer === "outage" ? outage() : answer;
    };
    return { asked: requests, model: new ReviewListModel(first, (wanted) => list({ product: "churna", ...wanted })) };
  };
  const ids = ({ page }: ReviewListModel) => page.reviews.map(({ id }) => id);

  it("go on behind the last, in their order, as long as there are more", async () => {
    const { model, asked } = listing(page(place, "r1"), page({ ...place, stars: 3 }, "r2"), page(null, "r3"));
    expect([model.state, model.order]).toEqual(["read", "newest"]);
    const more = model.more();
    expect(model.state).toBe("asking");
    await more;
    expect([ids(model), model.state, model.page.next?.stars]).toEqual([["r1", "r2"], "read", 3]);
    await model.more();
    await model.more();
    expect([ids(model), asked.length, asked[0], model.page.summary]).toEqual([
      ["r1", "r2", "r3"],
      2,
      { product: "churna", order: "newest", after: place, stars: null, buyers: "all" },
      page(null, "r3").summary,
    ]);
  });

  it("come in another order from the first, which stands only once they are there", async () => {
    const { model, asked } = listing(page(place, "r1"), "outage", page(null, "r9"));
    await model.inOrder("most-stars");
    expect([ids(model), model.order, model.state]).toEqual([["r1"], "newest", "unavailable"]);
    await model.again();
    expect([ids(model), model.order, model.state]).toEqual([["r9"], "most-stars", "read"]);
    expect(asked).toEqual(Array(2).fill({ product: "churna", order: "most-stars", after: null, stars: null, buyers: "all" }));
  });

  it("are narrowed to some stars and to verified buyers, and stay so in another order and behind the last", async () => {
    const verified = { stars: 4, buyers: "verified" } as const;
    const { model, asked } = listing(page(place, "r1"), page(place, "r2"), page(place, "r3"), page(null, "r4"));
    await model.narrow(verified);
    expect([ids(model), model.choice]).toEqual([["r2"], verified]);
    await model.inOrder("most-stars");
    await model.more();
    expect([ids(model), model.choice]).toEqual([["r3", "r4"], verified]);
    expect(asked).toEqual([
      { product: "churna", order: "newest", after: null, ...verified },
      { product: "churna", order: "most-stars", after: null, ...verified },
      { product: "churna", order: "most-stars", after: place, ...verified },
    ]);
  });

  it("are asked for again where the next could not be had, and not before anything was asked", async () => {
    const { model, asked } = listing(page(place, "r1"), "outage", page(null, "r2"));
    await model.again();
    expect(asked).toEqual([]);
    await model.more();
    await model.again();
    expect([ids(model), asked[1]?.after]).toEqual([["r1", "r2"], place]);
  });
});
