import type { MemberId } from "../../account/family-member.ts";
import type { Households } from "../../account/households.port.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { TestedPerson } from "./range-of-person.ts";

/** Where the names of a booking's people are read. */
export type NamesOfPeople = { readonly households: Pick<Households, "family">; readonly customers: Pick<Customers, "withId"> };

/** Somebody whose tests they are, and what the account knows of them; `member` null: the customer. */
export type NamedPerson = TestedPerson & { readonly member: MemberId | null };

/** The people of a booking who have a name, letter case and spaces apart. Source: specification/labs.md, Reports of a lab. */
export async function peopleNamed(
  { households, customers }: NamesOfPeople,
  { customer, basket }: Pick<LabBooking, "customer" | "basket">,
  name: string,
): Promise<readonly NamedPerson[]> {
  const [own, family] = await Promise.all([customers.withId(customer), households.family(customer)]);
  return basket.people.flatMap(({ member }) => {
    const known = member === null ? own : family.find(({ id }) => id === member);
    if (known == null || !isSameName(known.name, name)) return [];
    return [{ member, gender: known.gender, birthdate: known.birthdate }];
  });
}

const plain = (name: string): string => name.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();

const isSameName = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);
