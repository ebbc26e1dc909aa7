import { visiblePeople } from "../fitbook/people/visible-person.ts";
import type { People } from "../fitbook/people/people.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Notification } from "./notification.ts";

/** Whether a customer is told what comes from a person; null: it comes from nobody in particular. */
export type IsVisibleSender = (from: CustomerId | null) => boolean;

/**
 * Of whom a customer is told: people whom they see and have not muted. Source: specification/visibility.md, A notification.
 */
export async function visibleSenders(
  people: Pick<People, "facts">,
  customer: CustomerId,
  senders: readonly (CustomerId | null)[],
): Promise<IsVisibleSender> {
  const asked = [...new Set(senders)].filter((sender) => sender !== null);
  if (asked.length === 0) return (from) => from === null;
  const heard = new Set(visiblePeople(await people.facts(customer, asked)).flatMap(({ id, isMuted }) => (isMuted ? [] : [id])));
  return (from) => from === null || heard.has(from);
}

/** The person from whom a notification comes; null: nobody in particular. */
export const senderOf = (notification: Notification): CustomerId | null =>
  "from" in notification ? (notification.from?.id ?? null) : null;
