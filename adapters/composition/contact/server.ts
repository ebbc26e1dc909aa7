import { Inbox } from "#core/contact/inbox.port.ts";
import * as useCases from "#core/contact/use-cases.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { contactContract } from "#adapters/http-contract/contact/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const contactArea = {
  name: "contact",
  ports(container, { db }) {
    container.bind(Inbox).toConstantValue(postgresInbox(db));
  },
  useCases,
  contract: contactContract,
} as const satisfies ServerArea;
