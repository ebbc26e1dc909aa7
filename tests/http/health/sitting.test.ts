import { afterEach, describe, expect, it, vi } from "vitest";
import { MOST_OF_SITTING } from "#core/health/sitting/results-of-sitting.ts";
import { composeMemory } from "#tests/composition.ts";
import { watchedServer } from "#tests/http/watched-server.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Everything that the form asks, as somebody types it whose keyboard writes Hindi: what takes most room on its way. */
const EVERYTHING = {
  weight_unit: "lb",
  height: "५",
  height_in: "७.५",
  height_unit: "ft",
  sex: "female",
  age: "३४",
  neck: "१३.२५",
  waist: "३१.५५",
  hip: "३८.७५",
  girth_unit: "in",
};
const carriedBy = (page: string): string =>
  (/<input[^>]*name="sitting"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "").replaceAll("&quot;", '"');
const rowsIn = (page: string): number => page.match(/<tr><th scope="row">/g)?.length ?? 0;

describe("the results of a sitting over HTTP", () => {
  it("stand in the answer to their form alone: in no address, no log, no head, and on no page that is kept", async () => {
    const { url, addresses, heads, end } = await watchedServer(composeMemory());
    const send = (fields: Readonly<Record<string, string>>) =>
      fetch(`${url}/profile1`, { method: "POST", body: new URLSearchParams({ height: "170", ...fields }) });
    const first = await send({ weight: "71.37" });
    const second = await send({ weight: "73.19", sitting: carriedBy(await first.text()) });
    const page = await second.text();
    const later = await (await fetch(`${url}/profile1`)).text();
    const log = await end();
    expect([first, second].map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual([
      [200, "private, no-store"],
      [200, "private, no-store"],
    ]);
    expect([rowsIn(page), page.includes("71.37 kg"), page.includes("Weight +1.82 kg")]).toEqual([2, true, true]);
    for (const seen of [later, log, ...addresses, ...heads])
      expect(["71.37", "73.19"].filter((weight) => seen.includes(weight))).toEqual([]);
    expect(log).toContain('"method":"POST"');
  });

  it("go along as far as they are kept, however much was filled in", async () => {
    const { url, end } = await watchedServer(composeMemory());
    let [sitting, page, status] = ["", "", 0];
    for (let nth = 0; nth <= MOST_OF_SITTING; nth += 1) {
      const body = new URLSearchParams({ ...EVERYTHING, weight: `१५${"०१२३४५६७८९"[nth % 10]}.${nth < 10 ? 1 : 2}`, sitting });
      const answer = await fetch(`${url}/profile1`, { method: "POST", body });
      [status, page] = [answer.status, await answer.text()];
      sitting = carriedBy(page);
    }
    await end();
    expect([status, rowsIn(page), page.includes("could not be read")]).toEqual([200, MOST_OF_SITTING, false]);
    expect(page).toContain(`The last ${MOST_OF_SITTING} results stay here.`);
  });
});
