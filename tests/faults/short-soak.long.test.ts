import { describe, expect, it } from "vitest";
import { soak } from "#tests/bench/soak/soak.ts";

describe("a server under mixed requests for some seconds", () => {
  it("answers every one as it should, and does not swell", { timeout: 180_000 }, async () => {
    const { amiss, requests, growth } = await soak(6_000);
    expect(amiss).toEqual([]);
    expect(requests).toBeGreaterThan(20); // As many as a machine with other work answers: growth is what is measured.
    expect(growth).toBeLessThan(1.6); // In so short a time only what grows with every request shows.
  });
});
