import { token } from "../shared/token.ts";
import type { InviteCode } from "../identity/invite-code.ts";

/** Chance and hashing, by a key that all servers share. */
export type Secrets = {
  /** Digits of a code to be typed. */
  code(): string;
  /** For a new customer, who may have to be given another: somebody may have it. */
  inviteCode(): InviteCode;
  /** 256 random bits as text that an address may hold. */
  key(): string;
  /** Of a code, for the challenge that it answers. */
  codeHash(challenge: string, code: string): string;
  /** Of a key. */
  keyHash(key: string): string;
  /** Compares in constant time. */
  areSame(one: string, other: string): boolean;
};
export const Secrets = token<Secrets>("Secrets");
