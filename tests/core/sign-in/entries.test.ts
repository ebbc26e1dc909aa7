import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxesOf, codeTyped, startsVerification } from "#core/sign-in/codes/code-entry.ts";
import { mobileEntered, mobileEntry, mobileTyped } from "#core/sign-in/mobile-and-email/mobile-entry.ts";
import { EMPTY_SIGN_UP, signUpProblem } from "#core/sign-in/sign-up/sign-up-form.ts";

describe("a mobile that is typed", () => {
  it.each([
    ["98765 43210", "9876543210"],
    ["98a76543210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["+9", "+9"],
    ["09876543210", "09876543210"],
    ["९८७६५ ४३२१०", "9876543210"],
    ["9+8", "98"],
    ["", ""],
    ["tel:+919876543210", "9876543210"],
    ["+9109876543210", "09876543210"],
    ["98765.43210", "9876543210"],
    ["00919876543210", "9876543210"],
    ["919876543210", "9876543210"],
    ["987654321012", "987654321012"],
  ])("%j is kept as %j [ru-valid-popup-mobile]", (text, stored) => expect(mobileTyped(text)).toBe(stored));

  it("can be sent a code with ten digits alone [ru-valid-header-mobile] [ru-valid-verify-mobile] [ru-valid-verify-disabled]", () => {
    expect(mobileEntry("9876543210")).toEqual({ kind: "ready", mobile: "9876543210" });
    expect(mobileEntry("")).toEqual({ kind: "empty" });
    for (const typed of ["9", "987654321", "98765432101"]) expect(mobileEntry(typed)).toEqual({ kind: "invalid" });
  });

  it("takes no key more than the field holds, unless what it holds becomes a number by it", () => {
    expect(mobileEntered("98765432101", "987654321012")).toBe("98765432101");
    expect(mobileEntered("91987654321", "919876543210")).toBe("9876543210");
    expect(mobileEntered("", "+91 98-765 43210")).toBe("9876543210");
    expect(mobileEntered("", "987654321012")).toBe("987654321012");
  });

  it("stays as it is when it is typed again", () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(mobileTyped(mobileTyped(text))).toBe(mobileTyped(text))));
  });
});

describe("a code that is typed", () => {
  it("fills four boxes when it is pasted [ru-valid-otp-boxes]", () => {
    expect(boxesOf(codeTyped("1234"))).toEqual(["1", "2", "3", "4"]);
    expect(boxesOf(codeTyped(" १२३४ is your OTP"))).toEqual(["1", "2", "3", "4"]);
    expect(boxesOf(codeTyped("12"))).toEqual(["1", "2", "", ""]);
    expect(codeTyped("123456")).toBe("1234");
  });

  it("is verified once the fourth digit is there, and not before or twice [ru-valid-otp-auto]", () => {
    expect(startsVerification("123", "1234")).toBe(true);
    expect(startsVerification("", "1234")).toBe(true);
    expect(startsVerification("12", "123")).toBe(false);
    expect(startsVerification("1234", "1234")).toBe(false);
    expect(startsVerification("1234", "1235")).toBe(true);
  });
});

describe("a sign-up form", () => {
  it("has its terms ticked when it opens [ru-valid-terms-default]", () =>
    expect(EMPTY_SIGN_UP).toEqual({ name: "", areTermsAccepted: true }));

  it("can't be sent while they are not, and then that is said first [ru-valid-terms-submit] [ru-valid-terms-alert]", () => {
    expect(signUpProblem({ name: "Asha Rao", areTermsAccepted: false })).toBe("terms-not-accepted");
    expect(signUpProblem({ name: "", areTermsAccepted: false })).toBe("terms-not-accepted");
    expect(signUpProblem({ name: "Asha Rao", areTermsAccepted: true })).toBeNull();
  });

  it.each(["", "Asha2"])("can't be sent with the name %j [ru-valid-name]", (name) =>
    expect(signUpProblem({ name, areTermsAccepted: true })).toBe("name-needed"),
  );
});
