import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { ContentTables } from "./tables.ts";

export const storedContent: StoredArea = {
  name: "content",
  places: {
    content: "offer",
    landing_page: "offer",
    enquiry: "by-id",
    message: "by-id",
    subscription: "identity",
    subscription_key: "identity",
    push_token: "identity",
    push_address: "identity",
  } satisfies Places<keyof ContentTables>,
  audited: ["landing-page", "health-plan", "hospital"],
};
