import { stateNames } from "./wording/states.ts";

/** A state as it is shown. */
export const stateName = (state: string): string => stateNames[state] ?? state;
