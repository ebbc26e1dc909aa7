import { token } from "../shared/token.ts";
import { CITIES } from "./cities.ts";
import { nearestCity } from "./city.ts";
import type { Position } from "./city.ts";

/** What a place is called, in English; null: nobody has a name for it. It never rejects: who wants to know it wants something else more. */
export type PlaceNames = (here: Position) => Promise<string | null>;
export const PlaceNames = token<PlaceNames>("PlaceNames");

/** The nearest city of our own list, for which nothing outside is asked. Source: specification/consultations.md, Directory. */
export const ownPlaceNames: PlaceNames = async (here) => nearestCity(CITIES, here)?.name ?? null;
