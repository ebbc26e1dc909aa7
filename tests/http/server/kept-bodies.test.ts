import { describe, expect, it } from "vitest";
import { Encoded } from "#adapters/http-server/answers/encoded.ts";
import { KeptBodies } from "#adapters/http-server/pages/kept-bodies.ts";

/** Files of ten bytes each, and which of them were read. */
function files(most: number) {
  const stored = new KeptBodies(most);
  const read: string[] = [];
  const bodyOf = (file: string, fails = false) =>
    stored.bodyOf({
      file,
      bytes: 10,
      read: async () => {
        read.push(file);
        if (fails) throw new Error(`${file} has gone`);
        return new Encoded(Buffer.from(file), "quick");
      },
    });
  return { read, bodyOf };
}

describe("bodies of files in memory", () => {
  it("are read once, also by two who ask at the same time", async () => {
    const { read, bodyOf } = files(20);
    const [one, other] = await Promise.all([bodyOf("a"), bodyOf("a")]);
    expect(one).toBe(other);
    expect((await (await bodyOf("a")).plain()).toString()).toBe("a");
    expect(read).toEqual(["a"]);
  });

  it("are no more than may be kept, without those that were not asked for the longest", async () => {
    const { read, bodyOf } = files(20);
    for (const file of ["a", "b", "a", "c", "a", "b"]) await bodyOf(file);
    expect(read).toEqual(["a", "b", "c", "b"]);
  });

  it("are read each time where one alone is more than may be kept", async () => {
    const { read, bodyOf } = files(9);
    for (const file of ["a", "a"]) await bodyOf(file);
    expect(read).toEqual(["a", "a"]);
  });

  it("are asked for anew where a file could not be read", async () => {
    const { read, bodyOf } = files(20);
    await expect(bodyOf("a", true)).rejects.toThrow("a has gone");
    expect((await (await bodyOf("a")).plain()).toString()).toBe("a");
    for (const file of ["b", "a", "b"]) await bodyOf(file); // Nothing is counted of what could not be read.
    expect(read).toEqual(["a", "a", "b"]);
  });
});
