import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import type { RefObject } from "react";
import type { ProductListModel } from "./product-list-model.ts";

/**
 * Going back shows the products that were in sight. The router brings the page's place in pixels, which is another one as long as cards
 * that were never drawn stand in for their real height.
 */
export function useScrollRestored(shelf: ProductListModel): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null);
  const latest = useRef(shelf);
  const isGoingBack = useNavigationType() === "POP";
  useLayoutEffect(() => {
    const list = shown.current;
    return () => {
      latest.current.left = sightOf(cardsIn(list)); // Only when the screen goes does this run, and its cards still stand.
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes back to a shelf once.
  useEffect(() => {
    latest.current = shelf;
    const { left } = shelf;
    shelf.left = null;
    const card = isGoingBack && left !== null ? cardsIn(shown.current)[left.place] : undefined;
    if (card !== undefined && left !== null) scrollBy(0, card.getBoundingClientRect().top - left.top);
  }, [shelf]);
  return shown;
}

const cardsIn = (list: Element | null): readonly Element[] => [...(list?.getElementsByClassName("product-card") ?? [])];

function sightOf(cards: readonly Element[]): ProductListModel["left"] {
  const place = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const top = cards[place]?.getBoundingClientRect().top;
  return top === undefined ? null : { place, top };
}
