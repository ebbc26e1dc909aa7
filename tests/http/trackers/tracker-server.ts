import { afterAll, beforeAll } from "vitest";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Container } from "inversify";

type Sent = "GET" | "POST" | "PUT" | "DELETE";

/** A server whose trackers are kept in memory, for the tests of one file. `keep` keeps more there. */
export function trackerServer(keep: (container: Container, memory: Memory) => void = () => {}) {
  const memory = new Memory();
  const container = composeMemory({});
  container.rebind(Trackers).toConstantValue(memoryTrackers(memory));
  keep(container, memory);
  const app = serverOver(container, { pages: null, log: "off" });
  let url = "";
  beforeAll(async () => {
    url = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  /** Sends to an address under `/api`, as whoever has that bearer token. */
  const sendAs = (bearer: string | null) => (method: Sent, path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      ...(payload === undefined ? {} : { payload }),
    });

  let people = 0;
  /** Somebody who is signed in there, and has consented to keeping health data. */
  async function someone({ consent = true }: { readonly consent?: boolean } = {}) {
    people += 1;
    const { id, bearer } = await signedIn(container, memory, `Tracking ${"abcdefghijklmnopqrstuvwxyz".charAt(people)}`);
    const client = clientOf(url, bearer);
    if (consent) await client.get(AllowHealthData)(id, true);
    return { id, client, send: sendAs(bearer) };
  }

  return { container, someone, guest: () => clientOf(url), sendAsGuest: sendAs(null) };
}
