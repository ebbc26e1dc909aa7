import { describe, expect, it } from "vitest";
import { token } from "#core/shared/token.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../core/**/*.{use-case,port}.ts", { eager: true });
const kept = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([, value]) => typeof value === "symbol");

describe("a token", () => {
  it("is the same wherever its name is", () => {
    expect(token("Clock")).toBe(token("Clock"));
    expect(token("Clock")).not.toBe(token("Shipping"));
  });

  it.each(kept)("%s has the name of its export", (name, value) => expect(value).toBe(token(name)));

  it("names one use case or port alone", () => {
    expect(kept.length).toBeGreaterThan(10);
    expect(new Set(kept.map(([name]) => name)).size).toBe(kept.length);
  });
});
