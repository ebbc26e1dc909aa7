import { eventsIn } from "./event-stream.ts";
import type { ServerEvent } from "./event-stream.ts";

/** The server beats every twenty seconds: after a longer silence, in milliseconds, nobody is there any more. */
export const SILENCE = 50_000;

/** Where a stream is, and what is done with each event. */
export type Listened = {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly next: (event: ServerEvent) => void;
};

/** `asked` loads the contract of the stream with its first call. */
type Listening = {
  readonly bearer: string;
  readonly silence?: number;
  readonly stopped: AbortSignal;
  readonly asked: () => Promise<Listened>;
};

/**
 * Listens to a stream of events until its line is lost or its session has ended; no network and no server are a lost line. The token goes in a header,
 * never in the address, where it would be written down; hence fetch and not EventSource.
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
    return "lost"; // Both pass, and whoever listens comes back.
  } finally {
    clearTimeout(timer);
  }
}
