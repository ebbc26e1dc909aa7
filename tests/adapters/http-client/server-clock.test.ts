import fc from "fast-check";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { ok } from "#core/shared/result.ts";
import { showUser } from "#adapters/http-contract/me/endpoints.ts";
import { call } from "#adapters/http-client/call.ts";
import { ServerClock } from "#adapters/http-client/server-clock.ts";
import { customerId } from "#core/identity/customer-id.ts";

const noon = Date.UTC(2026, 10, 30, 6, 30);
const MINUTE = 60_000;

/** A device that is so far ahead of the server, and asks it so often at these moments of the server. */
function asking(ahead: number, moments: readonly { readonly at: number; readonly takes: number }[]): ServerClock {
  const clock = new ServerClock(() => noon + ahead);
  for (const { at, takes } of moments)
    clock.hear({ asked: at + ahead, came: at + takes + ahead, date: new Date(at + takes / 2).toUTCString() });
  return clock;
}

describe("the server's time on a device", () => {
  it("is the device's until an answer tells another, and where the device is right", () => {
    expect(new ServerClock(() => noon).now()).toBe(noon);
    expect(asking(0, [{ at: noon + 700, takes: 80 }]).now()).toBe(noon);
    const clock = new ServerClock(() => noon);
    clock.hear({ asked: noon, came: noon, date: null });
    clock.hear({ asked: noon, came: noon, date: "some day" });
    expect(clock.now()).toBe(noon);
  });

  it("is known within the second of a header and the way of an answer, however far the device is off, and more closely by each", () => {
    const moment = fc.record({ at: fc.integer({ min: noon, max: noon + 10 * MINUTE }), takes: fc.integer({ min: 0, max: 4_000 }) });
    const far = fc.integer({ min: 10_000, max: 400 * 24 * 60 * MINUTE }).chain((by) => fc.constantFrom(by, -by));
    fc.assert(
      fc.property(far, fc.array(moment, { minLength: 1, maxLength: 8 }), (ahead, moments) => {
        const off = Math.abs(asking(ahead, moments).now() - noon);
        expect(off).toBeLessThanOrEqual(Math.min(...moments.map(({ takes }) => 500 + takes / 2)) + 1);
      }),
    );
  });

  it("follows a device that is set anew", () => {
    let device = noon + 45 * MINUTE;
    const clock = new ServerClock(() => device);
    const hear = () => clock.hear({ asked: device, came: device + 10, date: new Date(noon).toUTCString() });
    hear();
    expect(Math.abs(clock.now() - noon)).toBeLessThan(1_000);
    device = noon - 45 * MINUTE;
    hear();
    expect(Math.abs(clock.now() - noon)).toBeLessThan(1_000);
  });

  it("is heard in what somebody's own calls are answered", async () => {
    const server = createServer((request, answer) => {
      request.resume();
      answer.setHeader("date", new Date(noon).toUTCString());
      answer.setHeader("content-type", "application/json");
      answer.end(JSON.stringify(showUser.envelopeOf({ kind: "refused", refusal: { kind: "gone" } })));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    onTestFinished(() => void server.close());
    const address = server.address();
    if (address === null || typeof address === "string") throw new TypeError("a server without a port");
    const heard: (string | null)[] = [];
    const api = {
      ...{ url: `http://127.0.0.1:${address.port}`, bearerOf: () => "token", ended: () => {}, hasLeft: () => false },
      heard: ({ date }: { readonly date: string | null }) => void heard.push(date),
    };
    expect(await call(api, showUser, [customerId("asha"), undefined])).not.toEqual(ok(null));
    expect(heard).toEqual([new Date(noon).toUTCString()]);
  });
});
