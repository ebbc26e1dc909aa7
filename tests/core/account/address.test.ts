import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressId, MOST_ADDRESSES, withAddress, withChanged, withoutAddress } from "#core/account/address.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import type { AddressBook } from "#core/account/address.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

const far = pincode("682030");
const isServed = (one: Pincode) => one !== far;

type Step = { readonly step: "add" | "change" | "remove"; readonly which: number; readonly isDefault: boolean };
const anySteps = (): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.record({ step: fc.constantFrom("add", "change", "remove"), which: fc.nat(5), isDefault: fc.boolean() }));

/** The book after these steps; those that are refused change nothing. */
const after = (steps: readonly Step[]): AddressBook =>
  steps.reduce<AddressBook>((book, { step, which, isDefault }, index) => {
    const chosen = book[which % Math.max(book.length, 1)]?.id ?? addressId("none");
    if (step === "add") return withAddress(book, anAddress({ id: addressId(`a${index}`), isDefault }), isServed) ?? book;
    if (step === "change") return withChanged(book, anAddress({ id: chosen, isDefault }), isServed) ?? book;
    return withoutAddress(book, chosen, isServed) ?? book;
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
    const book = withAddress(withAddress([], home, isServed) ?? [], work, isServed) ?? [];
    expect(book.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ["home", false],
      ["work", true],
    ]);
    expect(withoutAddress(book, work.id, isServed)).toEqual([{ ...home, isDefault: true }]);
  });

  it("has one to which nobody delivers as the default only as long as there is no other, unless it is chosen", () => {
    const [cottage, hut] = ["cottage", "hut"].map((id) => anAddress({ id: addressId(id), pincode: far, isDefault: true }));
    const home = anAddress({ id: addressId("home"), isDefault: false });
    if (cottage === undefined || hut === undefined) throw new TypeError("two were made");
    const usual = (book: AddressBook | null) => book?.find(({ isDefault }) => isDefault)?.id;
    const alone = withAddress([], cottage, isServed) ?? [];
    expect(usual(alone)).toBe("cottage");
    const both = withAddress(alone, home, isServed) ?? [];
    expect(usual(both)).toBe("home");
    expect(usual(withAddress(both, hut, isServed))).toBe("home");
    expect(usual(withChanged(both, cottage, isServed))).toBe("cottage");
    const work = anAddress({ id: addressId("work"), isDefault: false });
    const moved = withChanged(withAddress(both, work, isServed) ?? [], { ...home, pincode: far, isDefault: true }, isServed);
    expect(usual(moved)).toBe("work");
    const three = withAddress(withAddress([work], home, isServed) ?? [], { ...hut, isDefault: false }, isServed) ?? [];
    expect(usual(withoutAddress(withChanged(three, { ...home, isDefault: true }, isServed) ?? [], home.id, isServed))).toBe("work");
  });

  it("knows nothing of addresses that are not in it", () => {
    expect(withChanged([], anAddress(), isServed)).toBeNull();
    expect(withoutAddress([], addressId("none"), isServed)).toBeNull();
  });

  it("has room for twenty", () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, index) => anAddress({ id: addressId(`a${index}`) }));
    expect(withAddress(full, anAddress({ id: addressId("one more") }), isServed)).toBeNull();
    expect(withAddress(full.slice(1), anAddress({ id: addressId("one more") }), isServed)?.length).toBe(MOST_ADDRESSES);
  });
});
