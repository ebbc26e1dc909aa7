import { createContext } from "react";
import type { OwnPlaceModel } from "./own-place-model.ts";

/** The customer's own place in Fitbook, for what changes it; null: outside the pages of Fitbook. */
export const OwnPlace = createContext<OwnPlaceModel | null>(null);
