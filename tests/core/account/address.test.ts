import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressId, MOST_ADDRESSES, withAddress, withChanged, withoutAddress } from "#core/account/address.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import type { AddressBook } from "#core/account/address.ts";

type Step = { readonly step: "add" | "change" | "remove"; readonly which: number; readonly isDefault: boolean };
const anySteps = (): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.record({ step: fc.constantFrom("add", "change", "remove"), which: fc.nat(5), isDefault: fc.boolean() }));

/** The book after these steps; those that are refused change nothing. */
const after = (steps: readonly Step[]): AddressBook =>
  steps.reduce<AddressBook>((book, { step, which, isDefault }, index) => {
    const chosen = book[which % Math.max(book.length, 1)]?.id ?? addressId("none");
    if (step === "add") return withAddress(book, anAddress({ id: addressId(`a${index}`), isDefault })) ?? book;
    if (step === "change") return withChanged(book, anAddress({ id: chosen, isDefault })) ?? book;
    return withoutAddress(book, chosen) ?? book;
  }, []);

describe("an address book", () => {
  it("has exactly one default as long as it is not empty, whatever is done", () => {
    fc.assert(
      fc.property(anySteps(), (steps) => {
        const book = after(steps);
        expect(book.filter(({ isDefault }) => isDefault).length).toBe(book.length === 0 ? 0 : 1);
      }),
    );
  });

  it("takes what is to be the default as it", () => {
    const [home, work] = [anAddress({ id: addressId("home") }), anAddress({ id: addressId("work"), isDefault: true })];
    const book = withAddress(withAddress([], home) ?? [], work) ?? [];
    expect(book.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ["home", false],
      ["work", true],
    ]);
    expect(withoutAddress(book, work.id)).toEqual([{ ...home, isDefault: true }]);
  });

  it("knows nothing of addresses that are not in it", () => {
    expect(withChanged([], anAddress())).toBeNull();
    expect(withoutAddress([], addressId("none"))).toBeNull();
  });

  it("has room for twenty", () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, index) => anAddress({ id: addressId(`a${index}`) }));
    expect(withAddress(full, anAddress({ id: addressId("one more") }))).toBeNull();
    expect(withAddress(full.slice(1), anAddress({ id: addressId("one more") }))?.length).toBe(MOST_ADDRESSES);
  });
});
