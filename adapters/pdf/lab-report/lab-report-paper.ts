import type { LabReportPaper } from "#core/labs/reports/lab-report-paper.port.ts";

/** Reports of laboratories as PDF, by pdfkit. The library and its fonts are loaded for the first one. */
export function labReportPaper(): LabReportPaper {
  let loaded: ReturnType<typeof drawing> | null = null;
  return async (report) => {
    loaded ??= drawing();
    return (await loaded)(report);
  };
}

async function drawing(): Promise<LabReportPaper> {
  const [{ drawLabReport }, { Typefaces: Faces }] = await Promise.all([
    import("./draw-lab-report.ts"),
    import("#adapters/pdf/typefaces.ts"),
  ]);
  const faces = new Faces();
  return (report) => drawLabReport(report, faces);
}
