import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn, LONGEST_NAME } from "#core/identity/full-name.ts";
import { mobile, mobileIn } from "#core/identity/mobile.ts";
import { networkOf } from "#core/identity/network.ts";

const anyNumber = () => fc.stringMatching(/^\d{10}$/);
/** How people write numbers: a prefix, digits of a script, gaps. */
const anyWriting = () =>
  fc.record({
    prefix: fc.constantFrom(
      "",
      "0",
      "91",
      "+91",
      "+91-",
      "0091 ",
      "(+91) ",
      "\u202a+91 ",
      "+910",
      "091 ",
      "91 0",
      "tel:+91",
      "TEL:0",
      "+91.(0)",
    ),
    zero: fc.constantFrom(..."0०০੦૦୦௦౦೦൦۰０"),
    gaps: fc.array(fc.constantFrom("", " ", ".", "-", "—", "\u00a0", "\u200e"), { minLength: 10, maxLength: 10 }),
  });

const written = (
  number: string,
  { prefix, zero, gaps }: { readonly prefix: string; readonly zero: string; readonly gaps: readonly string[] },
) => prefix + [...number].map((digit, index) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)) + gaps[index]).join("");

describe("a mobile number", () => {
  it("is the same however it is written [ru-valid-popup-mobile]", () => {
    fc.assert(fc.property(anyNumber(), anyWriting(), (number, writing) => void expect(mobileIn(written(number, writing))).toBe(number)));
    expect(mobile("+91 98200-12345")).toBe("9820012345");
  });

  it("is its own normal form, and ten digits or none", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d ()-]{0,16}$/)), (text) => {
        const mobile = mobileIn(text);
        if (mobile === null) return;
        expect(mobile).toMatch(/^\d{10}$/);
        expect(mobileIn(mobile)).toBe(mobile);
      }),
    );
  });

  it.each([
    "987654321",
    "98765432101",
    "198765432101",
    "+1 9876543210",
    "98a76543210",
    "",
    "+91",
    "९८७६५४३२१",
    "tel:",
    "+91 00 9876543210",
    "0098 9876543210",
  ])("%j is none [ru-valid-header-mobile]", (text) => {
    expect(mobileIn(text)).toBeNull();
    expect(() => mobile(text)).toThrow(RangeError);
  });
});

describe("an e-mail address", () => {
  it("is the same in any letter case and normal form, and its own normal form", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const email = emailIn(address);
        if (email === null) return; // Quoted names and the like are left to those who write them.
        expect(emailIn(` ${address.toUpperCase()}\n`)).toBe(email);
        expect(emailIn(email)).toBe(email);
      }),
    );
    expect(emailIn("\u202aasha@example.com\u202c\u200b")).toBe("asha@example.com");
    expect(emailIn("Jose\u0301@Example.COM")).toBe(emailIn("jos\u00e9@example.com"));
  });

  it.each(["asha@example.com", "a.b+c_d-e@sub.example.co.in", "आशा@उदाहरण.भारत"])("%s is one", (address) =>
    expect(emailIn(address)).not.toBeNull(),
  );
  it.each([
    "",
    "asha",
    "@example.com",
    "asha@",
    "asha@localhost",
    "a b@example.com",
    "a@b@example.com",
    "a,b@example.com",
    "a@example.com\r\nBcc: x@y.z",
    "a<b@example.com>",
    "a@-example.com",
    "a@example-.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(250)}.com`,
    "a\u0000@example.com",
    "a\u202e@example.com",
  ])("%j is none", (address) => expect(emailIn(address)).toBeNull());
});

describe("the longest e-mail address", () => {
  it("is looked for in no long text", () => expect(emailIn(`a${" ".repeat(900_000)}@example.com`)).toBeNull());
  const ofLength = (length: number) => `asha@${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(61)}.${"e".repeat(length - 194)}.in`;
  it("has 254 characters", () => {
    expect(emailIn(ofLength(254))).toHaveLength(254);
    expect(ofLength(255)).toHaveLength(255);
    expect(emailIn(ofLength(255))).toBeNull();
  });
});

describe("a full name", () => {
  it.each(["Asha Rao", "देवांशी", "José", "O", "மாரியப்பன் குமார்", "क्\u200dष", "李 小龙"])("%s is one [ru-valid-name]", (name) =>
    expect(fullNameIn(name)).toBe(name.normalize("NFC")),
  );

  it.each([
    "",
    " ",
    "Asha2",
    "Asha Rao!",
    "Asha\u202eRao",
    "Asha\u200bRao",
    "Asha\u200dRao",
    "\u200dक",
    "क\u200d",
    "ന്\u200d",
    "Asha\tRao",
    "Asha\u0000",
    "\u0301",
    "Asha_Rao",
  ])("%j is none [ru-valid-name]", (name) => expect(fullNameIn(name)).toBeNull());

  it("has at most 80 characters, without spaces around it and with single ones inside", () => {
    expect(fullNameIn("अ".repeat(LONGEST_NAME))).not.toBeNull();
    expect(fullNameIn("अ".repeat(LONGEST_NAME + 1))).toBeNull();
    expect(fullNameIn("  Asha   Rao ")).toBe("Asha Rao");
  });

  it("is its own normal form, and is found quickly in whatever text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const name = fullNameIn(text);
        if (name !== null) expect(fullNameIn(name)).toBe(name);
      }),
    );
    const begun = performance.now();
    expect(fullNameIn(`${"a ".repeat(39)}a!`)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(10_000); // Where it tried every way to cut the text, it would take years.
  });
});

describe("a place that limits count", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["127.0.0.1", "here"],
    ["::1", "here"],
    ["::1%lo", "here"],
    ["10.127.0.1", "10.127.0.1"],
    ["::ffff:203.0.113.70", "203.0.113.70"],
    ["::ffff:203.10.113.7", "203.10.113.7"],
    ["1::ffff:203.0.113.7", "1:0:0:0::/64"],
    ["2001:db8::3:4:5:6:7", "2001:db8:0:3::/64"],
    ["2001::2:3:4:5:6:7", "2001:0:2:3::/64"],
    ["::1:2:3:4:5:6:7", "0:1:2:3::/64"],
    ["::", "0:0:0:0::/64"],
    ["::ffff:127.0.0.1", "here"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
    ["", ""],
  ])("%s is %s", (address, network) => expect(networkOf(address)).toBe(network));

  it("is one for all addresses of a phone's IPv6 network", () => {
    const part = () => fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.tuple(part(), part(), part(), part()), fc.tuple(part(), part(), part(), part()), (head, tail) => {
        const [one, other] = [
          [...head, ...tail],
          [...head, "1", "2", "3", "4"],
        ].map((groups) => networkOf(groups.join(":")));
        expect(one).toBe(other);
      }),
    );
  });
});
