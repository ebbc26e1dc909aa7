import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { AccountTables } from "./tables.ts";

export const storedAccount: StoredArea = {
  name: "account",
  places: {
    address: "account",
    family_member: "account",
  } satisfies Places<keyof AccountTables>,
  erased: [
    ["address", "customer"],
    ["family_member", "customer"],
    ["profile_picture", "customer"],
  ],
  exported: [
    {
      name: "addresses",
      table: "address",
      owner: "customer",
      key: "id",
      columns: ["id", "name", "mobile", "line1", "line2", "landmark", "city", "state", "pincode", "kind", "is_default"],
    },
    {
      name: "members",
      table: "family_member",
      owner: "customer",
      key: "id",
      columns: ["id", "name", "relation", "birthdate", "gender", "consented_at"],
    },
  ],
  notExported: [["profile_picture", "customer"]], // One of the uploads.
};
