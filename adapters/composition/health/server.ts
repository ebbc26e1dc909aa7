import { healthInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/health/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const healthArea = {
  name: "health",
  useCases: healthInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
