import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { DecideReview } from "#core/reviews/decide-review.use-case.ts";
import { LONGEST_REVIEW } from "#core/reviews/review.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { PRODUCT, shop, aReview, writtenReviewsSuite } from "#tests/core/reviews/written-reviews-suite.ts";
import type { FileId } from "#core/files/file-id.ts";

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c96" } })
  .png()
  .toBuffer();

/** The same over HTTP, with the status of a picture that somebody asks for. */
async function served() {
  const there = await shop(overTheWire);
  const { container } = there;
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const statusOf = async (id: FileId, bearer: string | null) =>
    (await app.inject({ url: `/api/upload/file?_id=${id}`, headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` } }))
      .statusCode;
  return { ...there, statusOf };
}

writtenReviewsSuite("over HTTP", overTheWire);

describe("a review over HTTP", () => {
  it("shows its pictures to others once it is published [ep-review-image]", async () => {
    const { asha, ravi, container, statusOf } = await served();
    const sent = await asha.client.get(SendReviewPicture)(asha.id, picture);
    const theirs = await ravi.client.get(SendReviewPicture)(ravi.id, picture);
    if (sent.kind === "refused" || theirs.kind === "refused") throw new TypeError("no picture was taken");
    const write = asha.client.get(WriteReview);
    expect(await write(asha.id, { ...aReview, pictures: [theirs.value] })).toEqual(refused({ kind: "unknown-picture" }));
    const written = await write(asha.id, { ...aReview, pictures: [sent.value] });
    if (written.kind === "refused") throw new TypeError(written.refusal.kind);
    const seen = () => Promise.all([null, ravi.bearer, asha.bearer].map((bearer) => statusOf(sent.value, bearer)));
    expect(await seen()).toEqual([404, 404, 200]);
    const { id } = written.value.newest;
    await container.get(DecideReview)("ravi", { id, decision: { kind: "publish" } });
    expect(await seen()).toEqual([200, 200, 200]);
    await container.get(DecideReview)("ravi", { id, decision: { kind: "reject", reason: "Shows somebody else" } });
    expect(await seen()).toEqual([404, 404, 200]);
    expect(await asha.client.get(ShowMyReview)(asha.id, PRODUCT)).toMatchObject({
      review: { newest: { state: "rejected", reason: "Shows somebody else" } },
    });
  });

  it("has one to five stars, at most 2,000 characters and five pictures", async () => {
    const { asha, url } = await shop(overTheWire);
    const put = async (body: object) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${asha.bearer}` };
      const asked = JSON.stringify({ product_id: PRODUCT, rating: 5, ...body });
      return (await fetch(`${url}/api/shop/product/addAndUpdateRatingReviewsOfUser`, { method: "PUT", headers, body: asked })).status;
    };
    const address = "/api/upload/file?_id=x";
    for (const wrong of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: "5" },
      { review: "x".repeat(LONGEST_REVIEW + 1) },
      { review: "a\u0000b" },
      { images: Array.from({ length: 6 }, () => address) },
      { images: ["https://elsewhere.example/x.png"] },
    ])
      expect([wrong, await put(wrong)]).toEqual([wrong, 400]);
    expect(await put({ review: "x".repeat(LONGEST_REVIEW) })).toBe(200);
  });

  it("is counted by its stars, and names its writer shortly to others", async () => {
    const { asha, url, container } = await shop(overTheWire);
    const written = await asha.client.get(WriteReview)(asha.id, aReview);
    if (written.kind === "refused") throw new TypeError(written.refusal.kind);
    await container.get(DecideReview)("ravi", { id: written.value.newest.id, decision: { kind: "publish" } });
    const address = `${url}/api/shop/product/getReviewsOfProduct?product_id=${PRODUCT}`;
    const { payload } = await (await fetch(address)).json();
    expect(payload.summary).toEqual({ counts: [0, 0, 0, 1, 0], reviews: 1, average: 4 });
    expect(JSON.stringify(payload)).not.toMatch(/Kulkarni|customer-asha/);
    expect((await (await fetch(`${address}&rating=6`)).json()).status.status_code).toBe(400);
  });
});
