import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { Address } from "#core/account/address.ts";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TestsOfPerson } from "#core/labs/booking/lab-basket.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { BilingualText } from "#core/shared/language.ts";

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

/** Whom a customer may book for, where, and what was asked for; what is not offered any more is left out. */
export async function readBook(allDependencies: AllDependencies, customer: CustomerId, asked: NamedItems): Promise<ReadBook> {
  const [family, addresses, packages, tests] = await Promise.all([
    lateUseCase(allDependencies, ListMembers)(customer),
    lateUseCase(allDependencies, ListAddresses)(customer),
    asked.packages.length === 0 ? [] : lateUseCase(allDependencies, ListLabPackages)(),
    Promise.all(asked.tests.map((slug) => lateUseCase(allDependencies, ShowLabTest)(slug))),
  ]);
  const items = [
    ...packages.flatMap(({ package: { id, slug, title } }): BookableItem[] =>
      asked.packages.includes(slug) ? [{ kind: "package", id, title }] : [],
    ),
    ...tests.flatMap((found): BookableItem[] =>
      found.kind === "ok" ? [{ kind: "test", id: found.value.test.id, title: found.value.test.title }] : [],
    ),
  ];
  return { family, addresses, items };
}
