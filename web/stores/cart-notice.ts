import type { Settlement } from "#core/cart/guest-lines.ts";
import type { RemovedFromCart } from "#core/cart/removal-news.port.ts";

type Changed = Settlement["changed"][number];

/** What happened to a cart without the customer's doing. One of each kind stands above the lines until it is dismissed. */
export type CartNotice =
  | { readonly kind: "removed"; readonly lines: readonly RemovedFromCart[] }
  | { readonly kind: "quantities-changed"; readonly lines: readonly Changed[] }
  /** Parts of the stored cart that could not be read and were dropped. */
  | { readonly kind: "unreadable"; readonly parts: number }
  /** The browser keeps nothing: the cart ends with the window. */
  | { readonly kind: "not-kept" };

/** The notices after these news: news of a kind join what stands there of that kind, the latest of a product first. */
export function withNews(notices: readonly CartNotice[], news: readonly CartNotice[]): readonly CartNotice[] {
  const byKind = new Map(notices.map((notice) => [notice.kind, notice]));
  for (const notice of news) {
    const former = byKind.get(notice.kind);
    byKind.set(notice.kind, former === undefined ? notice : joined(former, notice));
  }
  return [...byKind.values()];
}

export function newsOf({ removed, changed }: Settlement): readonly CartNotice[] {
  return [
    ...(removed.length === 0 ? [] : [{ kind: "removed", lines: removed } as const]),
    ...(changed.length === 0 ? [] : [{ kind: "quantities-changed", lines: changed } as const]),
  ];
}

function joined(former: CartNotice, latest: CartNotice): CartNotice {
  if (former.kind === "removed" && latest.kind === "removed")
    return { kind: "removed", lines: oneOfEach([...latest.lines, ...former.lines], ({ id }) => id) };
  if (former.kind === "quantities-changed" && latest.kind === "quantities-changed")
    return { kind: "quantities-changed", lines: oneOfEach([...latest.lines, ...former.lines], ({ product }) => product.id) };
  if (former.kind === "unreadable" && latest.kind === "unreadable") return { kind: "unreadable", parts: former.parts + latest.parts };
  return latest;
}

const oneOfEach = <L>(lines: readonly L[], idOf: (line: L) => string): readonly L[] =>
  lines.filter((line, place) => lines.findIndex((earlier) => idOf(earlier) === idOf(line)) === place);
