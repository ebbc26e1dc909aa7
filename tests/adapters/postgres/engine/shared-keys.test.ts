import { describe, expect, it, onTestFinished } from "vitest";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { aDatabase } from "#tests/postgres.ts";

describe("a key that servers share", () => {
  it("is the same for all that ask at once, and another one under another name", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const keys = await Promise.all(Array.from({ length: 20 }, () => sharedKey(db, "codes")));
    expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await sharedKey(db, "human-check")).not.toEqual(keys[0]);
  });
});
