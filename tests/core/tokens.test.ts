import { describe, expect, it } from "vitest";
import { namedBy, token, useCase } from "#core/shared/token.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../core/**/*.{use-case,port}.ts", { eager: true });
const remaining = Object.entries(modules)
  .flatMap(([path, module]) => Object.entries(module).map(([name, value]) => ({ path: path.replace("../../", ""), name, value })))
  .filter((one): one is typeof one & { readonly value: symbol } => typeof one.value === "symbol");

describe("a token", () => {
  it("is the same wherever its name is", () => {
    expect(token("Clock")).toBe(token("Clock"));
    expect(token("Clock")).not.toBe(token("Shipping"));
    expect(namedBy(useCase("cart", "ShowCart"))).toEqual({ area: "cart", name: "ShowCart" });
    expect(namedBy(token("Clock"))).toEqual({ area: null, name: "Clock" });
  });

  it.each(remaining)("$name has the name of its export and, of a use case, the area of its file", ({ path, name, value }) => {
    const area = path.endsWith(".use-case.ts") ? path.split("/")[1] : null;
    expect(namedBy(value)).toEqual({ area, name });
  });

  it("names one use case or port alone", () => {
    expect(remaining.length).toBeGreaterThan(10);
    expect(new Set(remaining.map(({ name }) => name)).size).toBe(remaining.length);
  });
});
