import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { ShowCompleteness } from "#core/assessments/answering/show-completeness.use-case.ts";
import { StopAssessment } from "#core/assessments/answering/stop-assessment.use-case.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { AddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { ListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { AttachSpan, DetachSpan } from "#core/assessments/spans/attach-span.use-case.ts";
import { ListSpans } from "#core/assessments/spans/list-spans.use-case.ts";
import { exportCareOverHttp } from "#adapters/http-client/care-export.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function assessmentsOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(ExportCare).toConstantValue(exportCareOverHttp(api));
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/assessments/endpoints.ts"), {
    saveAyurvedaAssessment: SaveAssessment.ayurveda,
    saveNutritionAssessment: SaveAssessment.nutrition,
    saveHomeopathyAssessment: SaveAssessment.homeopathy,
    saveYogaAssessment: SaveAssessment.yoga,
    savePhysioAssessment: SaveAssessment.physio,
    saveSiddhaAssessment: SaveAssessment.siddha,
    saveUnaniAssessment: SaveAssessment.unani,
    saveDefaultAssessment: SaveAssessment.default,
    showAssessment: ShowAssessment,
    listAssessments: ListAssessments,
    showCompleteness: ShowCompleteness,
    stopAssessment: StopAssessment,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/assessments/profile-endpoints.ts"), {
    showHealthProfile: ShowHealthProfile,
    saveHealthProfile: SaveHealthProfile,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/assessments/span-endpoints.ts"), {
    attachSpan: AttachSpan,
    detachSpan: DetachSpan,
    listSpans: ListSpans,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/assessments/report-endpoints.ts"), {
    sendReport: SendReport,
    addReport: AddReport,
    listReports: ListReports,
    removeReport: RemoveReport,
    restoreReport: RestoreReport,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/assessments/lab-report-endpoints.ts"), {
    listLabReportShares: ListLabReportShares,
    shareLabReport: ShareLabReport,
    unshareLabReport: UnshareLabReport,
  });
}
