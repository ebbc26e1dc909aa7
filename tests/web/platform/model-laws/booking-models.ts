import { ListMembers } from "#core/account/list-members.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { VisitModel, visitNeeds } from "#web/features/consultations/visit/visit-model.ts";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { DropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { TemplatesModel, templatesNeeds } from "#web/features/desk/prescribing/templates-model.ts";
import { aTemplate } from "#tests/builders/consultations/a-template.ts";
import { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { WithdrawalModel, withdrawalNeeds } from "#web/features/desk/prescribing/withdrawal-model.ts";
import { CareExportModel, careExportNeeds } from "#web/features/consultations/access/care-export-model.ts";
import { ConsentsModel, consentsNeeds } from "#web/features/consultations/access/consents-model.ts";
import { PrescriptionsModel, prescriptionsNeeds } from "#web/features/consultations/prescriptions/prescriptions-model.ts";
import { aSignedVersion } from "#tests/builders/consultations/a-signed-version.ts";
import { billsModel, billsNeeds } from "#web/features/consultations/bills/bills-model.ts";
import { aServicePaper } from "#tests/builders/consultations/a-service-paper.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AppointmentModel, appointmentNeeds } from "#web/features/consultations/appointments/appointment-model.ts";
import { BookModel, bookNeeds } from "#web/features/consultations/booking/book-model.ts";
import { HoldModel, holdNeeds } from "#web/features/consultations/hold/hold-model.ts";
import { RescheduleModel, rescheduleNeeds } from "#web/features/consultations/reschedule/reschedule-model.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { now } from "#tests/fixtures.ts";
import { outage } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha, order } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { BookingMove } from "#core/consultations/booking/booking-step.ts";
import type { Stage } from "./stage.ts";

const view = aBookingView();

async function aHold(stage: Stage): Promise<HoldModel> {
  stage.answers(ShowBooking, async () => ok({ ...view, complaint: null, review: null, feedback: null, isPrescribed: false, now }));
  stage.answers(ListMembers, async () => []);
  stage.answers(ShowPayment, outage);
  const model = new HoldModel(asha, order, { ...lateNeeds(stage.allDependencies, holdNeeds), now: () => now, newKey: () => "key" });
  await model.purchase.look();
  return model;
}

async function aBook({ allDependencies, answers }: Stage, complaint: string): Promise<() => unknown> {
  answers(ListMembers, async () => []);
  answers(ListCareConsents, async () => []);
  const model = new BookModel(asha, lateNeeds(allDependencies, bookNeeds), () => "key");
  await model.ask();
  model.write(complaint);
  model.tick(true);
  const { practitioner, start, length, mode } = view;
  return () => model.send({ practitioner, start, length, mode });
}

function anAppointment({ allDependencies, answers }: Stage): AppointmentModel {
  answers(ShowBooking, outage);
  answers(ListMembers, outage);
  answers(ListAssessments, outage);
  return new AppointmentModel(asha, order, { ...lateNeeds(allDependencies, appointmentNeeds), save: () => {} });
}

async function aMove({ allDependencies, answers }: Stage, event: BookingMove): Promise<() => Promise<unknown>> {
  answers(ShowBooking, async () =>
    ok({ ...view, state: "confirmed", complaint: null, review: null, feedback: null, isPrescribed: false, now }),
  );
  answers(ShowPayment, outage);
  answers(ListMembers, async () => []);
  answers(PreviewReschedule, async () => ok({ event, until: now, left: 2, starts: [now] }));
  const model = new RescheduleModel(asha, order, lateNeeds(allDependencies, rescheduleNeeds));
  await model.ask();
  model.choose(now);
  return model.move;
}

export const bookingReaders = [
  reads(
    "bills-model",
    ShowMyBills,
    [refused({ kind: "unknown-booking" } as const), ok([aServicePaper()])],
    (_call, { allDependencies, answers }) => {
      answers(ShowBooking, async () => refused({ kind: "unknown-booking" }));
      const model = billsModel(asha, order, { ...lateNeeds(allDependencies, billsNeeds), save: () => {} });
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("templates-model", ListTemplates, [ok([]), ok([aTemplate()])], (_call, { allDependencies }) => {
    const model = new TemplatesModel(asha, lateNeeds(allDependencies, templatesNeeds));
    return { ask: model.ask, shown: () => model.reading };
  }),
  reads("consents-model", ListCareConsents, [[], [null]], (_call, { allDependencies, answers }) => {
    answers(ListMembers, async () => []);
    const model = new ConsentsModel(asha, lateNeeds(allDependencies, consentsNeeds));
    return { ask: model.ask, shown: () => model.reading };
  }),
  reads(
    "appointment-model",
    PreviewCancel,
    [refused({ kind: "too-late" } as const), ok({ paid: paise(30_000), back: paise(30_000), planOutcome: null, freeUntil: now })],
    (_call, { allDependencies }) => {
      const { cancellation } = new AppointmentModel(asha, order, { ...lateNeeds(allDependencies, appointmentNeeds), save: () => {} });
      return { ask: cancellation.ask, shown: () => cancellation.preview };
    },
  ),
];

export const bookingSenders = [
  sends("visit-model", ReviewPractitioner, ({ allDependencies }) => {
    const model = new VisitModel(asha, { id: order, review: null, feedback: null }, lateNeeds(allDependencies, visitNeeds));
    model.writeReview({ stars: 5 });
    return model.sendReview;
  }),
  sends("visit-model", GiveBookingFeedback, ({ allDependencies }) => {
    const model = new VisitModel(asha, { id: order, review: null, feedback: null }, lateNeeds(allDependencies, visitNeeds));
    model.writeFeedback({ stars: 2, text: "It broke off twice." });
    return model.sendFeedback;
  }),
  sends("bills-model", DownloadBill, ({ allDependencies, tell }) => {
    const model = billsModel(asha, order, { ...lateNeeds(allDependencies, billsNeeds), save: tell });
    return () => model.fetch(aServicePaper().number);
  }),
  sends(
    "care-export-model",
    ExportCare,
    ({ allDependencies, tell }) => new CareExportModel(asha, lateNeeds(allDependencies, careExportNeeds), () => tell("saved")).take,
  ),
  sends("consents-model", AllowCareData, ({ allDependencies }) => {
    const model = new ConsentsModel(asha, lateNeeds(allDependencies, consentsNeeds));
    return () => model.set({ member: null, name: null, isGiven: false });
  }),
  sends("withdrawal-model", WithdrawPrescription, ({ allDependencies }) => {
    const model = new WithdrawalModel({ customer: asha, booking: order, ...lateNeeds(allDependencies, withdrawalNeeds) }, () => {});
    model.write("Wrong patient");
    return model.send;
  }),
  sends("templates-model", SaveTemplate, ({ allDependencies, answers }) => {
    answers(ListTemplates, outage);
    const model = new TemplatesModel(asha, lateNeeds(allDependencies, templatesNeeds));
    model.write("Sleep");
    return () => model.save(aTemplate());
  }),
  sends("templates-model", RenameTemplate, ({ allDependencies, answers }) => {
    answers(ListTemplates, outage);
    const model = new TemplatesModel(asha, lateNeeds(allDependencies, templatesNeeds));
    model.choose(aTemplate());
    return model.rename;
  }),
  sends("templates-model", DropTemplate, ({ allDependencies, answers }) => {
    answers(ListTemplates, outage);
    const model = new TemplatesModel(asha, lateNeeds(allDependencies, templatesNeeds));
    return () => model.drop(aTemplate());
  }),
  sends("prescriptions-model", DownloadPrescription, ({ allDependencies, tell }) => {
    const model = new PrescriptionsModel(
      asha,
      { page: "any", id: null },
      { ...lateNeeds(allDependencies, prescriptionsNeeds), save: tell },
    );
    return () => model.fetch(aSignedVersion().version);
  }),
  sends("appointment-model", CancelBooking, (stage) => anAppointment(stage).cancellation.cancel),
  sends("appointment-model", DownloadCalendarFile, ({ allDependencies, answers, tell }) => {
    answers(ShowBooking, outage);
    answers(ListMembers, outage);
    return new AppointmentModel(asha, order, { ...lateNeeds(allDependencies, appointmentNeeds), save: tell }).toCalendar;
  }),
  sends("appointment-model", TakeFeeBack, (stage) => anAppointment(stage).takeBack),
  sends("reschedule-model", RescheduleBooking, (stage) => aMove(stage, "reschedule")),
  sends("reschedule-model", RebookBooking, (stage) => aMove(stage, "rebook")),
  sends("book-model", HoldTime, (stage) => aBook(stage, "")),
  sends("book-model", AllowCareData, (stage) => aBook(stage, "A cough")),
  sends("hold-model", ConfirmBooking, async (stage) => (await aHold(stage)).confirm),
  sends("hold-model", ReleaseHold, async (stage) => (await aHold(stage)).release),
];
