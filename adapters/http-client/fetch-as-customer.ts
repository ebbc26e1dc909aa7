import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { answerFor } from "./answer-for.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Api } from "./over-http.ts";

/**
 * What is asked for. `at` answers its address on the server; it may load the contract, so that no page carries it. `of` names it in an
 * outage.
 */
type CustomerRequest = {
  readonly customer: CustomerId;
  readonly of: string;
  readonly at: () => Promise<string>;
  /** What is posted as JSON; null: nothing, it is a GET. */
  readonly body: object | null;
};

/**
 * Asks the server for something of a customer's own that comes in no envelope and that no cache keeps. Throws SignedOut where the session
 * has ended.
 */
export async function fetchAsCustomer(api: Api, { customer, of, at, body }: CustomerRequest): Promise<Response> {
  const bearer = api.bearerOf(customer);
  if (bearer === null) throw new SignedOut();
  const authorization = `Bearer ${bearer}`;
  const sentAt = Date.now();
  const response = await reached(of, async () =>
    fetch(`${api.url}${await at()}`, {
      ...(body === null
        ? { headers: { authorization } }
        : { method: "POST", headers: { authorization, "content-type": "application/json" }, body: JSON.stringify(body) }),
      cache: "no-store",
      credentials: "omit",
    }),
  );
  api.heard?.({ asked: sentAt, came: Date.now(), date: response.headers.get("date") });
  if (response.status === 401) {
    api.ended(bearer);
    throw new SignedOut();
  }
  answerFor(api, customer);
  return response;
}

/** All that an answer holds. Throws SignedOut where its customer has left while it came. */
export async function bytesOf(
  api: Api,
  { customer, of }: Pick<CustomerRequest, "customer" | "of">,
  response: Response,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await reached(of, () => response.arrayBuffer());
  answerFor(api, customer);
  return new Uint8Array(bytes);
}

/** The name that the server gives a file. */
export const fileNameIn = (response: Response, otherwise: string): string =>
  /filename="([\w.-]{1,120})"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? otherwise;

/** Whatever fails on the way to the server is an outage of what was asked for. */
export async function reached<Answer>(of: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new PortUnavailable(of, cause);
  }
}
