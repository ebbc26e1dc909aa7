import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { Reports } from "#core/fitbook/reports.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryReports = ({ ties: { reports }, audited }: Memory): Reports => ({
  async list({ state, limit }) {
    const wanted = [...reports.values()].filter(({ settled }) => (settled === null) === (state === "open"));
    const sorted = wanted.toSorted((a, b) => (a.settled === null || b.settled === null ? a.at - b.at : b.settled.at - a.settled.at));
    return sorted.slice(0, limit);
  },
  async change(id, decide) {
    const [key, report] = [...reports].find(([, one]) => one.id === id) ?? [];
    const { change, answer } = decide(report ?? null);
    if (change !== null && key !== undefined && report !== undefined) {
      reports.set(key, { ...report, settled: change.settled });
      putAuditInMemory({ audited }, change.audit);
    }
    return answer;
  },
});
