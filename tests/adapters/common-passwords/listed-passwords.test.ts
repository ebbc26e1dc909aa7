import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { password } from "#core/sign-in/passwords/password.ts";
import { isTooCommon } from "#core/sign-in/passwords/too-common.ts";
import { listedPasswords } from "#adapters/common-passwords/listed-passwords.ts";

const listed = listedPasswords();

describe("the commonest passwords", () => {
  it.each(
    (
      "123456 password 12345678 qwerty 123456789 1234567890 111111 abc123 password1 iloveyou 1q2w3e4r 000000 qwerty123 zaq12wsx dragon sunshine " +
      "princess letmein 654321 monkey 1qaz2wsx 123321 qwertyuiop superman asdfghjkl Passw0rd P@ssw0rd India@123 krishna 112233 121212 159753 " +
      "trustno1 696969 987654321 1234qwer qwe123 aaaaaa 123123 7777777 147258369 asd123 a123456 123abc 1234abcd Welcome@123 admin123 147852 " +
      "football1 jordan23 abcd1234 pass@123 101010 zxcvbnm q1w2e3r4 123654 samsung IloveYou2 !password"
    ).split(" "),
  )("hold %s", async (text) => expect(await isTooCommon(password(text), listed)).toBe(true));

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
  ])("do not hold %s", async (text) => expect(await isTooCommon(password(text), listed)).toBe(false));

  it("hold nothing that was made by chance", async () => {
    const drawn = fc.sample(fc.stringMatching(/^[A-Za-z0-9]{10}$/), { numRuns: 500, seed: 7 }).filter((text) => new Set(text).size > 6);
    expect(drawn.length).toBeGreaterThan(300);
    for (const text of drawn) expect(await isTooCommon(password(text), listed), text).toBe(false);
  });
});
