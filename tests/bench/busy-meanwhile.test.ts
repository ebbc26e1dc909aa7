import { describe, expect, it } from "vitest";
import { busyBetween, runningPrograms } from "./busy-meanwhile.ts";

describe("what was busy while benches ran", () => {
  it("is named by programs that are none of ours, the busiest first", () => {
    const before = [
      { pid: 10, parent: 1, seconds: 100, name: "browser" },
      { pid: 20, parent: 1, seconds: 5, name: "bench" },
    ];
    const after = [
      { pid: 10, parent: 1, seconds: 103, name: "browser" },
      { pid: 11, parent: 1, seconds: 4, name: "browser" },
      { pid: 12, parent: 1, seconds: 9, name: "backup" },
      { pid: 20, parent: 1, seconds: 50, name: "bench" },
      { pid: 21, parent: 20, seconds: 60, name: "server" },
      { pid: 22, parent: 21, seconds: 70, name: "postgres" },
    ];
    expect(busyBetween(before, after, 20)).toEqual([
      { name: "backup", seconds: 9 },
      { name: "browser", seconds: 7 },
    ]);
  });

  it("is read from what this machine runs, where it can be", async () => {
    const running = await runningPrograms();
    if (running !== null) expect(running.find(({ pid }) => pid === process.pid)?.parent).toBe(process.ppid);
  });
});
