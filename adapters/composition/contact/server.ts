import { Inbox } from "#core/contact/inbox.port.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { contactInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/contact/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const contactArea = {
  name: "contact",
  ports(container, { db }) {
    container.bind(Inbox).toConstantValue(postgresInbox(db));
  },
  useCases: contactInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
