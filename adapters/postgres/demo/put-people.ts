import { dueFrom, nextAccountStatus } from "#core/identity/account-status.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { apiKeyHash } from "#adapters/postgres/identity/customers.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import type { IdentityJob } from "#core/identity/identity-job.ts";
import type { Role } from "#core/identity/customer.ts";
import type { RewardEntry } from "#core/points/reward-points.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AddressRow, FamilyMemberRow } from "#adapters/postgres/account/tables.ts";

/** Points that people bring along last for a year, like those that they earn. */
const OPENING_LASTS = 365 * 24 * 60 * 60 * 1000;

/** A customer with all their data. Times in milliseconds since 1970. */
export type KeptPerson = {
  readonly id: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly gender: "female" | "male" | "other";
  readonly birthdate: string;
  readonly role: Role;
  readonly aggregator: string | null;
  readonly inviteCode: string;
  readonly joinedAt: number;
  readonly leavingSince: number | null;
  readonly members: readonly (Omit<FamilyMemberRow, "customer" | "consented_at"> & { readonly consentedAt: number | null })[];
  readonly addresses: readonly (Omit<AddressRow, "customer" | "is_default"> & { readonly isDefault: boolean })[];
  readonly points: readonly { readonly id: string; readonly points: number; readonly reason: string; readonly at: number }[];
  readonly wishes: readonly string[];
  readonly cart: readonly { readonly product: string; readonly quantity: number }[];
  readonly coupon: string | null;
};

/** Stores companies and customers, as part of the caller's transaction. */
export async function putPeople(
  trx: Database,
  aggregators: readonly { readonly name: string; readonly apiKey: string }[],
  people: readonly KeptPerson[],
  now: number,
): Promise<void> {
  await trx
    .insertInto("aggregator")
    .values(aggregators.map(({ name, apiKey }) => ({ name, api_key_hash: apiKeyHash(apiKey) })))
    .execute();
  for (const person of people) await putPerson(trx, person, now);
}

async function putPerson(trx: Database, person: KeptPerson, now: number): Promise<void> {
  const { id, name, mobile, email, gender, birthdate, role, aggregator, inviteCode, joinedAt } = person;
  const customer = {
    id,
    name,
    mobile,
    email,
    gender,
    birthdate,
    role,
    aggregator,
    invite_code: inviteCode,
    created_at: new Date(joinedAt),
  };
  await trx.insertInto("customer").values(customer).execute();
  if (person.leavingSince !== null) await leave(trx, id, person.leavingSince);

  for (const { consentedAt, ...member } of person.members) {
    const consented_at = consentedAt === null ? null : new Date(consentedAt);
    await trx
      .insertInto("family_member")
      .values({ ...member, customer: id, consented_at })
      .execute();
  }
  for (const { isDefault, ...address } of person.addresses) {
    await trx
      .insertInto("address")
      .values({ ...address, customer: id, is_default: isDefault })
      .execute();
  }
  const opening = person.points.map(({ id: entry, points, reason, at }): RewardEntry => {
    const cause = { kind: "opening", reason } as const;
    return { id: rewardEntryId(entry), points, cause, at, usableFrom: at, expires: now + OPENING_LASTS };
  });
  await postgresRewardPoints(trx).enter(customerId(id), opening);
  for (const product of person.wishes) await trx.insertInto("wish").values({ customer: id, product }).execute();
  if (person.cart.length === 0) return;
  const choice = person.coupon === null ? { choice: "automatic" as const, code: null } : { choice: "typed" as const, code: person.coupon };
  await trx
    .insertInto("cart")
    .values({ customer: id, ...choice, changed_at: new Date(now) })
    .execute();
  for (const line of person.cart)
    await trx
      .insertInto("cart_line")
      .values({ ...line, customer: id })
      .execute();
}

/** The same as if they had asked for it at that time: the account is erased on its day. */
async function leave(trx: Database, customer: string, since: number): Promise<void> {
  const status = nextAccountStatus({ kind: "staying" }, { kind: "asked-to-leave", at: since });
  const due = dueFrom(status);
  if (due === null) throw new TypeError("whoever asks to leave leaves some day");
  await trx
    .updateTable("customer")
    .set({ standing: "leaving", due_from: new Date(due) })
    .where("id", "=", customer)
    .execute();
  await putJobIn<IdentityJob>(trx, { kind: "erase-account", customer }, { key: `${customer} ${due}`, notBefore: due });
}
