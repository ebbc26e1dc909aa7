import { codePointOrder } from "#core/shared/code-point-order.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { keepLabBookingChange, keptLabBooking } from "./lab-bookings.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryLabReports = (memory: Memory): LabReports => ({
  async file(id, decide) {
    const stored = keptLabBooking(memory.labBookings.get(id));
    if (stored === null) return null;
    const reports = memory.labReports.filter(({ booking }) => booking === id).toSorted(oldestFirst);
    const { change, report, upload, audit, answer } = decide({ ...stored, reports });
    if (change !== null) keepLabBookingChange(memory, change);
    if (upload !== null) memory.uploads.set(upload.id, upload);
    if (report !== null) memory.labReports.push(report);
    if (audit !== null) putAuditInMemory(memory, audit);
    return answer;
  },
  of: async (customer) => memory.labReports.filter((one) => one.customer === customer).toSorted(oldestFirst),
});

const oldestFirst = (a: LabReport, b: LabReport): number => a.at - b.at || codePointOrder(a.booking, b.booking) || a.number - b.number;
