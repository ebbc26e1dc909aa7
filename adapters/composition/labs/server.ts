import { EndRecollection } from "#core/labs/undone/end-recollection.use-case.ts";
import { ExpireLabBooking } from "#core/labs/booking/expire-lab-booking.use-case.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { FollowLabBooking } from "#core/labs/news/follow-lab-booking.use-case.ts";
import { TellOfFasting } from "#core/labs/news/tell-of-fasting.use-case.ts";
import { LabBookingMessages } from "#core/labs/news/lab-booking-messages.ts";
import { LabReportMessages } from "#core/labs/reports/lab-report-messages.ts";
import { TellOfLabReport } from "#core/labs/reports/tell-of-lab-report.use-case.ts";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { LabReportPaper } from "#core/labs/reports/lab-report-paper.port.ts";
import { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import { EndPrescription } from "#core/labs/requirements/end-prescription.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import * as useCases from "#core/labs/use-cases.ts";
import { paperDownload } from "#adapters/http-server/downloads/paper-download.ts";
import { labReportDownload } from "#adapters/http-server/downloads/lab-report-download.ts";
import { labReportPaper } from "#adapters/pdf/lab-report/lab-report-paper.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { labsContract } from "#adapters/http-contract/labs/contract.ts";
import type { LabBookingJob } from "#core/labs/booking/lab-booking-job.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly labBookingMessages: (site: string) => LabBookingMessages;
  readonly labReportMessages: (site: string) => LabReportMessages;
};

export const labsArea = {
  name: "labs",
  ports(container, { db, site, words }) {
    container.bind(LabBookingMessages).toConstantValue(words.labBookingMessages(site));
    container.bind(LabReportMessages).toConstantValue(words.labReportMessages(site));
    container.bind(Labs).toConstantValue(postgresLabs(db));
    container.bind(LabBookings).toConstantValue(postgresLabBookings(db));
    container.bind(LabReportPaper).toConstantValue(labReportPaper());
    container.bind(LabReports).toConstantValue(postgresLabReports(db));
  },
  useCases,
  workers: (container) =>
    ({
      "expire-lab-booking": ({ booking }) => container.get(ExpireLabBooking)(payableId(booking)),
      "tell-of-lab-report": ({ booking, step }) => container.get(TellOfLabReport)(payableId(booking), step),
      "follow-lab-booking": ({ booking, step }) => container.get(FollowLabBooking)(payableId(booking), step),
      "tell-of-fasting": ({ booking, start }) => container.get(TellOfFasting)({ booking: payableId(booking), start }),
      "end-prescription": ({ booking }) => container.get(EndPrescription)(payableId(booking)),
      "decline-recollection": ({ booking }) => container.get(EndRecollection)(payableId(booking)),
    }) satisfies Workers<LabBookingJob>,
  routes: (container) => [labReportDownload(container.get(DownloadLabReport)), paperDownload("tests", container.get(DownloadLabBill))],
  contract: labsContract,
} as const satisfies ServerArea<Words>;
