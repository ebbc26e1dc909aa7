import { vi } from "vitest";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { render } from "#web/shells/render.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import type { Container } from "inversify";

/**
 * The server over a container, with its pages and its log, and what may be seen of it from outside: the addresses that are asked and the
 * heads of answers. `ask` leaves both alone. The test restores all mocks afterwards.
 */
export async function watchedServer(container: Container) {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const app = serverOver(container, {
    pages: { render: (request, _, of) => render(request, of, shopFrame), files: () => [] },
    log: "info",
    monitoring: { ready: async () => null, gauges: [], metricsToken: null },
  });
  const url = await app.listen({ port: 0 });
  const [addresses, heads]: [string[], string[]] = [[], []];
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const answer = await ask(request, init);
    addresses.push(request instanceof Request ? request.url : String(request));
    heads.push(JSON.stringify([...answer.headers]));
    return answer;
  });
  /** Ends the server, and answers what it has logged. */
  const end = async (): Promise<string> => {
    await app.close();
    const log = written.mock.calls.map(([piece]) => String(piece)).join("");
    written.mockRestore();
    return log;
  };
  return { url, ask, addresses, heads, end };
}
