import { Inbox } from "#core/contact/inbox.port.ts";
import * as useCases from "#core/contact/use-cases.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import * as endpoints from "#adapters/http-contract/contact/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const contactArea = {
  name: "contact",
  ports(container, { db }) {
    container.bind(Inbox).toConstantValue(postgresInbox(db));
  },
  useCases,
  contracts: [endpoints],
} as const satisfies ServerArea;
