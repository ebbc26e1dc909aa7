import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";

describe("a customer id", () => {
  it("is any text", () => expect(customerId("c1")).toBe("c1"));
  it("is not empty", () => expect(() => customerId("")).toThrow(new RangeError("a customer id is not empty")));
});
