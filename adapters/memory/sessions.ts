import { randomBytes, randomUUID } from "node:crypto";
import { sessionId } from "#core/identity/session.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Memory } from "./memory.ts";

export const memorySessions = ({ sessions }: Memory): Sessions => ({
  async open(customer, at) {
    const bearer = randomBytes(32).toString("base64url");
    const session = { id: sessionId(randomUUID()), customer };
    sessions.set(bearer, { session, usedAt: at });
    return { session, bearer };
  },
  async holderOf(bearer, at) {
    const kept = sessions.get(bearer);
    if (kept === undefined || at - kept.usedAt > SESSION_LIFE) return null;
    sessions.set(bearer, { ...kept, usedAt: at });
    return kept.session;
  },
  async close(id) {
    for (const [bearer, { session }] of sessions) if (session.id === id) sessions.delete(bearer);
  },
  async closeAll(customer, keep) {
    for (const [bearer, { session }] of sessions) if (session.customer === customer && session.id !== keep) sessions.delete(bearer);
  },
});
