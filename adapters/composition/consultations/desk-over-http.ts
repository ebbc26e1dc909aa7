import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { ListFormerPrescriptions } from "#core/consultations/prescriptions/list-former-prescriptions.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { DropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { ShowEmergencySign } from "#core/assessments/sharing/show-emergency-sign.use-case.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { readSharedReportOverHttp } from "#adapters/http-client/shared-report.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** What practitioners alone ask for. A customer's window has none of it. */
export function deskOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(ReadSharedReport).toConstantValue(readSharedReportOverHttp(api));
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/desk.ts"), {
    admitPatient: AdmitPatient,
    removePatient: RemovePatient,
    completeCall: CompleteCall,
    reachByPhone: ReachByPhone,
    showPhoneOfPatient: ShowPhoneOfPatient,
    showDeskDay: ShowDeskDay,
    callOffBooking: CallOffBooking,
    showTicksAtDesk: ShowTicksAtDesk,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/prescribing.ts"), {
    signAyurvedaPrescription: SignAtDesk.ayurveda,
    signHomeopathyPrescription: SignAtDesk.homeopathy,
    signUnaniPrescription: SignAtDesk.unani,
    signSiddhaPrescription: SignAtDesk.siddha,
    signYogaPrescription: SignAtDesk.yoga,
    signPhysiotherapyPrescription: SignAtDesk.physiotherapy,
    signNutritionPrescription: SignAtDesk.nutrition,
    signCustomPrescription: SignAtDesk.custom,
    savePrescriptionDraft: SavePrescriptionDraft,
    showPrescribing: ShowPrescribing,
    listFormerPrescriptions: ListFormerPrescriptions,
    withdrawPrescription: WithdrawPrescription,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/templates.ts"), {
    listTemplates: ListTemplates,
    saveTemplate: SaveTemplate,
    renameTemplate: RenameTemplate,
    dropTemplate: DropTemplate,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/own-calendar.ts"), {
    showOwnCalendar: ShowOwnCalendar,
    previewOwnCalendar: PreviewOwnCalendar,
    changeOwnCalendar: ChangeOwnCalendar,
    showOwnDay: ShowOwnDay,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/assessments/sharing-endpoints.ts"), {
    showSharedData: ShowSharedData,
    showEmergencySign: ShowEmergencySign,
  });
}
