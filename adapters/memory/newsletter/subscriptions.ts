import { createHash, randomBytes } from "node:crypto";
import { emailIn } from "#core/identity/email-address.ts";
import { CONFIRMABLE } from "#core/newsletter/subscriptions.port.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { ownState } from "#adapters/memory/own-state.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type SubscriptionKey = { readonly opens: "confirm" | "leave"; readonly madeAt: number };

/** Who asked for the newsletter, by e-mail address; `keys` are hashed. */
export const subscriptionsIn = ownState(
  () => new Map<string, { readonly confirmed: boolean; readonly askedAt: number; readonly keys: ReadonlyMap<string, SubscriptionKey> }>(),
);

export function memorySubscriptions(memory: Memory): Subscriptions {
  const subscriptions = subscriptionsIn(memory);
  return {
    async ask(email, letter, at) {
      for (const [address, { confirmed, askedAt }] of subscriptions)
        if (!confirmed && askedAt < at - CONFIRMABLE) subscriptions.delete(address);
      const stored = subscriptions.get(email);
      if (stored?.confirmed === true) return;
      const keys = { confirm: newKey(), leave: newKey() };
      const job = letter(email, keys);
      subscriptions.set(email, {
        confirmed: false,
        askedAt: at,
        keys: new Map([
          ...(stored?.keys ?? []),
          [hashOf(keys.confirm), { opens: "confirm", madeAt: at }],
          [hashOf(keys.leave), { opens: "leave", madeAt: at }],
        ]),
      });
      putJobInMemory<MessageJob>(memory, job, { key: hashOf(keys.confirm), notBefore: null });
    },
    async confirm(key, at) {
      const email = openedBy(key, "confirm", at - CONFIRMABLE);
      const stored = email === null ? undefined : subscriptions.get(email);
      if (email === null || stored === undefined) return null;
      subscriptions.set(email, { ...stored, confirmed: true });
      return email;
    },
    async leave(key) {
      const email = openedBy(key, "leave", 0);
      if (email !== null) subscriptions.delete(email);
      return email;
    },
    confirmed: async () => [...subscriptions].flatMap(([email, { confirmed }]) => (confirmed ? (emailIn(email) ?? []) : [])).sort(),
  };

  function openedBy(key: string, opens: "confirm" | "leave", from: number): EmailAddress | null {
    for (const [email, { keys }] of subscriptions) {
      const stored = keys.get(hashOf(key));
      if (stored?.opens === opens && stored.madeAt >= from) return emailIn(email);
    }
    return null;
  }
}

const newKey = (): string => randomBytes(32).toString("base64url");
const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");
