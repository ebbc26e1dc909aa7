import type { OverHttp } from "#adapters/http-client/over-http.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";
import type { Container, Kept } from "./container.ts";

type Contract = { readonly [name: string]: Endpoint };

/** Binds the use cases of a contract to calls of its endpoints. An endpoint without its use case does not compile. The contract is loaded by the first call. */
export function bindOverHttp<Declared extends Contract>(
  container: Container,
  overHttp: OverHttp,
  contract: () => Promise<Declared>,
  useCases: { readonly [Name in keyof Declared]: Declared[Name]["answers"] },
): void {
  const load: () => Promise<Contract> = contract;
  const bound = new Set<Kept<unknown>>(); // A use case may have a second address.
  for (const [name, useCase] of Object.entries<Kept<unknown>>(useCases)) {
    if (bound.has(useCase)) continue;
    bound.add(useCase);
    container.bind(useCase).toConstantValue(overHttp(async () => endpointOf(await load(), name)));
  }
}

function endpointOf(contract: Contract, name: string): Endpoint {
  const found = contract[name];
  if (found === undefined) throw new TypeError(`no endpoint is called ${name}`);
  return found;
}
