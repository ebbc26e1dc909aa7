import { dueFrom, nextAccountStatus } from "#core/identity/account-status.ts";
import { NO_NAME } from "#core/identity/full-name.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { retainConsultationsInMemory } from "#adapters/memory/assessments/retained-consultations.ts";
import { closeSessionsIn } from "./sessions.ts";
import type { IdentityJob } from "#core/identity/identity-job.ts";
import type { AccountEvent, AccountStatus } from "#core/identity/account-status.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { InviteCode } from "#core/identity/invite-code.ts";
import type { Departures } from "#core/identity/departures.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryCustomers = (memory: Memory): Customers => {
  const found = (is: (customer: Customer) => boolean): Customer | null =>
    [...memory.customers.values()].find(({ customer }) => customer.status.kind !== "erased" && is(customer))?.customer ?? null;
  const isTaken = (id: CustomerId, is: (customer: Customer) => boolean) => found((one) => one.id !== id && is(one)) !== null;
  return {
    withId: async (id) => found((one) => one.id === id),
    withMobile: async (mobile) => found((one) => one.mobile === mobile),
    withEmail: async (email) => found((one) => one.email === email),
    withInviteCode: async (code) => holderOf(memory, code),
    inviteOf: async (id) => ({ code: memory.invites.codes.get(id) ?? null, isInvited: memory.invites.inviters.has(id) }),
    joinedAt: async (id) => memory.joined.get(id) ?? null,
    async register({ referenceCode, inviteCode, invitedBy, ...given }, at) {
      if (given.mobile !== null && isTaken(given.id, ({ mobile }) => mobile === given.mobile)) return "mobile-taken";
      if (given.email !== null && isTaken(given.id, ({ email }) => email === given.email)) return "email-taken";
      if (holderOf(memory, inviteCode) !== null) return "invite-code-taken";
      const customer: Customer = { ...given, role: "customer", aggregator: null, status: { kind: "staying" } };
      memory.customers.set(given.id, { customer, password: null, referenceCode });
      memory.joined.set(given.id, at);
      memory.invites.codes.set(given.id, inviteCode);
      if (invitedBy !== null && memory.invites.codes.has(invitedBy)) memory.invites.inviters.set(given.id, invitedBy);
      return "registered";
    },
    async putMobile(id, mobile) {
      if (isTaken(id, (one) => one.mobile === mobile)) return "taken";
      change(memory, id, { mobile });
      return "saved";
    },
    async putEmail(id, email) {
      if (isTaken(id, (one) => one.email === email)) return "taken";
      change(memory, id, { email });
      return "saved";
    },
    async attachReferenceCode(id, referenceCode) {
      const stored = memory.customers.get(id);
      if (stored?.referenceCode === null) memory.customers.set(id, { ...stored, referenceCode });
    },
    async isBroughtBy(id, apiKey) {
      const app = found((one) => one.id === id)?.aggregator ?? null;
      return app !== null && memory.aggregators.get(app) === apiKey;
    },
  };
};

export const memoryDepartures = (memory: Memory): Departures => ({
  async begin(customer, at) {
    const leaving = step(memory, customer, { kind: "asked-to-leave", at });
    if (leaving === null) return "not-staying";
    closeSessionsIn(memory, customer, null);
    putErasure(memory, customer, leaving);
    return "leaving";
  },
  async end({ recovery, leaver }, at) {
    step(memory, leaver, { kind: "restored", at });
    if (memory.customers.get(leaver)?.customer.status.kind !== "staying") return "too-late";
    for (const [bearer, stored] of memory.sessions)
      if (stored.session.id === recovery && stored.opens === "recovery")
        memory.sessions.set(bearer, { ...stored, opens: "account", usedAt: at });
    return "restored";
  },
  async comeDue(customer, at) {
    const status = step(memory, customer, { kind: "came-due", at });
    if (status === null) return;
    closeSessionsIn(memory, customer, null);
    retainConsultationsInMemory(memory, customer);
    memory.carts.delete(customer);
    memory.wishlists.delete(customer);
    forgetInvites(memory, customer);
    if (status.kind === "forgotten") memory.customers.delete(customer);
    else {
      change(memory, customer, { name: NO_NAME, mobile: null, email: null, gender: null, birthdate: null, aggregator: null });
      putErasure(memory, customer, status);
    }
  },
});

const holderOf = ({ invites }: Memory, code: InviteCode): CustomerId | null =>
  [...invites.codes].find(([, theirs]) => theirs === code)?.[0] ?? null;

function forgetInvites({ invites: { codes, inviters } }: Memory, gone: CustomerId): void {
  codes.delete(gone);
  for (const [invited, inviter] of inviters) if (invited === gone || inviter === gone) inviters.delete(invited);
}

function change({ customers }: Memory, id: CustomerId, given: Partial<Customer>): void {
  const stored = customers.get(id);
  if (stored !== undefined) customers.set(id, { ...stored, customer: { ...stored.customer, ...given } });
}

/** The customer's next status, which is kept; null: the event changes nothing. */
function step(memory: Memory, id: CustomerId, event: AccountEvent): AccountStatus | null {
  const status = memory.customers.get(id)?.customer.status;
  if (status === undefined) return null;
  const next = nextAccountStatus(status, event);
  if (next === status) return null;
  change(memory, id, { status: next });
  return next;
}

function putErasure(memory: Memory, customer: CustomerId, status: AccountStatus): void {
  const due = dueFrom(status);
  if (due !== null) putJobInMemory<IdentityJob>(memory, { kind: "erase-account", customer }, { key: `${customer} ${due}`, notBefore: due });
}
