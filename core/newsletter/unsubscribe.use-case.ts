import { token } from "../shared/token.ts";
import type { Subscriptions } from "./subscriptions.port.ts";

/** Takes the address to which the key was sent off the list. Whoever has left already is told the same. Source: specification/content.md, Newsletter. */
export type Unsubscribe = (key: string) => Promise<null>;
export const Unsubscribe = token<Unsubscribe>("Unsubscribe");

export const makeUnsubscribe =
  ({ subscriptions }: { readonly subscriptions: Subscriptions }): Unsubscribe =>
  async (key) => {
    await subscriptions.leave(key);
    return null;
  };
