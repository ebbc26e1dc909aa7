import { describe, expect, it } from "vitest";
import { throttledJobLog } from "#cli/server/throttled-job-log.ts";

describe("trouble with jobs", () => {
  it("of one sort is told once a minute, with how often it came meanwhile, and what was sent each time", () => {
    const told: unknown[] = [];
    let at = 0;
    const tell = throttledJobLog(
      (...event) => told.push(event),
      () => at,
    );
    const gone = { error: "Error ECONNREFUSED" };
    for (let second = 0; second < 150; second++) {
      at = second * 1000;
      tell("queue-trouble", gone);
    }
    expect(told).toEqual([
      ["queue-trouble", gone, 0],
      ["queue-trouble", gone, 59],
      ["queue-trouble", gone, 59],
    ]);

    told.length = 0;
    const failed = (kind: string, job: string, error = "PortUnavailable") => tell("job-failed", { kind, job, error });
    for (const job of ["a", "b"]) failed("send-sms", job);
    failed("send-email", "c");
    failed("send-sms", "d", "TypeError");
    for (const _ of [1, 2]) tell("message-sent", { kind: "send-sms" });
    expect(told).toEqual([
      ["job-failed", { kind: "send-sms", job: "a", error: "PortUnavailable" }, 0],
      ["job-failed", { kind: "send-email", job: "c", error: "PortUnavailable" }, 0],
      ["job-failed", { kind: "send-sms", job: "d", error: "TypeError" }, 0],
      ["message-sent", { kind: "send-sms" }, 0],
      ["message-sent", { kind: "send-sms" }, 0],
    ]);
  });
});
