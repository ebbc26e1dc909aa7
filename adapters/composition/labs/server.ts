import { Labs } from "#core/labs/labs.port.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { labsInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/labs/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const labsArea = {
  name: "labs",
  ports(container, { db }) {
    container.bind(Labs).toConstantValue(postgresLabs(db));
  },
  useCases: labsInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
