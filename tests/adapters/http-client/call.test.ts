import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { listCategories } from "#adapters/http-contract/catalogue/endpoints.ts";
import { call } from "#adapters/http-client/call.ts";

describe("a call to a server that never answers", () => {
  it("ends after a while, as one that could not be reached does", async () => {
    const server = createServer((request) => void request.resume());
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new TypeError("a server without a port");
    const api = { url: `http://127.0.0.1:${address.port}`, bearerOf: () => null, ended: () => {}, hasLeft: () => false };
    await expect(call(api, listCategories, [], 50)).rejects.toBeInstanceOf(PortUnavailable);
  });
});
