import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownPlaceNames } from "#core/shipping/place-names.port.ts";
import { googlePlaceNames } from "#adapters/google-maps/place-names.ts";
import { onLoopback } from "#tests/on-loopback.ts";
import type { ServerResponse } from "node:http";

const KEY = "AIza-SENTINEL-key-of-tests";
const HERE = { latitude: 18.52, longitude: 73.86 };

/** A provider of maps that answers as told, and what it was asked. */
async function aProvider(answer: (response: ServerResponse) => void) {
  const requested: URL[] = [];
  const server = createServer((request, response) => {
    requested.push(new URL(request.url ?? "", "http://maps.example"));
    answer(response);
  });
  const { address, close } = await onLoopback(server);
  onTestFinished(close);
  return { asked: requested, names: googlePlaceNames({ key: KEY, address, otherwise: ownPlaceNames, timeout: 500 }) };
}

const locality = (long_name: string) => ({ address_components: [{ long_name, short_name: long_name, types: ["locality", "political"] }] });

describe("names of places [co-env-maps-key]", () => {
  it("come from the provider of maps by the shop's key, which is told the position and nothing else", async () => {
    const { asked, names } = await aProvider((response) => response.end(JSON.stringify({ status: "OK", results: [locality("Kothrud")] })));
    expect(await names(HERE)).toBe("Kothrud");
    expect(asked.map(({ pathname }) => pathname)).toEqual(["/maps/api/geocode/json"]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      latlng: "18.52,73.86",
      result_type: "locality",
      language: "en",
      key: KEY,
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["refuses the key", (response) => response.end(JSON.stringify({ status: "REQUEST_DENIED", results: [], error_message: "no" }))],
    ["knows no place there", (response) => response.end(JSON.stringify({ status: "ZERO_RESULTS", results: [] }))],
    ["answers what can't be read", (response) => response.end("<html>")],
    ["fails", (response) => response.writeHead(503).end()],
    ["sends elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["never answers", () => {}],
    ["breaks off", (response) => response.destroy()],
  ])("are those of our own cities where the provider %s", async (_, answer) => {
    const { names } = await aProvider(answer);
    expect(await names(HERE)).toBe("Pune");
    expect(await names({ latitude: 0, longitude: 0 })).toBeNull(); // Far from every city of ours.
  });
});
