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
      const stored = sessions.get(bearer);
      if (stored === undefined || stored.opens !== "account" || at - stored.usedAt > SESSION_LIFE) return null;
      sessions.set(bearer, { ...stored, usedAt: at });
      return stored.session;
    },
    async openRecovery(customer, at) {
      const { bearer } = opened(memory, customer, { usedAt: at, opens: "recovery" });
      return { bearer };
    },
    async recoveryOf(bearer, at) {
      const stored = sessions.get(bearer);
      if (stored === undefined || stored.opens !== "recovery" || at - stored.usedAt > SESSION_LIFE) return null;
      return { recovery: stored.session.id, leaver: stored.session.customer };
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
  stored: { readonly usedAt: number; readonly opens: "account" | "recovery" },
) {
  const bearer = randomBytes(32).toString("base64url");
  const session = { id: sessionId(randomUUID()), customer };
  if (customers.get(customer)?.customer.status.kind !== "blocked") sessions.set(bearer, { session, ...stored });
  return { session, bearer };
}

/** Ends all of a customer's sessions and recoveries but one; where none is left, no device hears of them any more. */
export function closeSessionsIn({ sessions, pushTokens, ties }: Memory, customer: CustomerId, keep: Session["id"] | null): void {
  for (const [bearer, { session }] of sessions) if (session.customer === customer && session.id !== keep) sessions.delete(bearer);
  ties.beats.next({ customer, beat: "session-ended" });
  if (keep !== null) return;
  for (const [token, stored] of pushTokens) if (stored.customer === customer) pushTokens.delete(token);
}
