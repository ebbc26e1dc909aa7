import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { namedBy } from "#core/shared/token.ts";
import { loadCalls } from "#adapters/http-client/over-http.ts";
import { contracts } from "#adapters/http-contract/contracts.ts";
import { nothingBound } from "./container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";
import type { Endpoint, UseCase } from "#adapters/http-contract/endpoint.ts";
import type { Container, Kept } from "./container.ts";

/** What was bound, apart from what the server answers. */
type Bound = Pick<Container, "get"> & { readonly holds: (stored: Kept<unknown>) => boolean };

/**
 * The use cases of whoever keeps none: the server is asked, at the endpoint that the contract of the use case's area has for it. The
 * contract is loaded by the first call. What has no endpoint, because it travels as a file or a stream, features bind; `bound` loads what
 * they bind late.
 */
export function answeredOverHttp(overHttp: OverHttp, bound: () => Promise<Bound>): Pick<Container, "get" | "isBound"> {
  const answering = new Map<Kept<unknown>, UseCase>();
  const ask =
    (useCase: Kept<unknown>): UseCase =>
    async (...given) => {
      loadCalls();
      const endpoint = await endpointOf(useCase);
      if (endpoint !== undefined) return overHttp(async () => endpoint)(...given);
      const own = await bound();
      return own.holds(useCase) ? (own.get(useCase) as UseCase)(...given) : nothingBound(useCase); // Every use case is of this type.
    };
  return {
    isBound: (stored) => areaOf(stored) !== null,
    get<T>(stored: Kept<T>): T {
      if (areaOf(stored) === null) return nothingBound(stored);
      const known = answering.get(stored) ?? ask(stored);
      answering.set(stored, known);
      return known as T;
    },
  };
}

const areaOf = (stored: Kept<unknown>): string | null => (typeof stored === "symbol" ? namedBy(stored).area : null);

async function endpointOf(useCase: Kept<unknown>): Promise<Endpoint | undefined> {
  const contract = await contracts[areaOf(useCase) ?? ""]?.().catch((error: unknown) => {
    throw new PortUnavailable("the code of the call", error);
  });
  return contract?.flatMap((declared) => Object.values(declared)).find(({ answers, isSecond }) => answers === useCase && isSecond !== true);
}
