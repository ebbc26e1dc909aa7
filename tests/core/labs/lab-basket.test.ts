import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { labBasket } from "#core/labs/booking/lab-basket.ts";
import { labPackageId } from "#core/labs/lab-package.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { EMPTY_OFFER } from "#core/labs/labs.port.ts";
import { paise } from "#core/shared/money.ts";
import { aLabPackage, aLabTest } from "#tests/core/labs/a-lab-test.ts";
import type { TestsOfPerson } from "#core/labs/booking/lab-basket.ts";
import type { LabPlace } from "#core/labs/lab-calendar.ts";

const offer = {
  ...EMPTY_OFFER,
  tests: [
    aLabTest("sugar", { fastingHours: 8, reportHours: 12 }),
    aLabTest("blood", { price: paise(29_999) }),
    aLabTest("scan", { isAtHome: false }),
    aLabTest("tumour", { needsPrescription: true }),
    aLabTest("virus", { aliases: ["HIV"] }),
  ],
  packages: [aLabPackage("both", ["sugar", "blood"], { price: paise(40_000) })],
};
const wants = (tests: string, packages = "", member: string | null = null): TestsOfPerson => ({
  member: member === null ? null : memberId(member),
  tests: tests.split(" ").filter(Boolean).map(labTestId),
  packages: packages.split(" ").filter(Boolean).map(labPackageId),
});
const priced = (place: LabPlace, ...people: readonly TestsOfPerson[]) => labBasket(people, place, offer);
const words = (english: string) => ({ english, hindi: null });

describe("a basket of tests", () => {
  it("loses what a package of the same person has already, and says so", () => {
    expect(priced("home", wants("sugar sugar", "both both"), wants("sugar", "", "isha"))).toMatchObject({
      kind: "ok",
      value: {
        people: [
          { member: null, items: [{ kind: "package", id: "both" }], dropped: [{ test: words("sugar"), package: words("both") }] },
          { member: "isha", items: [{ kind: "test", id: "sugar" }], dropped: [] },
        ],
        subtotal: 60_000,
        collection: 0,
        total: 60_000,
        fastingHours: 8,
        reportHours: 24,
      },
    });
  });

  it("costs ₹100 more at home below ₹500 of tests, and nothing more in a centre", () => {
    expect(priced("home", wants("sugar blood"))).toMatchObject({ value: { subtotal: 49_999, collection: 10_000, total: 59_999 } });
    expect(priced("centre", wants("sugar blood"))).toMatchObject({ value: { collection: 0, total: 49_999 } });
    expect(priced("home", wants("sugar"), wants("blood", "", "isha"))).toMatchObject({ value: { collection: 10_000 } });
    expect(priced("home", wants("", "both"), wants("sugar", "", "isha"))).toMatchObject({ value: { collection: 0 } });
  });

  it.each([
    ["no-such-people", "home", []],
    ["no-such-people", "home", [wants("sugar"), wants("blood")]],
    ["no-such-people", "home", ["a", "b", "c", "d", "e", "f"].map((member) => wants("sugar", "", member))],
    ["nobody-tested", "home", [wants("sugar"), wants("", "", "isha")]],
    ["unknown-item", "home", [wants("sugar none")]],
    ["unknown-item", "home", [wants("sugar", "none")]],
    ["only-centre", "home", [wants("scan")]],
  ] as const)("is refused: %s, %s", (kind, place, people) =>
    expect(labBasket(people, place, offer)).toMatchObject({ kind: "refused", refusal: { kind } }),
  );

  it("may be taken in a centre where it can't be at home, for up to five people", () => {
    expect(priced("centre", wants("scan")).kind).toBe("ok");
    expect(
      labBasket(
        ["a", "b", "c", "d", "e"].map((member) => wants("sugar", "", member)),
        "home",
        offer,
      ).kind,
    ).toBe("ok");
  });
});
