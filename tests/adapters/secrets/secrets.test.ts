import { describe, expect, it } from "vitest";
import { password } from "#core/sign-in/passwords/password.ts";
import { argon2Hashes } from "#adapters/secrets/password-hashes.ts";
import { nodeSecrets } from "#adapters/secrets/secrets.ts";
import { cheapHashes } from "#tests/sign-in-in-memory.ts";

const secrets = nodeSecrets(Buffer.alloc(32, 1));

describe("secrets", () => {
  it("are codes of four digits, each as likely as another", () => {
    const codes = Array.from({ length: 20_000 }, () => secrets.code());
    for (const code of codes) expect(code).toMatch(/^\d{4}$/);
    const counts = Array.from({ length: 10 }, (_, digit) => codes.filter((code) => code.startsWith(String(digit))).length);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(300); // Seven standard deviations.
  });

  it("are keys of 256 bits that an address may hold, none like another", () => {
    const keys = Array.from({ length: 1000 }, () => secrets.key());
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    expect(new Set(keys).size).toBe(1000);
  });

  it("are invite codes, each symbol as likely as another", () => {
    const codes = Array.from({ length: 4000 }, () => secrets.inviteCode());
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const counts = new Map<string, number>();
    for (const symbol of codes.join("")) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    expect(counts.size).toBe(32);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(220); // Seven standard deviations.
  });

  it("are hashed for their challenge alone, by a key that others don't have", () => {
    const hash = secrets.codeHash("challenge", "1234");
    expect(hash).not.toContain("1234");
    expect(secrets.codeHash("challenge", "1234")).toBe(hash);
    expect(nodeSecrets(Buffer.alloc(32, 1)).codeHash("challenge", "1234")).toBe(hash);
    expect(nodeSecrets(Buffer.alloc(32, 2)).codeHash("challenge", "1234")).not.toBe(hash);
    for (const [challenge, code] of [
      ["other", "1234"],
      ["challenge", "1235"],
      ["challenge1", "234"],
    ] as const) {
      expect(secrets.codeHash(challenge, code)).not.toBe(hash);
    }
    expect(secrets.keyHash("a key")).not.toContain("a key");
  });

  it("are compared whatever their length", () => {
    expect(secrets.areSame("1234", "1234")).toBe(true);
    for (const other of ["1235", "123", "12345", ""]) expect(secrets.areSame("1234", other)).toBe(false);
  });
});

describe("a password's hash", () => {
  it("fits its password alone, and is another one each time", async () => {
    const hashes = cheapHashes();
    const [one, other] = [await hashes.of(password("kt7Rw2qX")), await hashes.of(password("kt7Rw2qX"))];
    expect(one).not.toBe(other);
    for (const hash of [one, other]) expect(await hashes.fits("kt7Rw2qX", hash)).toBe(true);
    for (const typed of ["kt7Rw2qx", "kt7Rw2q", "", "x".repeat(10_000)]) expect(await hashes.fits(typed, one)).toBe(false);
    for (const none of [null, "", "kt7Rw2qX", "$argon2id$v=19$m=8,t=1,p=1$$"]) expect(await hashes.fits("kt7Rw2qX", none)).toBe(false);
  });

  it("is argon2id with 19 MiB and two passes, and keeps its cost when that is raised", async () => {
    const hash = await argon2Hashes().of(password("kt7Rw2qX"));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await cheapHashes().fits("kt7Rw2qX", hash)).toBe(true);
  });
});
