import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CODE_LIFE, CODE_TRIES, PROOF_LIFE } from "#core/sign-in/codes/one-time-code.ts";
import { memoryCodes } from "#adapters/memory/sign-in/codes.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { forgetCodes, postgresCodes } from "#adapters/postgres/sign-in/codes.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CodeKey, Codes, NewCode } from "#core/sign-in/codes/codes.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => Codes> = { memory: () => memoryCodes(new Memory()), postgres: () => postgresCodes(db) };

let made = 0;
const aCode = (given: Partial<NewCode> = {}): NewCode => ({
  purpose: "sign-in",
  target: `98765${String(++made).padStart(5, "0")}`,
  asker: "203.0.113.7",
  challenge: `challenge-${made}`,
  hash: "right",
  referenceCode: null,
  life: CODE_LIFE,
  ...given,
});
const keyOf = ({ purpose, target, asker }: NewCode): CodeKey => ({ purpose, target, asker, challenge: null });
const letter = { kind: "send-sms", mobile: "9876543210", text: "a code" } as const;
const type = (codes: Codes, key: CodeKey, typed: string, at = now) => codes.type(key, (_, hash) => hash === typed, at);

describe.each(Object.entries(adapters))("codes kept in %s", (_, kept) => {
  it("are right once, whoever types them at the same time", async () => {
    const codes = kept();
    const code = aCode();
    await codes.put(code, letter, now);
    const answers = await Promise.all(Array.from({ length: 20 }, () => type(codes, keyOf(code), "right")));
    expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
  });

  it("allow so many tries and no more, whoever tries at the same time", async () => {
    const codes = kept();
    const code = aCode();
    await codes.put(code, letter, now);
    let seen = 0;
    const counting = () =>
      codes.type(
        keyOf(code),
        () => {
          seen += 1;
          return false;
        },
        now,
      );
    await Promise.all(Array.from({ length: CODE_TRIES }, counting));
    expect(seen).toBe(CODE_TRIES);
    expect(await type(codes, keyOf(code), "right")).toBe("wrong");

    const other = aCode();
    await codes.put(other, letter, now);
    await Promise.all(Array.from({ length: CODE_TRIES - 1 }, () => type(codes, keyOf(other), "wrong")));
    expect(await type(codes, keyOf(other), "right")).toBe("right");
  });

  it("prove once and for a while, whoever uses the proof at the same time", async () => {
    const codes = kept();
    const code = aCode({ referenceCode: "DR-1" });
    await codes.put(code, letter, now);
    expect(await codes.use(keyOf(code), now)).toBeNull();
    await type(codes, keyOf(code), "right");
    const used = await Promise.all(Array.from({ length: 10 }, () => codes.use(keyOf(code), now + PROOF_LIFE - 1)));
    expect(used.filter((answer) => answer !== null)).toEqual([{ asker: code.asker, referenceCode: "DR-1" }]);

    const late = aCode();
    await codes.put(late, letter, now);
    await type(codes, keyOf(late), "right");
    expect(await codes.use(keyOf(late), now + PROOF_LIFE)).toBeNull();
  });

  it("are nobody else's: another target, place, purpose or challenge finds none", async () => {
    const codes = kept();
    const code = aCode();
    await codes.put(code, letter, now);
    const key = keyOf(code);
    const others: readonly CodeKey[] = [
      { ...key, target: "9000000000" },
      { ...key, asker: "198.51.100.4" },
      { ...key, purpose: "own-mobile" },
      { ...key, challenge: "another" },
      { ...key, challenge: code.challenge, target: "9000000000" },
    ];
    for (const other of others) expect([other, await type(codes, other, "right")]).toEqual([other, "wrong"]);
    expect(await type(codes, { ...key, asker: "198.51.100.4", challenge: code.challenge }, "right")).toBe("right");
  });

  it("end with their time, and with the next one that the same asks", async () => {
    const codes = kept();
    const code = aCode();
    await codes.put(code, letter, now);
    expect(await type(codes, keyOf(code), "right", now + CODE_LIFE)).toBe("wrong");
    await codes.put({ ...code, challenge: `${code.challenge}-a`, hash: "former" }, letter, now);
    await codes.put({ ...code, challenge: `${code.challenge}-b`, hash: "later" }, letter, now + 1);
    expect(await type(codes, keyOf(code), "former", now + 1)).toBe("wrong");
    expect(await type(codes, { ...keyOf(code), challenge: `${code.challenge}-a` }, "former", now + 1)).toBe("wrong");
    expect(await type(codes, keyOf(code), "later", now + 1)).toBe("right");
    expect(await codes.asked(keyOf(code), now)).toEqual({ asker: code.asker, referenceCode: null });
    expect(await codes.asked(keyOf(code), now + 1)).toBeNull();
  });
});

describe("codes kept in postgres", () => {
  it("are put with their letter or not at all", async () => {
    const codes = postgresCodes(db);
    const code = aCode();
    await codes.put(code, letter, now);
    const unsent = { ...code, challenge: "unsent", hash: "unsent" };
    await expect(codes.put(unsent, { ...letter, kind: "no-such-kind" } as never, now)).rejects.toThrow();
    expect(await type(codes, keyOf(code), "right")).toBe("right");
  });

  it("are forgotten a day after their time", async () => {
    const codes = postgresCodes(db);
    const code = aCode();
    await codes.put(code, letter, now);
    const there = async () =>
      (await db.selectFrom("one_time_code").select("challenge").where("challenge", "=", code.challenge).execute()).length;
    await forgetCodes(db, now + CODE_LIFE + 24 * 3_600_000);
    expect(await there()).toBe(1);
    await forgetCodes(db, now + CODE_LIFE + 24 * 3_600_000 + 1);
    expect(await there()).toBe(0);
  });
});
