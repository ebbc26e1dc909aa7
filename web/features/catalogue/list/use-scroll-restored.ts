import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { keepInPlace } from "#web/platform/window/keep-in-place.ts";
import type { RefObject } from "react";
import type { ProductListModel } from "./product-list-model.ts";

/**
 * Going back leads to the product that was opened, where it stood; after any other way off the page, to the first one that was in sight.
 * The router brings the page's place in pixels, which is another one as long as cards that were never drawn stand in for their real height.
 */
export function useScrollRestored(list: ProductListModel): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null);
  const latest = useRef(list);
  const isGoingBack = useNavigationType() === "POP";
  useLayoutEffect(() => {
    const grid = shown.current;
    return () => {
      latest.current.left = sightOf(cardsIn(grid)); // Only when the screen goes does this run, and its cards still stand.
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes back to a list once.
  useEffect(() => {
    latest.current = list;
    const { left } = list;
    list.left = null;
    const grid = shown.current;
    const card = isGoingBack && left !== null ? cardsIn(grid).find((one) => pathOf(one) === left.path) : undefined;
    if (grid === null || card === undefined || left === null) return;
    return keepInPlace({ list: grid, entry: () => card, top: left.top });
  }, [list]);
  return shown;
}

const cardsIn = (list: Element | null): readonly Element[] => [...(list?.getElementsByClassName("product-card") ?? [])];
const pathOf = (card: Element): string | null => card.querySelector(".product-card-title a")?.getAttribute("href") ?? null;

/** The card of the page that is gone to, and otherwise the first that can be seen. */
function sightOf(cards: readonly Element[]): ProductListModel["left"] {
  const card = cards.find((one) => pathOf(one) === location.pathname) ?? cards.find((one) => one.getBoundingClientRect().bottom > 0);
  const path = card === undefined ? null : pathOf(card);
  return card === undefined || path === null ? null : { path, top: card.getBoundingClientRect().top };
}
