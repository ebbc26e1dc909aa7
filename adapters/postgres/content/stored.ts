import { content } from "#adapters/postgres/migrations/0010-content.ts";
import { landingPages } from "#adapters/postgres/migrations/0075-landing-pages.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { ContentTables } from "./tables.ts";

export const storedContent: StoredArea = {
  name: "content",
  migrations: {
    "0010-content": content,
    "0075-landing-pages": landingPages,
  },
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
