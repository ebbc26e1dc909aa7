import { Households } from "#core/account/households.port.ts";
import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { makeAnsweredAllergies } from "#core/assessments/answering/answered-allergies.ts";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import { makeReadHealthSummary } from "#core/assessments/sharing/health-summary.ts";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { makeShowAccessLog, ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { Rooms } from "#core/consultations/call/rooms.port.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { DownloadPrescription, makeDownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { PrescriptionFile } from "#core/consultations/prescriptions/prescription-file.port.ts";
import { KnownAllergies } from "#core/consultations/prescriptions/known-allergies.port.ts";
import { makePatientOf, PatientOf } from "#core/consultations/prescriptions/prescribed-to.ts";
import { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import { PRESCRIPTION_KINDS } from "#core/consultations/prescription/prescription-kind.ts";
import {
  ListFormerPrescriptions,
  makeListFormerPrescriptions,
} from "#core/consultations/prescriptions/list-former-prescriptions.use-case.ts";
import { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import { makeSavePrescriptionDraft, SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { makeShowMyPrescriptions, ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { makeShowPrescribing, ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { makeSignAtDesk, SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { makeSignPrescription, SignPrescription } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import { makeWithdrawPrescription, WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { DropTemplate, makeDropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates, makeListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { PrescriptionTemplates } from "#core/consultations/prescriptions/templates/prescription-templates.port.ts";
import { makeRenameTemplate, RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { makeSaveTemplate, SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { ReadHealthSummary } from "#core/consultations/prescriptions/health-summary.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { makeShowOngoingTherapy, ShowOngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import { makeShowTicksAtDesk, ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { makeTickDose, TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function prescriptionsInProcess(container: Container): void {
  make(container, KnownAllergies, makeAnsweredAllergies, { assessments: Assessments, profiles: HealthProfiles });
  make(container, ReadHealthSummary, makeReadHealthSummary, {
    ...{ assessments: Assessments, profiles: HealthProfiles, copies: SharedCopies, consents: ListCareConsents },
  });
  make(container, PatientOf, makePatientOf, { rooms: Rooms, households: Households, customers: Customers, allergies: KnownAllergies });
  make(container, SignPrescription, makeSignPrescription, {
    bookings: Bookings,
    prescriptions: Prescriptions,
    accessLog: AccessLog,
    patientOf: PatientOf,
    now: Clock,
  });
  const desk = { bookings: Bookings, practitionerOf: PractitionerOf, drafts: PrescriptionDrafts };
  make(container, SavePrescriptionDraft, makeSavePrescriptionDraft, desk);
  make(container, WithdrawPrescription, makeWithdrawPrescription, {
    ...desk,
    prescriptions: Prescriptions,
    accessLog: AccessLog,
    now: Clock,
  });
  make(container, ShowPrescribing, makeShowPrescribing, {
    ...desk,
    prescriptions: Prescriptions,
    patientOf: PatientOf,
    healthSummary: ReadHealthSummary,
    accessLog: AccessLog,
    now: Clock,
  });
  make(container, ListFormerPrescriptions, makeListFormerPrescriptions, {
    bookings: Bookings,
    practitionerOf: PractitionerOf,
    prescriptions: Prescriptions,
    accessLog: AccessLog,
    now: Clock,
  });
  for (const kind of PRESCRIPTION_KINDS)
    make(container, SignAtDesk[kind], makeSignAtDesk(kind), {
      practitionerOf: PractitionerOf,
      sign: SignPrescription,
      drafts: PrescriptionDrafts,
      ...{ bookings: Bookings, accessLog: AccessLog, now: Clock },
    });
  const ofPractitioner = { practitionerOf: PractitionerOf, templates: PrescriptionTemplates };
  make(container, ListTemplates, makeListTemplates, ofPractitioner);
  make(container, SaveTemplate, makeSaveTemplate, { ...ofPractitioner, newId: NewId });
  make(container, RenameTemplate, makeRenameTemplate, ofPractitioner);
  make(container, DropTemplate, makeDropTemplate, ofPractitioner);
  const ticked = { prescriptions: Prescriptions, ticks: Ticks, now: Clock };
  make(container, ShowTicksAtDesk, makeShowTicksAtDesk, {
    ...ticked,
    bookings: Bookings,
    practitionerOf: PractitionerOf,
    accessLog: AccessLog,
  });
  make(container, TickDose, makeTickDose, ticked);
  make(container, ShowOngoingTherapy, makeShowOngoingTherapy, ticked);
  make(container, ShowAccessLog, makeShowAccessLog, { accessLog: AccessLog });
  for (const kind of ["any", ...PRESCRIPTION_KINDS] as const)
    make(container, ShowMyPrescriptions[kind], makeShowMyPrescriptions(kind), { prescriptions: Prescriptions });
  make(container, DownloadPrescription, makeDownloadPrescription, { showMyPrescriptions: ShowMyPrescriptions.any, file: PrescriptionFile });
}
