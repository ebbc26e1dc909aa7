import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "#core/sign-in/common-passwords.ts";
import { isRepeated, LONGEST_PASSWORD, password, passwordProblem, SHORTEST_PASSWORD } from "#core/sign-in/password.ts";

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

  it.each(
    (
      "123456 password 12345678 qwerty 123456789 1234567890 111111 abc123 password1 iloveyou 1q2w3e4r 000000 qwerty123 zaq12wsx dragon sunshine princess " +
      "letmein 654321 monkey 1qaz2wsx 123321 qwertyuiop superman asdfghjkl Passw0rd P@ssw0rd India@123 krishna 112233 121212 159753 trustno1 696969 987654321 " +
      "1234qwer qwe123 aaaaaa 123123 7777777 147258369 asd123 a123456 123abc 1234abcd Welcome@123 admin123 147852 13031990 football1 jordan23 abcd1234 pass@123 " +
      "101010 zxcvbnm q1w2e3r4 123654 samsung Rahul@1998 IloveYou2 Ganesh108 2001-08-15 !password"
    ).split(" "),
  )("%s is one of the commonest", (text) => expect(isCommonPassword(text)).toBe(true));

  it.each([
    "kt7Rw2qX",
    "neem&tulsi9k",
    "haldi-4Dudh",
    "vN83ksP1",
    "Pudina#Chai",
    "meri gaay7",
    "Gx9!pt",
    "92751634",
    "xkcd936q",
    "rvTq8zLm0p",
  ])("%s is not", (text) => expect(isCommonPassword(text)).toBe(false));

  it("is hardly ever common where it was made by chance", () => {
    const anyLetters = fc.stringMatching(/^[A-Za-z0-9]{12}$/);
    const drawn = fc.sample(anyLetters, { numRuns: 1000, seed: 7 }).filter((text) => new Set(text).size > 6);
    expect(drawn.filter(isCommonPassword)).toEqual([]);
  });

  it("is weighed quickly, whatever it is", () => {
    const begun = performance.now();
    for (const text of ["0".repeat(100), "1a".repeat(50), "@!$".repeat(33), "qwertyuiop".repeat(10)]) isCommonPassword(text);
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it("is told from another one typed beside it [ru-valid-password-match]", () => {
    expect(isRepeated("kt7Rw2qX", "kt7Rw2qX")).toBe(true);
    expect(isRepeated("kt7Rw2qX", "kt7Rw2qx")).toBe(false);
    expect(isRepeated("Jose\u0301!1", "Jos\u00e9!1")).toBe(true);
  });
});
