import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabReportShare, SharePlace } from "#core/assessments/lab-reports/lab-report-share.ts";
import type { LabReportShares } from "#core/assessments/lab-reports/lab-report-shares.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryLabReportShares = ({ labReportShares }: Memory): LabReportShares => ({
  async put(share) {
    if (!labReportShares.has(keyOf(share))) labReportShares.set(keyOf(share), share);
  },
  async remove(customer, place) {
    if (labReportShares.get(keyOf(place))?.customer === customer) labReportShares.delete(keyOf(place));
  },
  ofLabBooking: async (customer, labBooking) => labReportSharesOf(labReportShares, customer).filter((one) => one.labBooking === labBooking),
  ofBooking: async (customer, booking) => labReportSharesOf(labReportShares, customer).filter((one) => one.booking === booking),
});

/** A customer's, the oldest first. */
export const labReportSharesOf = (stored: Memory["labReportShares"], customer: CustomerId): readonly LabReportShare[] =>
  [...stored.values()].filter((one) => one.customer === customer).toSorted((one, other) => one.at - other.at);

const keyOf = ({ labBooking, booking }: SharePlace): string => JSON.stringify([booking, labBooking]);
