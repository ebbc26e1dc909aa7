import { areas } from "./areas.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = areas.flatMap(({ contract = [] }) => contract.flatMap((declared) => Object.values(declared)));
