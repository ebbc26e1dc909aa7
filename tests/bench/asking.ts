import { request } from "node:http";
import type { Agent } from "node:http";

/** One request, the same for both servers. */
export type MeasuredRequest = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** From the root on, as in "/api/shop/product/getProductBySlug?slug=…". */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
};

/** The text of the answer. Rejects where it is not 200. */
export function answered(address: string, { method = "GET", path, headers = {}, body }: MeasuredRequest, agent?: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const payload = body === undefined ? null : JSON.stringify(body);
  const sent = payload === null ? {} : { "content-type": "application/json", "content-length": String(Buffer.byteLength(payload)) };
  request(`${address}${path}`, { method, headers: { ...headers, ...sent }, ...(agent === undefined ? {} : { agent }) }, (response) => {
    const pieces: Buffer[] = [];
    response.on("data", (piece: Buffer) => pieces.push(piece));
    response.once("end", () => {
      const text = Buffer.concat(pieces).toString();
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(`${method} ${path} answers ${response.statusCode}: ${text.slice(0, 300)}`));
    });
  })
    .once("error", reject)
    .end(payload ?? undefined);
  return promise;
}

/** Acts so many times, so many at once: whoever comes again after a multiple of `atOnce` never meets itself. */
export async function inParallel(times: number, atOnce: number, act: (nth: number) => Promise<unknown>): Promise<void> {
  const every = async (first: number): Promise<void> => {
    for (let nth = first; nth < times; nth += atOnce) await act(nth);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => every(first)));
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
