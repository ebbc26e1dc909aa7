import { Blocks } from "#core/fitbook/blocks.port.ts";
import { postgresBlocks } from "#adapters/postgres/fitbook/blocks.ts";
import { People } from "#core/fitbook/people/people.port.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { fitbookInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/fitbook/endpoints.ts";
import * as peopleEndpoints from "#adapters/http-contract/fitbook/people-endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const fitbookArea = {
  name: "fitbook",
  ports(container, { db }) {
    container.bind(Blocks).toConstantValue(postgresBlocks(db));
    container.bind(People).toConstantValue(postgresPeople(db));
  },
  useCases: fitbookInProcess,
  contracts: [endpoints, peopleEndpoints],
} as const satisfies ServerArea;
