import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { QuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ReportSharingModel, reportSharingNeeds } from "#web/features/labs/report/sharing/report-sharing-model.ts";
import { HomeCollectionModel, homeCollectionNeeds } from "#web/features/labs/collection/home-collection-model.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { labBillsModel, labBillsNeeds } from "#web/features/labs/bills/lab-bills-model.ts";
import { LabBookModel, labBookNeeds } from "#web/features/labs/booking/lab-book-model.ts";
import { LabBookingModel, labBookingNeeds } from "#web/features/labs/booking/lab-booking-model.ts";
import { ReportFileModel, reportFileNeeds } from "#web/features/labs/report/report-file-model.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import { outage } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha, order } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Stage } from "./stage.ts";

const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
const total = paise(20_000);
const basket = { people: [], subtotal: total, collection: paise(0), total, fastingHours: 0, reportHours: 12, requirements: [], plan: null };

function aLabBooking({ answers, allDependencies }: Stage): LabBookingModel {
  answers(ShowLabBooking, outage);
  answers(ListMembers, outage);
  answers(ShowPayment, outage);
  return new LabBookingModel(asha, order, { ...lateNeeds(allDependencies, labBookingNeeds), now: () => now, newKey: () => "key" });
}

async function aLabBook({ answers, allDependencies }: Stage): Promise<LabBookModel> {
  answers(ListMembers, async () => []);
  answers(ListAddresses, async () => []);
  answers(ShowLabTest, async () => ok({ test: aLabTest("hb"), packages: [] }));
  answers(ListLabs, async () => [{ ...lab, accreditation: "MC-1", hours: [], pincodes: 0, comes: null }]);
  answers(QuoteLabBasket, async () => ok(basket));
  answers(ListLabSlots, async () => ok([]));
  const model = new LabBookModel(
    asha,
    { tests: ["hb"], packages: [] },
    { ...lateNeeds(allDependencies, labBookNeeds), newKey: () => "key", kept: { read: () => null } },
  );
  await model.begin();
  return model;
}

const appointment = { id: order, start: now, practitioner: "Dr. Sunanda Joshi", sharedAt: null };
const sharing = (isConsented: boolean) => ok([{ member: null, isConsented, appointments: [appointment] }]);

async function aSharing({ answers, allDependencies }: Stage, isConsented: boolean): Promise<ReportSharingModel> {
  answers(ListLabReportShares, async () => sharing(isConsented));
  const model = new ReportSharingModel(asha, order, lateNeeds(allDependencies, reportSharingNeeds));
  await model.ask();
  return model;
}

const listed = (comes: boolean) => [{ ...lab, accreditation: "MC-1", hours: [], pincodes: 0, comes }];

export const labReaders = [
  reads("home-collection-model", ListLabs, [listed(false), listed(true)], (_call, { allDependencies }) => {
    const model = new HomeCollectionModel(lateNeeds(allDependencies, homeCollectionNeeds));
    return { ask: () => model.ask(pincode("411004")), shown: () => model.coming };
  }),
  reads("lab-bills-model", ShowMyLabBills, [refused({ kind: "unknown-booking" } as const), ok([])], (_call, { allDependencies }) => {
    const model = labBillsModel(asha, order, { ...lateNeeds(allDependencies, labBillsNeeds), save: () => {} });
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("report-sharing-model", ListLabReportShares, [sharing(false), sharing(true)], (_call, { allDependencies }) => {
    const model = new ReportSharingModel(asha, order, lateNeeds(allDependencies, reportSharingNeeds));
    return { ask: model.ask, shown: () => model.reading };
  }),
  reads(
    "lab-booking-model",
    PreviewLabCancel,
    [refused({ kind: "too-late" } as const), ok({ paid: total, back: total, freeUntil: now })],
    (_call, stage) => {
      const { cancellation } = aLabBooking(stage);
      return { ask: cancellation.ask, shown: () => cancellation.preview };
    },
  ),
];

export const labSenders = [
  sends("lab-booking-model", CancelLabBooking, (stage) => aLabBooking(stage).cancellation.cancel),
  sends("lab-booking-model", DeclineRecollection, (stage) => aLabBooking(stage).decline),
  sends("lab-booking-model", ReleaseLabSlot, (stage) => aLabBooking(stage).release),
  sends("lab-booking-model", ConsentToLabTests, (stage) => {
    const model = aLabBooking(stage);
    return () => model.consent(null);
  }),
  sends("lab-booking-model", SendLabPrescription, (stage) => {
    const model = aLabBooking(stage);
    return () => model.prescribe({ member: null, by: { kind: "signed", booking: order } });
  }),
  sends("lab-booking-model", MoveLabBooking, (stage) => {
    const model = aLabBooking(stage);
    model.chooseTime(now);
    return model.move;
  }),
  sends("lab-bills-model", DownloadLabBill, ({ allDependencies, tell }) => {
    const model = labBillsModel(asha, order, { ...lateNeeds(allDependencies, labBillsNeeds), save: tell });
    return () => model.fetch("A00B/2627/000001");
  }),
  sends("report-sharing-model", ShareLabReport, async (stage) => {
    const model = await aSharing(stage, true);
    return () => model.share(null, appointment);
  }),
  sends("report-sharing-model", UnshareLabReport, async (stage) => {
    const model = await aSharing(stage, true);
    return () => model.takeBack(null, appointment);
  }),
  sends("report-sharing-model", AllowCareData, async (stage) => {
    const model = await aSharing(stage, false);
    await model.share(null, appointment);
    return model.allow;
  }),
  sends(
    "report-file-model",
    DownloadLabReport,
    ({ allDependencies, tell }) => new ReportFileModel(asha, order, { ...lateNeeds(allDependencies, reportFileNeeds), save: tell }).fetch,
  ),
  sends("lab-book-model", HoldLabSlot, async (stage) => {
    const model = await aLabBook(stage);
    model.chooseTime(now);
    return model.keep;
  }),
];
