import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Subscriptions } from "./subscriptions.port.ts";

/**
 * Removes the address to which the key was sent from the list. A person who has already left gets the same answer.
 * Source: specification/content.md, Newsletter.
 */
export type Unsubscribe = (key: string) => Promise<null>;
export const Unsubscribe = useCase<Unsubscribe>("newsletter", "Unsubscribe");

export const makeUnsubscribe = maker(Unsubscribe, { subscriptions: Subscriptions }, ({ subscriptions }) => async (key) => {
  await subscriptions.leave(key);
  return null;
});
