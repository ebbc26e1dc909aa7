import { IDENTITY_JOBS } from "#core/identity/identity-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { IdentityTables } from "./tables.ts";

export const storedIdentity: StoredArea = {
  name: "identity",
  places: {
    customer: "identity",
    customer_invite: "several",
    session: "identity",
    aggregator: "identity",
    one_time_code: "identity",
    password_reset: "identity",
    attempt: "identity",
    shared_key: "work",
  } satisfies Places<keyof IdentityTables>,
  jobs: IDENTITY_JOBS,
  erased: [
    ["session", "customer"],
    ["customer_invite", "invited"],
    ["customer_invite", "inviter"],
  ],
  exported: [
    {
      name: "account",
      table: "customer",
      owner: "id",
      key: "id",
      columns: [
        "id",
        "name",
        "mobile",
        "email",
        "gender",
        "birthdate",
        "role",
        "reference_code",
        "invite_code",
        "aggregator",
        "standing",
        "due_from",
        "created_at",
      ],
    },
    { name: "invited", table: "customer_invite", owner: "invited", key: "invited", columns: ["invited_at"] },
    { name: "sessions", table: "session", owner: "customer", key: "id", columns: ["opened_at", "used_at", "opens"] },
  ],
  notExported: [["customer_invite", "inviter"]], // Only the invited customers themselves are told that they signed up.
};
