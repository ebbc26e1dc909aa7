import * as useCases from "#core/me/use-cases.ts";
import { meContract } from "#adapters/http-contract/me/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const meArea = {
  name: "me",
  useCases,
  contract: meContract,
} as const satisfies ServerArea;
