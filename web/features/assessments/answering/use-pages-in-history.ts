import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { RefObject } from "react";
import type { AnsweringModel } from "./answering-model.ts";

/** The page that was open at an entry of the browser's history; null: that of the first entry. */
const pageIn = (state: unknown): number | null =>
  typeof state === "object" && state !== null && "page" in state && typeof state.page === "number" ? state.page : null;

/**
 * The pages of an assessment as steps of the browser's own way back: Back leads to the page before, and leaves from the first one that was
 * shown. The page stands in the entry of the history, not in the address. `heading` is focused as another page is drawn. Answers what turns
 * to a page.
 */
export function usePagesInHistory(model: AnsweringModel, heading: RefObject<HTMLHeadingElement | null>): (page: number) => void {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const known = useRef(key);
  const turn = (page: number) => {
    if (page !== model.page) model.go(page);
    heading.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once an entry of the history.
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    const page = pageIn(state) ?? model.firstPage;
    if (page !== model.page) turn(page);
  }, [key]);
  return (page) => {
    turn(page);
    void navigate({ search }, { preventScrollReset: true, state: { stays: true, page } }); // It is drawn already: nothing arrives.
  };
}
