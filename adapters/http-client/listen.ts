import { eventsIn } from "./event-stream.ts";
import type { ServerEvent } from "./event-stream.ts";

/** The server sends something at least every twenty seconds. After this silence, in milliseconds, the connection counts as lost. */
export const SILENCE = 50_000;

/** The address of a stream, and what is done with each event. */
export type Listened = {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly next: (event: ServerEvent) => void;
};

/** `asked` says what to listen to. It is a promise because the stream's contract is loaded with the first call. */
type Listening = {
  readonly bearer: string;
  readonly silence?: number;
  readonly stopped: AbortSignal;
  readonly asked: () => Promise<Listened>;
};

/**
 * Listens to a stream of events until the connection is lost or the session has ended. If there is no network or no server, the connection
 * is lost too. The token goes in a header, not in the address, which servers write into their logs; hence fetch and not EventSource.
 */
export async function listen({ bearer, silence = SILENCE, stopped, asked }: Listening): Promise<"signed-out" | "lost"> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silence);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence);
  };
  try {
    const { address, headers = {}, next } = await asked();
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${bearer}`, accept: "text/event-stream", ...headers },
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.any([stopped, silent.signal]),
    });
    if (response.status === 401) return "signed-out";
    if (response.ok && response.body !== null) for await (const event of eventsIn(response.body, isAlive)) next(event);
    return "lost";
  } catch {
    return "lost"; // No network, or a server that closed the connection: the caller tries again later.
  } finally {
    clearTimeout(timer);
  }
}
