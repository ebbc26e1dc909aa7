import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRepeated, LONGEST_PASSWORD, password, passwordProblem, SHORTEST_PASSWORD } from "#core/sign-in/passwords/password.ts";
import { isTooCommon } from "#core/sign-in/passwords/too-common.ts";

/** A list that holds nothing: what is found is a pattern. */
const none = { include: async () => false };

describe("a password", () => {
  it("has six to twelve characters, whatever they are [ru-valid-password] [co-password-min] [co-password-max]", () => {
    expect([SHORTEST_PASSWORD, LONGEST_PASSWORD]).toEqual([6, 12]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
        const length = [...text.normalize("NFC")].length;
        const problem = passwordProblem(text);
        expect(problem === "too-short").toBe(length < 6);
        expect(problem === "too-long").toBe(length > 12);
        if (problem === null) expect(password(text)).toBe(text.normalize("NFC"));
        else expect(() => password(text)).toThrow(RangeError);
      }),
    );
  });

  it.each(["aaaaaa", "121212", "12312312", "abcabcab", "neemneem", "xyzwxyzwx"])("%s repeats itself, which is too common", async (text) => {
    expect(await isTooCommon(password(text), none)).toBe(true);
  });

  it.each(["654321", "abcdef", "1234567890", "987654", "8901234", "fedcba", "3210987"])(
    "%s is a row, which is too common",
    async (text) => {
      expect(await isTooCommon(password(text), none)).toBe(true);
    },
  );

  it.each(["neemneemn8", "abcdeg", "bcdefh1", "aab123", "654320", "abcdeabcde", "haldi-4Dudh"])("%s is neither", async (text) => {
    expect(await isTooCommon(password(text), none)).toBe(false);
  });

  it("is too common as it is listed, in capitals, and with signs among its letters", async () => {
    const listed = {
      include: async (text: string) => text === "india123" || text === "p@ssw0rd" || text === "\u0930\u093e\u092e\u0930\u093e\u0927\u0947",
    };
    for (const text of [
      "india123",
      "India123",
      "India@123",
      "#india-123",
      "\uff29ndia123",
      "P@ssw0rd",
      "\u0930\u093e\u092e-\u0930\u093e\u0927\u0947",
    ])
      expect(await isTooCommon(password(text), listed), text).toBe(true);
    for (const text of ["india1234", "ndia123", "passw0rd", "Indi\u00e1123"])
      expect(await isTooCommon(password(text), listed), text).toBe(false);
  });

  it("is told from another one typed beside it [ru-valid-password-match]", () => {
    expect(isRepeated("kt7Rw2qX", "kt7Rw2qX")).toBe(true);
    expect(isRepeated("kt7Rw2qX", "kt7Rw2qx")).toBe(false);
    expect(isRepeated("Jose\u0301!1", "Jos\u00e9!1")).toBe(true);
  });
});
