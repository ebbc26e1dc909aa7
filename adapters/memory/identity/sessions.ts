import { randomBytes, randomUUID } from "node:crypto";
import { sessionId } from "#core/identity/session.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Session } from "#core/identity/session.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memorySessions = (memory: Memory): Sessions => {
  const { sessions } = memory;
  return {
    open: async (customer, at) => opened(memory, customer, { usedAt: at, opens: "account" }),
    async holderOf(bearer, at) {
      const kept = sessions.get(bearer);
      if (kept === undefined || kept.opens !== "account" || at - kept.usedAt > SESSION_LIFE) return null;
      sessions.set(bearer, { ...kept, usedAt: at });
      return kept.session;
    },
    async openRecovery(customer, at) {
      const { bearer } = opened(memory, customer, { usedAt: at, opens: "recovery" });
      return { bearer };
    },
    async recoveryOf(bearer, at) {
      const kept = sessions.get(bearer);
      if (kept === undefined || kept.opens !== "recovery" || at - kept.usedAt > SESSION_LIFE) return null;
      return { recovery: kept.session.id, leaver: kept.session.customer };
    },
    async close(id) {
      for (const [bearer, { session }] of sessions)
        if (session.id === id) {
          sessions.delete(bearer);
          memory.ties.beats.next({ customer: session.customer, beat: "session-ended" });
        }
    },
    closeAll: async (customer, keep) => closeSessionsIn(memory, customer, keep),
  };
};

function opened(
  { sessions, customers }: Memory,
  customer: CustomerId,
  kept: { readonly usedAt: number; readonly opens: "account" | "recovery" },
) {
  const bearer = randomBytes(32).toString("base64url");
  const session = { id: sessionId(randomUUID()), customer };
  if (customers.get(customer)?.customer.status.kind !== "blocked") sessions.set(bearer, { session, ...kept });
  return { session, bearer };
}

/** Ends all of a customer's sessions and recoveries but one; where none is left, no device hears of them any more. */
export function closeSessionsIn({ sessions, pushTokens, ties }: Memory, customer: CustomerId, keep: Session["id"] | null): void {
  for (const [bearer, { session }] of sessions) if (session.customer === customer && session.id !== keep) sessions.delete(bearer);
  ties.beats.next({ customer, beat: "session-ended" });
  if (keep !== null) return;
  for (const [token, kept] of pushTokens) if (kept.customer === customer) pushTokens.delete(token);
}
