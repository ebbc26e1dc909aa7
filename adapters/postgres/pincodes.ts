import type { Database } from "./database.ts";

/** Where a parcel goes: in how many days, and whether it may be paid there. */
export type Pincode = { readonly pincode: string; readonly state: string; readonly days: number; readonly cashOnDelivery: boolean };

export async function putPincodes(db: Database, pincodes: readonly Pincode[]): Promise<void> {
  if (pincodes.length === 0) return;
  const rows = pincodes.map(({ pincode, state, days, cashOnDelivery }) => ({ pincode, state, days, cash_on_delivery: cashOnDelivery }));
  await db.insertInto("pincode").values(rows).execute();
}
