import { token } from "./token.ts";

/** A new id that nothing has yet; later ones sort behind earlier ones. */
export type NewId = () => string;
export const NewId = token<NewId>("NewId");
