import { AsyncLocalStorage } from "node:async_hooks";

const places = new AsyncLocalStorage<string>();

/** Runs `act` so that its reads, also asynchronous ones, see everything that the primary had written up to `place` in its log. */
export const readingFrom = <Answer>(place: string, act: () => Answer): Answer => places.run(place, act);

/** The place in the primary's log that a replica must have reached to answer the current request; null: any replica may answer. */
export const placeToRead = (): string | null => places.getStore() ?? null;
