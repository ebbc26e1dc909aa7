import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";

describe("a customer id", () => {
  it("is any text", () => expect(customerId("c1")).toBe("c1"));
  it("is not empty", () => expect(() => customerId("")).toThrow(new RangeError("a customer id is not empty")));
});

describe("a session id", () => {
  it("is any text", () => expect(sessionId("s1")).toBe("s1"));
  it("is not empty", () => expect(() => sessionId("")).toThrow(new RangeError("a session id is not empty")));
});
