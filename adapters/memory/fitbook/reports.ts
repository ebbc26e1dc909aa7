import type { Reports } from "#core/fitbook/reports.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryReports = ({ ties: { reports } }: Memory): Reports => ({
  async list({ state, limit }) {
    const wanted = [...reports.values()].filter(({ settled }) => (settled === null) === (state === "open"));
    const sorted = wanted.toSorted((a, b) => (a.settled === null || b.settled === null ? a.at - b.at : b.settled.at - a.settled.at));
    return sorted.slice(0, limit);
  },
  async settle(id, outcome, at) {
    const [key, report] = [...reports].find(([, one]) => one.id === id) ?? [];
    if (key === undefined || report === undefined) return "unknown";
    if (report.settled !== null) return "settled-before";
    const settled = { ...report, settled: { outcome, at } };
    reports.set(key, settled);
    return settled;
  },
});
