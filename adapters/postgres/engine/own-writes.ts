import { AsyncLocalStorage } from "node:async_hooks";

const places = new AsyncLocalStorage<string>();

/** What `act` reads, now or later, has all that the primary had written up to a place in its log. */
export const readingFrom = <Answer>(place: string, act: () => Answer): Answer => places.run(place, act);

/** The place up to which whoever is answered now has to be shown everything; null: nothing that they wrote is waited for. */
export const placeToRead = (): string | null => places.getStore() ?? null;
