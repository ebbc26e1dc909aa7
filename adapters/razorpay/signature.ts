import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in hexadecimal digits, as they sign what they send. */
export const signature = (secret: string, signed: string | Uint8Array): string => createHmac("sha256", secret).update(signed).digest("hex");

/** Takes the same time wherever a wrong one differs. */
export function isSigned(secret: string, signed: string | Uint8Array, shown: string): boolean {
  const [right, given] = [Buffer.from(signature(secret, signed)), Buffer.from(shown)];
  return right.length === given.length && timingSafeEqual(right, given);
}
