import type { MemberId } from "../account/family-member.ts";
import type { Households } from "../account/households.port.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { LabBooking } from "./booking/lab-booking.ts";

/** Where the names of a booking's people are read. */
export type NamesOfPeople = { readonly households: Pick<Households, "family">; readonly customers: Pick<Customers, "withId"> };

/** The people of a booking who have a name, letter case and spaces apart; null: the customer. Source: specification/labs.md, Reports of a lab. */
export async function peopleNamed(
  { households, customers }: NamesOfPeople,
  { customer, basket }: Pick<LabBooking, "customer" | "basket">,
  name: string,
): Promise<readonly (MemberId | null)[]> {
  const [own, family] = await Promise.all([customers.withId(customer), households.family(customer)]);
  const names = new Map<MemberId | null, string>(family.map((one) => [one.id, one.name]));
  names.set(null, own?.name ?? "");
  return basket.people.map(({ member }) => member).filter((member) => isSameName(names.get(member) ?? "", name));
}

const plain = (name: string): string => name.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();

const isSameName = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);
