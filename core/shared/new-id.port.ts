import { token } from "./token.ts";

/** A new id that nothing has yet; later ones sort behind earlier ones. */
export type NewId = () => string;
export const NewId = token<NewId>("NewId");

/** The same. `named`: of the same name it is the same again, and nobody guesses it without the name. */
export type KeyedId = (named?: string) => string;
export const KeyedId = token<KeyedId>("KeyedId");
