import { token } from "./token.ts";

/** A new id, as `NewId` gives one. `named`: of the same name it is the same again, and nobody guesses it without the name. */
export type KeyedId = (named?: string) => string;
export const KeyedId = token<KeyedId>("KeyedId");
