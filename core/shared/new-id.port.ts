import { token } from "./token.ts";

/** A new id that nothing has yet; later ones sort behind earlier ones. `named`: the same one again for the same name, in no order; nobody guesses it without the name. */
export type NewId = (named?: string) => string;
export const NewId = token<NewId>("NewId");
