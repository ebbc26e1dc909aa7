import type { Generated } from "kysely";

export type IdentityTables = {
  customer: CustomerRow;
  customer_invite: { invited: string; inviter: string; invited_at: Date };
  session: SessionRow;
  aggregator: { name: string; api_key_hash: Buffer };
  one_time_code: OneTimeCodeRow;
  password_reset: { key_hash: string; customer: string; until: Date };
  attempt: AttemptRow;
  shared_key: { name: string; key: Buffer };
};

export type CustomerRow = {
  id: string;
  name: string;
  mobile: string | null;
  email: string | null;
  role: Generated<"customer" | "practitioner" | "seller" | "lab" | "support" | "content" | "finance" | "admin">;
  created_at: Date;
  gender: Generated<"female" | "male" | "other" | null>;
  birthdate: Generated<string | null>;
  reference_code: Generated<string | null>;
  password_hash: Generated<string | null>;
  standing: Generated<"staying" | "blocked" | "leaving" | "erased">;
  /** When a leaving account is erased, or an erased account is forgotten. */
  due_from: Generated<Date | null>;
  aggregator: Generated<string | null>;
  invite_code: Generated<string | null>;
};

/** A recovery restores an account that is to be erased, and opens nothing else. */
export type SessionRow = {
  id: string;
  token_hash: Buffer;
  customer: string;
  opened_at: Date;
  used_at: Date;
  opens: Generated<"account" | "recovery">;
};

export type OneTimeCodeRow = {
  purpose: string;
  target: string;
  asker: string;
  challenge: string;
  hash: string;
  reference_code: string | null;
  sent_at: Date;
  state: "awaited" | "proved" | "over";
  tries: number;
  until: Date;
};

/** Attempts under one limit, of one account, address or number. `key` is a hash of it. Each attempt is in milliseconds since 1970. */
export type AttemptRow = { key: Buffer; made: readonly number[]; until: Date };
