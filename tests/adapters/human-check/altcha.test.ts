import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it } from "vitest";
import { TASK_LIFE } from "#core/sign-in/human-check/human-check.port.ts";
import { ALTCHA_COST, altcha } from "#adapters/human-check/altcha.ts";
import { now } from "#tests/fixtures.ts";

const key = Buffer.alloc(32, 3);
const cost = { rounds: 1, guesses: [3, 9] } as const;
const check = altcha(key, cost);

const packed = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64");

async function solved(weight: "usual" | "hard" = "usual", by = check) {
  const challenge = JSON.parse(JSON.stringify(await by.task(weight, now)));
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("the task was not solved in time");
  return { challenge, solution };
}

describe("a human check", () => {
  it("is proved by its solution, until ten minutes later, on every server with the key", async () => {
    const proof = await solved();
    const proved = { id: proof.challenge.parameters.nonce, weight: "usual" };
    expect(await check.proved(packed(proof), now + TASK_LIFE - 1, null)).toEqual(proved);
    expect(await altcha(Buffer.from(key), cost).proved(packed(proof), now, null)).toEqual(proved);
    expect(await check.proved(packed(proof), now + TASK_LIFE, null)).toBeNull();
    expect(await altcha(Buffer.alloc(32, 4), cost).proved(packed(proof), now, null)).toBeNull();
  });

  it("takes eight times the guesses where it is hard, and says which it was", async () => {
    const { challenge, solution } = await solved("hard");
    expect(solution.counter).toBeGreaterThanOrEqual(24);
    expect((await check.proved(packed({ challenge, solution }), now, null))?.weight).toBe("hard");
  });

  it("is not proved by what was changed or made up", async () => {
    const { challenge, solution } = await solved();
    const parameters = challenge.parameters;
    const forged = [
      { challenge, solution: { ...solution, derivedKey: "00" } },
      { challenge: { ...challenge, signature: "00" }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { weight: "hard", until: parameters.data.until } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { ...parameters.data, until: now * 2 } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 0.5 } }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: {} },
      { challenge: {}, solution: {} },
      [],
      null,
      "text",
    ];
    for (const proof of forged) expect([proof, await check.proved(packed(proof), now, null)]).toEqual([proof, null]);
    for (const text of ["", "nonsense", "{}", "%%%", "a".repeat(100_000)]) expect(await check.proved(text, now, null)).toBeNull();
  });

  it("of a server that asks for less work proves nothing to one that asks for more", async () => {
    const cheap = await solved("usual", altcha(key, { ...cost, rounds: 1 }));
    expect(await altcha(key, { ...cost, rounds: 2 }).proved(packed(cheap), now, null)).toBeNull();
  });

  it("asks for some hundred guesses of five thousand rounds where nothing else is chosen", async () => {
    expect(ALTCHA_COST).toEqual({ rounds: 5000, guesses: [300, 600] });
    expect(await altcha(key).task("usual", now)).toMatchObject({ parameters: { algorithm: "PBKDF2/SHA-256", cost: 5000 } });
  });
});
