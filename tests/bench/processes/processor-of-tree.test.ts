import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { processorOfTree } from "./processor-of-tree.ts";

describe.runIf(process.platform === "linux")("the processor that a process and all it started have used", () => {
  it("counts what has ended with what still runs", () => {
    const before = processorOfTree(process.pid);
    execFileSync(process.execPath, ["-e", "while (process.cpuUsage().user < 300_000);"]);
    const after = processorOfTree(process.pid);
    expect(after - before).toBeGreaterThan(0.28);
    expect(after - before).toBeLessThan(10);
    expect(processorOfTree(process.pid)).toBeGreaterThanOrEqual(process.cpuUsage().user / 1e6 - 0.1);
  });
});
