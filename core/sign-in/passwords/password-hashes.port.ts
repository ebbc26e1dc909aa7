import { token } from "../../shared/token.ts";
import type { Password } from "./password.ts";

/** Hashes with argon2id, which is slow and needs much memory on purpose. */
export type PasswordHashes = {
  of(password: Password): Promise<string>;
  /** Whether the typed text is the password. With null it takes as long, and the answer is always no. */
  fits(typed: string, hash: string | null): Promise<boolean>;
};
export const PasswordHashes = token<PasswordHashes>("PasswordHashes");
