import { Blocks } from "#core/fitbook/blocks.port.ts";
import { postgresBlocks } from "#adapters/postgres/fitbook/blocks.ts";
import { fitbookInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/fitbook/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const fitbookArea = {
  name: "fitbook",
  ports(container, { db }) {
    container.bind(Blocks).toConstantValue(postgresBlocks(db));
  },
  useCases: fitbookInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
