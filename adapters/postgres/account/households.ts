import { addressId } from "#core/account/address.ts";
import { memberId } from "#core/account/family-member.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { day } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Address, AddressBook } from "#core/account/address.ts";
import type { Family, FamilyMember } from "#core/account/family-member.ts";
import type { Households } from "#core/account/households.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AddressRow, FamilyMemberRow } from "./tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresHouseholds = (db: Database): Households =>
  namingOutages("households", {
    addresses: (customer) => addressesIn(db, customer),
    changeAddresses: (customer, change) =>
      alone(db, customer, async (trx) => {
        const { kept, outcome } = change(await addressesIn(trx, customer));
        if (kept === null) return outcome;
        await trx.deleteFrom("address").where("customer", "=", customer).execute();
        if (kept.length > 0)
          await trx
            .insertInto("address")
            .values(kept.map((address) => addressRow(customer, address)))
            .execute();
        return outcome;
      }),
    family: (customer) => familyIn(db, customer),
    changeFamily: (customer, change) =>
      alone(db, customer, async (trx) => {
        const { kept, outcome } = change(await familyIn(trx, customer));
        if (kept === null) return outcome;
        await trx.deleteFrom("family_member").where("customer", "=", customer).execute();
        if (kept.length > 0)
          await trx
            .insertInto("family_member")
            .values(kept.map((member) => memberRow(customer, member)))
            .execute();
        return outcome;
      }),
  });

/** Changes of one customer's household are made one after the other. */
function alone<Outcome>(db: Database, customer: CustomerId, act: (trx: Database) => Promise<Outcome>): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute();
    return act(trx);
  });
}

async function addressesIn(db: Database, customer: CustomerId): Promise<AddressBook> {
  const rows = await db.selectFrom("address").selectAll().where("customer", "=", customer).orderBy("id").execute();
  return rows.map(addressIn);
}

/** The address in a row. */
export const addressIn = ({ id, customer: _, mobile, pincode: place, is_default, ...plain }: AddressRow): Address => ({
  ...plain,
  id: addressId(id),
  mobile: kept(mobileIn(mobile)),
  pincode: pincode(place),
  isDefault: is_default,
});

const addressRow = (customer: CustomerId, { isDefault, ...address }: Address): AddressRow => ({
  ...address,
  customer,
  is_default: isDefault,
});

async function familyIn(db: Database, customer: CustomerId): Promise<Family> {
  const rows = await db.selectFrom("family_member").selectAll().where("customer", "=", customer).orderBy("id").execute();
  return rows.map(({ id, name, relation, birthdate, gender, consented_at }) => ({
    id: memberId(id),
    name: kept(fullNameIn(name)),
    relation,
    birthdate: day(birthdate),
    gender,
    consentedAt: consented_at === null ? null : consented_at.getTime(),
  }));
}

const memberRow = (customer: CustomerId, { consentedAt, ...member }: FamilyMember): FamilyMemberRow => ({
  ...member,
  customer,
  consented_at: consentedAt === null ? null : new Date(consentedAt),
});

function kept<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("something is kept that is none");
  return value;
}
