import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Encoded } from "#adapters/http-server/answers/encoded.ts";

const page = Buffer.from("<p>Ashwagandha churna, ₹175</p>".repeat(400));

describe("the body of an answer", () => {
  it.each(["quick", "thorough"] as const)("is the same in each form, whichever was asked for first: %s", async (effort) => {
    const body = new Encoded(page, effort);
    expect(body.size).toBe(page.length);
    expect(await body.plain()).toBe(page);
    const packed = await body.as("br");
    expect(brotliDecompressSync(packed).equals(page)).toBe(true);
    expect((await body.plain()).equals(page)).toBe(true);
    expect(gunzipSync(await body.as("gzip")).equals(page)).toBe(true);
    expect(await body.as("br")).toBe(packed);
  });

  it("is whole for all who ask at the same time", async () => {
    const body = new Encoded(page, "quick");
    const [packed, plain, zipped] = await Promise.all([body.as("br"), body.plain(), body.as("gzip")]);
    expect([brotliDecompressSync(packed).equals(page), plain.equals(page), gunzipSync(zipped).equals(page)]).toEqual([true, true, true]);
  });

  it("is not held as it is once its compressed form is there, where it is sent a few times only", async () => {
    const [sentOften, sentSeldom] = [new Encoded(page, "thorough"), new Encoded(page, "quick")];
    for (const body of [sentOften, sentSeldom]) await body.as("br");
    expect([await sentOften.plain()].includes(page)).toBe(true);
    expect([await sentSeldom.plain()].includes(page)).toBe(false);
  });
});
