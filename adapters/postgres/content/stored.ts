import { content } from "#adapters/postgres/migrations/0010-content.ts";
import { landingPages } from "#adapters/postgres/migrations/0075-landing-pages.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedContent: StoredArea = {
  name: "content",
  migrations: {
    "0010-content": content,
    "0075-landing-pages": landingPages,
  },
  audited: ["landing-page", "health-plan", "hospital"],
};
