import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { randomInt } from "node:crypto";
import { mkdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { outboxMessages } from "#adapters/outbox/outbox.ts";
import type { RunningShop } from "./running-shop.ts";

/**
 * The token of a session that a customer opens by a code, as their device would: whatever is tried is not signing in. A newcomer has the
 * name.
 */
export async function bearerOf(shop: Pick<RunningShop, "address" | "folder">, mobile: string, name = "Naina Sethi"): Promise<string> {
  const place = join(shop.folder, `bearer-${mobile}`); // A number gets one code in half a minute, and few in a day: the next file goes on with the session.
  const isFirst = await mkdir(`${place}-asked`).then(
    () => true,
    () => false,
  );
  if (!isFirst) return bearerIn(place, mobile);
  const bearer = await newBearerOf(shop, mobile, name).catch(async (error: unknown) => {
    await rmdir(`${place}-asked`); // Another try asks again.
    throw error;
  });
  await writeFile(`${place}-draft`, bearer);
  await rename(`${place}-draft`, place);
  return bearer;
}

/** What another file of tests is just asking for, once it has it. */
async function bearerIn(place: string, mobile: string): Promise<string> {
  for (let turn = 0; turn < 300; turn += 1) {
    const bearer = await readFile(place, "utf8").catch(() => null);
    if (bearer !== null) return bearer;
    await setTimeout(100);
  }
  throw new Error(`nobody could sign in with ${mobile}`);
}

/** A number that no account has: whoever signs out or changes what is theirs is nobody whom another journey meets. */
export const newcomer = (): string => `98${String(randomInt(100_000_000)).padStart(8, "0")}`;

async function newBearerOf({ address, folder }: Pick<RunningShop, "address" | "folder">, mobile: string, name: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${address}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const outbox = join(folder, "outbox");
  const before = (await outboxMessages(outbox)).length;
  await post("/auth/localsignup", { mobile, captcha_token: await proof(address) });
  const verified = await post("/auth/otpverification", { mobile, otp: await codeIn(outbox, mobile, before) });
  const { payload } = verified.payload === null ? await post("/auth/userRegistrationByMobile", { mobile, name }) : verified;
  if (typeof payload?.token !== "string") throw new Error(`${mobile} could not sign in`);
  return payload.token;
}

/** What a person's device works out. */
export async function proof(address: string): Promise<string> {
  const { payload: challenge } = await (await fetch(`${address}/api/auth/human-check`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The code of a message that came after so many others. */
export async function codeIn(outbox: string, mobile: string, before: number): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const messages = (await outboxMessages(outbox)).slice(before).filter((message) => message.channel === "sms" && message.to === mobile);
    const code = /\b(\d{4})\b/.exec(messages.at(-1)?.text ?? "")?.[1];
    if (code !== undefined) return code;
    await setTimeout(100);
  }
  throw new Error(`No code came to ${mobile}`);
}
