import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { makeHolderOf } from "#core/sign-in/session/holder-of.use-case.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";

describe("a bearer token", () => {
  it("that nobody was given opens nothing", async () => {
    const holderOf = makeHolderOf({ sessions: memorySessions(new Memory()), now: () => now });
    expect(await holderOf("nobody's")).toBeNull();
  });

  it("opens a session before a recovery, and a recovery where there is no session, at the time of the clock", async () => {
    const session = { id: sessionId("s"), customer: customerId("asha") };
    const recovery = { recovery: sessionId("r"), leaver: customerId("asha") };
    const requested: (readonly [string, number])[] = [];
    const holderOf = makeHolderOf({
      sessions: {
        ...memorySessions(new Memory()),
        holderOf: async (bearer, at) => {
          requested.push([bearer, at]);
          return bearer === "session" ? session : null;
        },
        recoveryOf: async () => recovery,
      },
      now: () => now,
    });
    expect([await holderOf("session"), await holderOf("recovery")]).toEqual([session, recovery]);
    expect(requested).toEqual([
      ["session", now],
      ["recovery", now],
    ]);
  });
});
