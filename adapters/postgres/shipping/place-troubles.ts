import { sql } from "kysely";
import { indianStateIn } from "#core/shipping/indian-states.ts";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { statesOfPincode } from "#core/shipping/pincode-states.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many pincodes and how many customers' addresses are kept in a state in which they can't lie. `pincode`: one of them. */
export type PlaceTrouble =
  | { readonly kind: "places"; readonly count: number; readonly pincode: string }
  | { readonly kind: "addresses"; readonly count: number };

export async function placeTroubles(db: Database): Promise<readonly PlaceTrouble[]> {
  const { rows: places } = await sql<Counted>`select pincode, state, 1 as count from pincode order by pincode`.execute(db);
  const { rows: addresses } =
    await sql<Counted>`select pincode, state, count(*)::int8 as count from address group by pincode, state`.execute(db);
  const [wrongPlaces, wrongAddresses] = [places.filter(isElsewhere), addresses.filter(isElsewhere)];
  const [first] = wrongPlaces;
  return [
    ...(first === undefined ? [] : [{ kind: "places", count: sumOf(wrongPlaces), pincode: first.pincode } as const]),
    ...(wrongAddresses.length === 0 ? [] : [{ kind: "addresses", count: sumOf(wrongAddresses) } as const]),
  ];
}

type Counted = { readonly pincode: string; readonly state: string; readonly count: number };

function isElsewhere({ pincode, state }: Counted): boolean {
  const read = pincodeIn(pincode);
  return read !== null && !statesOfPincode(read).some((one) => one === indianStateIn(state));
}

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);
