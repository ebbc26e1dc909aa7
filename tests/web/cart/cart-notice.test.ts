import { describe, expect, it } from "vitest";
import { newsOf, withNews } from "#web/features/cart/store/cart-notice.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import type { RemovedFromCart } from "#core/cart/removal-news.port.ts";
import type { CartNotice, ChangedQuantity } from "#web/features/cart/store/cart-notice.ts";

const gone = (id: string, reason: RemovedFromCart["reason"] = "inactive"): RemovedFromCart => ({
  id,
  title: id,
  hindi: null,
  slug: id,
  reason,
});
const less = (id: string, to: number): ChangedQuantity => ({ id, title: id, hindi: null, slug: id, from: 9, to });
const removed = (...lines: readonly RemovedFromCart[]): CartNotice => ({ kind: "removed", lines });
const changed = (...lines: readonly ChangedQuantity[]): CartNotice => ({ kind: "quantities-changed", lines });
const unreadable = (parts: number): CartNotice => ({ kind: "unreadable", parts });
const notKept: CartNotice = { kind: "not-kept" };

describe("the notices of a cart", () => {
  it("stand one of a kind, in the order in which their kinds came", () => {
    expect(withNews([], [])).toEqual([]);
    expect(withNews([removed(gone("a"))], [unreadable(1), notKept])).toEqual([removed(gone("a")), unreadable(1), notKept]);
    expect(withNews([notKept, unreadable(1)], [notKept])).toEqual([notKept, unreadable(1)]);
  });

  it("join news of their kind, the latest of a product first", () => {
    expect(withNews([removed(gone("a"), gone("b"))], [removed(gone("c"), gone("b", "out-of-stock"))])).toEqual([
      removed(gone("c"), gone("b", "out-of-stock"), gone("a")),
    ]);
    expect(withNews([changed(less("a", 5), less("b", 5))], [changed(less("a", 2))])).toEqual([changed(less("a", 2), less("b", 5))]);
    expect(withNews([unreadable(2)], [unreadable(3), unreadable(1)])).toEqual([unreadable(6)]);
  });

  it("join no news of another kind", () => {
    const known = [removed(gone("a")), changed(less("b", 5)), unreadable(2), notKept];
    expect(withNews(known, [removed(gone("c")), changed(less("d", 1)), unreadable(1), notKept])).toEqual([
      removed(gone("c"), gone("a")),
      changed(less("d", 1), less("b", 5)),
      unreadable(3),
      notKept,
    ]);
  });

  it("keep of a merged cart the latest", () => {
    const merged = (cartId: string): CartNotice => ({ kind: "merged", receipt: { cartId, entries: [], isUndone: false }, undo: () => {} });
    const [first, second] = [merged("a"), merged("b")];
    expect(withNews([first], [second])).toEqual([second]);
  });

  it("are made of what can't be bought any more, and of what there is less of", () => {
    const tea = unrated(aProduct("Tea", { id: "tea", slug: "tulsi-tea" }));
    expect(newsOf({ lines: [], removed: [], changed: [] })).toEqual([]);
    expect(newsOf({ lines: [], removed: [gone("a")], changed: [] })).toEqual([removed(gone("a"))]);
    expect(newsOf({ lines: [], removed: [], changed: [{ product: tea, from: 5, to: 2 }] })).toEqual([
      changed({ id: "tea", title: "Tea", hindi: null, slug: "tulsi-tea", from: 5, to: 2 }),
    ]);
  });
});
