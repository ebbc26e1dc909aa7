import { describe, expect, it } from "vitest";
import { SignedOut } from "#core/identity/signed-out.ts";
import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";

describe("a fault", () => {
  it.each([
    [new BeyondLimits("too dear"), "BeyondLimits: too dear"],
    [new CannotStart("no"), "CannotStart: no"],
    [new SignedOut("no"), "SignedOut: no"],
    [new PortUnavailable("the shop", null), "PortUnavailable: the shop cannot be reached"],
  ])("%s tells its name", (fault, text) => expect(String(fault)).toBe(text));
});

describe("a port that is unavailable", () => {
  it("keeps its cause", () => {
    const cause = new Error("refused");
    expect(new PortUnavailable("the shop", cause).cause).toBe(cause);
  });

  it("is known by its name, also where another copy of the class made it", () => {
    const another = Object.assign(new Error("the shop cannot be reached"), { name: "PortUnavailable" });
    expect(another instanceof PortUnavailable).toBe(true);
    expect(new PortUnavailable("the shop", null) instanceof PortUnavailable).toBe(true);
  });

  it("is no other error, nor what is no error", () => {
    const others: readonly unknown[] = [new Error("PortUnavailable"), { name: "PortUnavailable" }, null, undefined, "PortUnavailable"];
    expect(others.filter((other) => other instanceof PortUnavailable)).toEqual([]);
  });
});
