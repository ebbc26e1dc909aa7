import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INVITE_CODE_LENGTH, inviteCodeIn, inviteCodeOf } from "#core/identity/invite-code.ts";

const anyCode = () => fc.uint8Array({ minLength: INVITE_CODE_LENGTH, maxLength: INVITE_CODE_LENGTH }).map(inviteCodeOf);
/** How people write codes: in small letters, digits of other scripts or letters that look like digits, with gaps. */
const anyWriting = () =>
  fc.array(
    fc.record({
      gap: fc.constantFrom("", " ", "-", "–", "\u00a0", "\u200b"),
      zero: fc.constantFrom("0", "o", "O", "०", "০"),
      one: fc.constantFrom("1", "l", "I", "i", "१"),
      isSmall: fc.boolean(),
    }),
    { minLength: INVITE_CODE_LENGTH, maxLength: INVITE_CODE_LENGTH },
  );

describe("an invite code", () => {
  it("is eight digits and capital letters without those that read alike, and reads as itself", () => {
    fc.assert(
      fc.property(anyCode(), (code) => {
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(inviteCodeIn(code)).toBe(code);
      }),
    );
  });

  it("is the same however it is written", () => {
    fc.assert(
      fc.property(anyCode(), anyWriting(), (code, writing) => {
        const written = writing.map(({ gap, zero, one, isSmall }, at) => {
          const symbol = code.charAt(at);
          return gap + (symbol === "0" ? zero : symbol === "1" ? one : isSmall ? symbol.toLowerCase() : symbol);
        });
        expect(inviteCodeIn(`${written.join("")} `)).toBe(code);
      }),
    );
  });

  it("is one or none, whatever is written", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\dA-Za-z -]{7,10}$/)), (text) => {
        const code = inviteCodeIn(text);
        if (code !== null) expect(inviteCodeIn(code)).toBe(code);
      }),
    );
  });

  it.each(["", "7K3MQ2X", "7K3MQ2XAA", "7K3MQ2XU", "7K3M.Q2X", "7K3MQ2Xß"])("is none of %j", (text) =>
    expect(inviteCodeIn(text)).toBeNull(),
  );

  it("of other bytes is another: each byte counts by five bits", () => {
    const codes = Array.from({ length: 32 }, (_, byte) => inviteCodeOf(new Uint8Array(8).fill(byte)));
    expect(new Set(codes).size).toBe(32);
    expect(inviteCodeOf(new Uint8Array([0, 1, 2, 31, 32, 10, 255, 18, 7]))).toBe("012Z0AZJ");
  });
});
