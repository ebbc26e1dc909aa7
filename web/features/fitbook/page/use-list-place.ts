import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { keepInPlace } from "#web/platform/window/keep-in-place.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { ListPlaces } from "./list-places.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { ListPlace } from "./list-places.ts";

type ReadList = { readonly pages: number; readonly state: ResourceState<unknown> };

/** Each page of the window's history has places of its own: only the way back leads to them. */
const usePlaceName = (list: string): string => `${useLocation().key} ${list}`;

/** How many pages of a list were there when one left this page; 1: one comes to it for the first time. */
export function usePagesLeft(list: string): number {
  const places = useStore(ListPlaces);
  const name = usePlaceName(list);
  const [pages] = useState(() => places.of(name)?.pages ?? 1);
  return pages;
}

/** Whoever comes back to a list finds the entry that they left by, or saw first, where it stood. */
export function useListPlace(list: string, model: ReadList): void {
  const places = useStore(ListPlaces);
  const name = usePlaceName(list);
  const latest = useRef({ name, model });
  useLayoutEffect(() => {
    latest.current = { name, model };
  });
  useLayoutEffect(
    () => () => {
      const { name: left, model: list } = latest.current; // Only when the list goes does this run, and its entries still stand.
      if (list.state.kind === "read") places.leave(left, placeAmong(entries(), list.pages)); // Otherwise one has not come back to it yet.
    },
    [places],
  );
  useEffect(() => {
    const left = places.of(latest.current.name);
    const main = document.querySelector("main");
    if (left === null || main === null) return;
    const entry = () => entries().find((one) => one.dataset["entry"] === left.entry) ?? null;
    return keepInPlace({ list: main, entry, top: left.top });
  }, [places]);
}

const entries = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main [data-entry]")];

/** The place of the first entry in sight that leads to the page that is gone to, and otherwise of the first in sight. */
function placeAmong(all: readonly HTMLElement[], pages: number): ListPlace | null {
  const seen = all.filter((one) => one.getBoundingClientRect().bottom > 0);
  const leads = (one: HTMLElement) => [...one.querySelectorAll("a")].some(({ href }) => href === location.href);
  const found = seen.find(leads) ?? seen[0];
  const entry = found?.dataset["entry"];
  return found === undefined || entry === undefined ? null : { pages, entry, top: found.getBoundingClientRect().top };
}
