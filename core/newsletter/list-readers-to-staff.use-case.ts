import { allLookedUp } from "../staff/looked-up.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { AuditNeeds } from "../staff/looked-up.ts";
import type { Subscriptions } from "./subscriptions.port.ts";

/**
 * The addresses that confirmed the newsletter, for staff; `who` is the staff member's name. The audit log has it with how many they were
 * before anything is answered; of an empty list it has nothing. Source: specification/content.md, Newsletter.
 */
export type ListReadersToStaff = (who: string) => Promise<readonly EmailAddress[]>;

export const makeListReadersToStaff =
  ({ subscriptions, ...notes }: AuditNeeds & { readonly subscriptions: Pick<Subscriptions, "confirmed"> }): ListReadersToStaff =>
  async (who) =>
    allLookedUp(notes, await subscriptions.confirmed(), ({ length: count }) => ({
      who,
      action: "newsletter list",
      subject: { kind: "newsletter", id: "all" },
      details: { count },
    }));
