import { createServer } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { showUser } from "#adapters/http-contract/me/endpoints.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import { together } from "#adapters/http-client/together.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

const [asha, meera] = [customerId("asha"), customerId("meera")];

/** Who is asked for over HTTP, at a server that knows no session. It tells by whose token it was asked. */
async function aWindow() {
  const requested: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requested.push(request.headers.authorization);
    response.writeHead(401, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a server without a port");
  const url = `http://127.0.0.1:${address.port}`;
  const http = overHttp({ url, bearerOf: (customer) => `of-${customer}`, ended: () => {}, hasLeft: () => false });
  return { asked: requested, http };
}

const shown = (http: OverHttp, declared = async () => showUser) => together(http(declared), declared);

describe("what several parts of a page ask at once", () => {
  it("is sent once for whoever asks before, and anew for whoever asks after", async () => {
    const { asked, http } = await aWindow();
    const show = shown(http);
    const first = [show(asha), show(asha)];
    await Promise.resolve();
    first.push(show(asha), show(meera));
    for (const answer of first) await expect(answer).rejects.toBeInstanceOf(SignedOut);
    expect(asked.toSorted()).toEqual(["Bearer of-asha", "Bearer of-meera"]);
    await expect(show(asha)).rejects.toBeInstanceOf(SignedOut);
    expect(asked).toHaveLength(3);
  });

  it("is not shared once it is on its way", async () => {
    const { asked, http } = await aWindow();
    const show = shown(http);
    const first = show(asha).catch(() => "answered");
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await Promise.all([first, show(asha).catch(() => "answered")]);
    expect(asked).toHaveLength(2);
  });

  it("is asked for again after its code did not come", async () => {
    const { asked, http } = await aWindow();
    let tries = 0;
    const show = shown(http, async () => {
      tries += 1;
      if (tries <= 2) throw new TypeError("Failed to fetch dynamically imported module"); // As it is waited for, and as it is sent.
      return showUser;
    });
    const lost = [show(asha), show(asha)];
    for (const answer of lost) await expect(answer).rejects.toBeInstanceOf(PortUnavailable);
    await expect(show(asha)).rejects.toBeInstanceOf(SignedOut);
    expect(asked).toHaveLength(1);
  });
});
