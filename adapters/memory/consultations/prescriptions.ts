import { chainedVersion } from "#core/consultations/prescriptions/chained-version.ts";
import { prescriptionCounter, prescriptionNumber } from "#core/consultations/prescriptions/prescription-number.ts";
import { practitionerSeriesOf } from "#core/invoices/series.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { memoryAccessLog } from "./access-log.ts";
import type { BookingJob } from "#core/consultations/booking/booking-job.ts";
import type { PrescriptionHash } from "#core/consultations/prescriptions/prescription-hash.port.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";
import type { Prescriptions, WithPrescription } from "#core/consultations/prescription/prescriptions.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryPrescriptions(memory: Memory, hashOf: PrescriptionHash): Prescriptions {
  const { prescriptions, practitionerSeries, serials } = memory;
  return {
    async sign({ id, customer, member, practitioner }, decide) {
      const all = [...prescriptions.values()].filter((one) => one.customer === customer && one.member === member);
      const former = prescriptions.get(id) ?? null;
      const { write, answer } = decide({ former, others: all.filter((one) => one !== former) });
      if (write === null) return answer(null);
      const number = former?.versions[0].version.number ?? nextNumber(practitioner, write.version.signedAt);
      const signed = chainedVersion(write.version, { former, number, hashOf });
      const stored: Prescription =
        former === null
          ? { customer, member, versions: [signed], withdrawn: null }
          : { ...former, versions: [former.versions[0], ...former.versions.slice(1), signed] };
      prescriptions.set(id, stored);
      await putAlongside(write);
      return answer(stored);
    },
    async withdraw(booking, withdrawn, alongside) {
      const one = prescriptions.get(booking);
      if (one === undefined || one.withdrawn !== null) return false;
      prescriptions.set(booking, { ...one, withdrawn });
      await putAlongside(alongside);
      return true;
    },
    ofBooking: async (booking) => prescriptions.get(booking) ?? null,
    withNumber: async (number) => [...prescriptions.values()].find(({ versions }) => versions[0].version.number === number) ?? null,
    of: async (customer) => [...prescriptions.values()].filter((one) => one.customer === customer).toSorted(newestFirst),
  };

  async function putAlongside({ read, jobs }: WithPrescription): Promise<void> {
    await memoryAccessLog(memory).add(read);
    for (const { job, terms } of jobs) putJobInMemory<BookingJob>(memory, job, terms);
  }

  function nextNumber(practitioner: string, at: number): string {
    if (!practitionerSeries.includes(practitioner)) practitionerSeries.push(practitioner);
    const source = { series: practitionerSeriesOf(practitionerSeries.indexOf(practitioner) + 1), day: indianDay(at) };
    const counter = prescriptionCounter(source);
    const serial = (serials.get(counter) ?? 0) + 1;
    serials.set(counter, serial);
    return prescriptionNumber({ ...source, serial });
  }
}

function newestFirst(a: Prescription, b: Prescription): number {
  const [{ version: one }, { version: other }] = [a.versions[0], b.versions[0]];
  return other.signedAt - one.signedAt || codePointOrder(other.booking, one.booking);
}
