import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { closeSessionsIn } from "#adapters/memory/identity/sessions.ts";
import type { SignInJob } from "#core/sign-in/sign-in-job.ts";
import type { LetterJob } from "#core/sign-in/letters.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryPasswords = (memory: Memory): Passwords => {
  const { customers, resetKeys } = memory;
  const put = (id: CustomerId, password: string) => {
    const stored = customers.get(id);
    if (stored !== undefined) customers.set(id, { ...stored, password });
  };
  return {
    of: async (customer) => customers.get(customer)?.password ?? null,
    async putFirst(customer, hash) {
      if ((customers.get(customer)?.password ?? null) !== null) return "has-one";
      put(customer, hash);
      return "put";
    },
    async change(customer, { from, to, keep }) {
      if (customers.get(customer)?.password !== from) return "changed-meanwhile";
      put(customer, to);
      closeSessionsIn(memory, customer, keep);
      return "changed";
    },
    async askReset(job, key) {
      putJobInMemory<SignInJob>(memory, job, { key, notBefore: null });
    },
    async putResetKey({ customer, keyHash, until }, letter) {
      for (const [former, stored] of resetKeys) if (stored.customer === customer) resetKeys.delete(former);
      resetKeys.set(keyHash, { customer, until });
      putJobInMemory<LetterJob>(memory, letter, { key: keyHash, notBefore: null });
    },
    hasResetKey: async (keyHash, at) => at < (resetKeys.get(keyHash)?.until ?? 0),
    async reset(keyHash, hash, at) {
      const stored = resetKeys.get(keyHash);
      if (stored === undefined || at >= stored.until) return "no-such-key";
      resetKeys.delete(keyHash);
      put(stored.customer, hash);
      closeSessionsIn(memory, stored.customer, null);
      return "reset";
    },
  };
};
