import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { DecideReview } from "#core/reviews/decide-review.use-case.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { EVERY_REVIEW } from "#core/reviews/reviews.port.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Door } from "#tests/in-process.ts";

const order = delivered(aPlacedOrder());

export const PRODUCT = order.snapshot.figures.lines[0]?.productId ?? "";

export async function shop(door: Door) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const stored = memory.customers.get(asha.id) ?? expect.unreachable();
  memory.customers.set(asha.id, { ...stored, customer: someoneCalled(asha.id, "Asha Kulkarni") });
  memory.orders.set(payableId("order-1"), aMemoryOrder(order, asha.id));
  memory.orders.set(payableId("order-2"), aMemoryOrder(aPlacedOrder(), ravi.id));
  const { url, clientOf } = await door(container);
  return {
    memory,
    container,
    url,
    visitor: clientOf(null),
    asha: { ...asha, client: clientOf(asha.bearer) },
    ravi: { ...ravi, client: clientOf(ravi.bearer) },
  };
}

export const aReview = { product: PRODUCT, stars: 4, text: "Helps.\nTastes bitter.", pictures: [] } as const;

export function writtenReviewsSuite(how: string, door: Door): void {
  describe(`a review, ${how}`, () => {
    it("is written by whoever got the goods, waits, and is shown once it is published [ep-review-add]", async () => {
      const { asha, ravi, container, visitor: anybody } = await shop(door);
      const visitor = anybody.get(ListReviews);
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

    it("is one of a page of ten, by date or by stars", async () => {
      const { container, memory, visitor } = await shop(door);
      for (let count = 0; count < 13; count += 1) {
        const buyer = await signedIn(container, memory, `Buyer${String.fromCharCode(65 + count)}`);
        memory.orders.set(payableId(`of-${count}`), aMemoryOrder(order, buyer.id));
        const stars = ([1, 2, 3, 4, 5] as const)[count % 5] ?? 1;
        const written = await container.get(WriteReview)(buyer.id, { ...aReview, stars });
        if (written.kind === "ok")
          await container.get(DecideReview)("ravi", { id: written.value.newest.id, decision: { kind: "publish" } });
      }
      const list = visitor.get(ListReviews);
      const first = await list({ ...EVERY_REVIEW, product: PRODUCT, order: "most-stars", after: null });
      const second = await list({ ...EVERY_REVIEW, product: PRODUCT, order: "most-stars", after: first.next });
      expect([first.reviews.length, second.reviews.length, second.next]).toEqual([10, 3, null]);
      expect([...first.reviews, ...second.reviews].map(({ stars }) => stars)).toEqual([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]);
      expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(13);
      const narrowed = await list({ product: PRODUCT, order: "newest", after: null, stars: 3, buyers: "verified" });
      expect([narrowed.reviews.map(({ stars }) => stars), narrowed.next, narrowed.summary]).toEqual([[3, 3, 3], null, first.summary]);
    });
  });
}
