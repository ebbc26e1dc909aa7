import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import type { Address } from "#core/account/address.ts";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TestsOfPerson } from "#core/labs/booking/lab-basket.ts";
import type { BilingualText } from "#core/shared/language.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Which tests and packages an address asks for, by slug. */
export type NamedItems = { readonly tests: readonly string[]; readonly packages: readonly string[] };

/** Something that can be booked. */
export type BookableItem =
  | { readonly kind: "test"; readonly id: TestsOfPerson["tests"][number]; readonly title: BilingualText }
  | { readonly kind: "package"; readonly id: TestsOfPerson["packages"][number]; readonly title: BilingualText };

export type ReadBook = {
  readonly family: readonly FamilyMember[];
  readonly addresses: readonly Address[];
  readonly items: readonly BookableItem[];
};

export const readBookNeeds = {
  listMembers: ListMembers,
  listAddresses: ListAddresses,
  listLabPackages: ListLabPackages,
  showLabTest: ShowLabTest,
};

/** Whom a customer may book for, where, and what was asked for; what is not offered any more is left out. */
export async function readBook(useCases: NeedsOf<typeof readBookNeeds>, customer: CustomerId, namedItems: NamedItems): Promise<ReadBook> {
  const [family, addresses, packages, tests] = await Promise.all([
    useCases.listMembers(customer),
    useCases.listAddresses(customer),
    namedItems.packages.length === 0 ? [] : useCases.listLabPackages(),
    Promise.all(namedItems.tests.map((slug) => useCases.showLabTest(slug))),
  ]);
  const items = [
    ...packages.flatMap(({ package: { id, slug, title } }): BookableItem[] =>
      namedItems.packages.includes(slug) ? [{ kind: "package", id, title }] : [],
    ),
    ...tests.flatMap((found): BookableItem[] =>
      found.kind === "ok" ? [{ kind: "test", id: found.value.test.id, title: found.value.test.title }] : [],
    ),
  ];
  return { family, addresses, items };
}
