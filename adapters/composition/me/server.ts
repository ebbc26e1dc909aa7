import * as useCases from "#core/me/use-cases.ts";
import * as endpoints from "#adapters/http-contract/me/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const meArea = {
  name: "me",
  useCases,
  contracts: [endpoints],
} as const satisfies ServerArea;
