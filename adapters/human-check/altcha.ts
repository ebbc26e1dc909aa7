import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { TASK_LIFE } from "#core/sign-in/human-check/human-check.port.ts";
import type { HumanCheck, HumanTaskWeight } from "#core/sign-in/human-check/human-check.port.ts";

/** Rounds of one guess, and how many guesses a task of the usual weight takes: 0.4 s on a phone; a hard one eight times that. */
export type AltchaCost = { readonly rounds: number; readonly guesses: readonly [least: number, most: number] };
export const ALTCHA_COST: AltchaCost = { rounds: 5000, guesses: [300, 600] };
const HARDER = 8;

const ALGORITHM = "PBKDF2/SHA-256";
/** Of a proof as a text; a real one has some 700 characters. */
const LONGEST = 4000;

/** `key` is the servers' own. A proof is a task and its solution in JSON, as base64. */
export function altcha(key: Buffer, { rounds, guesses: [least, most] } = ALTCHA_COST): HumanCheck {
  const secret = key.toString("base64url");
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}.key` };
  return {
    async task(weight, at) {
      const harder = weight === "hard" ? HARDER : 1;
      const counter = randomInt(least * harder, most * harder);
      const { parameters, signature } = await createChallenge({
        algorithm: ALGORITHM,
        cost: rounds,
        counter,
        deriveKey,
        data: { weight, until: at + TASK_LIFE },
        ...secrets,
      });
      return { parameters, signature };
    },
    async proved(proof, at) {
      const read = proof.length > LONGEST ? null : proofIn(proof);
      if (read === null) return null;
      const { challenge, solution } = read;
      const { weight, until } = challenge.parameters.data ?? {};
      if (!isWeight(weight) || typeof until !== "number" || at >= until || challenge.parameters.cost !== rounds) return null;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => ({ verified: false })); // What can't even be read proves nothing.
      return verified ? { id: challenge.parameters.nonce, weight } : null;
    },
  };
}

type Proof = Pick<Parameters<typeof verifySolution>[0], "challenge" | "solution">;

function proofIn(text: string): Proof | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    return isProof(read) ? read : null;
  } catch {
    return null;
  }
}

/** As far as is needed before the signature is checked, which holds everything else. */
const isProof = (read: unknown): read is Proof =>
  isObject(read) &&
  isObject(read["challenge"]) &&
  isObject(read["challenge"]["parameters"]) &&
  typeof read["challenge"]["signature"] === "string" &&
  typeof read["challenge"]["parameters"]["nonce"] === "string" &&
  isObject(read["solution"]);

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object";
const isWeight = (weight: unknown): weight is HumanTaskWeight => weight === "usual" || weight === "hard";
