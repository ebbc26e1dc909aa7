import { token } from "../../shared/token.ts";
import type { Password } from "./password.ts";

/** Slow and memory-hungry on purpose: argon2id. */
export type PasswordHashes = {
  of(password: Password): Promise<string>;
  /** Whether the text typed is the password; against null as slow, and never so. */
  fits(typed: string, hash: string | null): Promise<boolean>;
};
export const PasswordHashes = token<PasswordHashes>("PasswordHashes");
