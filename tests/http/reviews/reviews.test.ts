import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { DecideReview } from "#core/reviews/decide-review.use-case.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { EVERY_REVIEW } from "#core/reviews/reviews.port.ts";
import { LONGEST_REVIEW } from "#core/reviews/review.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/http/signed-in.ts";
import type { FileId } from "#core/files/file-id.ts";

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c96" } })
  .png()
  .toBuffer();
const order = delivered(aPlacedOrder());
const PRODUCT = order.snapshot.figures.lines[0]?.productId ?? "";

async function shop() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const kept = memory.customers.get(asha.id) ?? expect.unreachable();
  memory.customers.set(asha.id, { ...kept, customer: someoneCalled(asha.id, "Asha Kulkarni") });
  memory.orders.set(payableId("order-1"), aMemoryOrder(order, asha.id));
  memory.orders.set(payableId("order-2"), aMemoryOrder(aPlacedOrder(), ravi.id));
  const url = await servedOver(container);
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const statusOf = async (id: FileId, bearer: string | null) =>
    (await app.inject({ url: `/api/upload/file?_id=${id}`, headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` } }))
      .statusCode;
  return {
    memory,
    container,
    url,
    statusOf,
    asha: { ...asha, client: clientOf(url, asha.bearer) },
    ravi: { ...ravi, client: clientOf(url, ravi.bearer) },
  };
}

const aReview = { product: PRODUCT, stars: 4, text: "Helps.\nTastes bitter.", pictures: [] } as const;

describe("a review over HTTP", () => {
  it("is written by whoever got the goods, waits, and is shown once it is published [ep-review-add]", async () => {
    const { asha, ravi, url, container } = await shop();
    const visitor = clientOf(url).get(ListReviews);
    const asked = { ...EVERY_REVIEW, product: PRODUCT, order: "newest", after: null } as const;
    expect(await asha.client.get(ShowMyReview)(asha.id, PRODUCT)).toEqual({ mayReview: true, review: null });
    expect(await ravi.client.get(ShowMyReview)(ravi.id, PRODUCT)).toEqual({ mayReview: false, review: null });
    expect(await ravi.client.get(WriteReview)(ravi.id, aReview)).toEqual(refused({ kind: "not-bought" }));

    const written = await asha.client.get(WriteReview)(asha.id, aReview);
    if (written.kind === "refused") throw new TypeError(written.refusal.kind);
    const { newest } = written.value;
    expect(newest).toMatchObject({
      state: "pending",
      stars: 4,
      version: 1,
      customer: asha.id,
      writtenAt: now,
      boughtAt: order.parcels[0]?.deliveredAt,
    });
    expect(await asha.client.get(WriteReview)(asha.id, aReview)).toEqual(written);
    expect(await visitor(asked)).toEqual({ summary: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, reviews: [], next: null });

    await container.get(DecideReview)("ravi", { id: newest.id, decision: { kind: "publish" } });
    const page = await visitor(asked);
    expect(page).toEqual({
      summary: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
      reviews: [{ id: newest.id, stars: 4, text: aReview.text, pictures: [], author: "Asha K.", isVerifiedBuyer: true, writtenAt: now }],
      next: null,
    });
    const { payload } = await (await fetch(`${url}/api/shop/product/getReviewsOfProduct?product_id=${PRODUCT}`)).json();
    expect(payload.summary).toEqual({ counts: [0, 0, 0, 1, 0], reviews: 1, average: 4 });
    expect(JSON.stringify(payload)).not.toMatch(/Kulkarni|customer-asha/);

    await asha.client.get(WriteReview)(asha.id, { ...aReview, stars: 1, text: "" });
    expect(await visitor(asked)).toEqual(page);
    expect(await asha.client.get(ShowMyReview)(asha.id, PRODUCT)).toMatchObject({
      mayReview: true,
      review: { newest: { version: 2, state: "pending", text: "" }, shown: { version: 1 } },
    });
    expect((await asha.client.get(WithdrawReview)(asha.id, PRODUCT)).kind).toBe("ok");
    expect((await visitor(asked)).reviews).toEqual([]);
    expect(await asha.client.get(WithdrawReview)(asha.id, PRODUCT)).toEqual(refused({ kind: "unknown-review" }));
  });

  it("shows its pictures to others once it is published [ep-review-image]", async () => {
    const { asha, ravi, container, statusOf } = await shop();
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
    const { asha, url } = await shop();
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

  it("is one of a page of ten, by date or by stars", async () => {
    const { container, memory, url } = await shop();
    for (let count = 0; count < 13; count += 1) {
      const buyer = await signedIn(container, memory, `Buyer${String.fromCharCode(65 + count)}`);
      memory.orders.set(payableId(`of-${count}`), aMemoryOrder(order, buyer.id));
      const stars = ([1, 2, 3, 4, 5] as const)[count % 5] ?? 1;
      const written = await container.get(WriteReview)(buyer.id, { ...aReview, stars });
      if (written.kind === "ok") await container.get(DecideReview)("ravi", { id: written.value.newest.id, decision: { kind: "publish" } });
    }
    const list = clientOf(url).get(ListReviews);
    const first = await list({ ...EVERY_REVIEW, product: PRODUCT, order: "most-stars", after: null });
    const second = await list({ ...EVERY_REVIEW, product: PRODUCT, order: "most-stars", after: first.next });
    expect([first.reviews.length, second.reviews.length, second.next]).toEqual([10, 3, null]);
    expect([...first.reviews, ...second.reviews].map(({ stars }) => stars)).toEqual([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]);
    expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(13);
    const narrowed = await list({ product: PRODUCT, order: "newest", after: null, stars: 3, buyers: "verified" });
    expect([narrowed.reviews.map(({ stars }) => stars), narrowed.next, narrowed.summary]).toEqual([[3, 3, 3], null, first.summary]);
    const asked = await fetch(`${url}/api/shop/product/getReviewsOfProduct?product_id=${PRODUCT}&rating=6`);
    expect((await asked.json()).status.status_code).toBe(400);
  });
});
