import { token } from "#core/shared/token.ts";
import type { Session } from "#core/identity/session.ts";

/** Tells the server that whoever called from this device has signed out, and that it sends no pushes here any more. */
export type Farewell = (session: Session) => Promise<void>;
export const Farewell = token<Farewell>("Farewell");
