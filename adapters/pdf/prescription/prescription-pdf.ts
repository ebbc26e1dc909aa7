import type { PrescriptionFile } from "#core/consultations/prescriptions/prescription-file.port.ts";

/** Prescriptions as PDF, by pdfkit. The library and its fonts are loaded for the first one. */
export function prescriptionPdf(): PrescriptionFile {
  let loaded: ReturnType<typeof drawing> | null = null;
  return async (signed, withdrawn) => {
    loaded ??= drawing();
    return (await loaded)(signed, withdrawn);
  };
}

async function drawing(): Promise<PrescriptionFile> {
  const [{ drawPrescription }, { Typefaces: Faces }] = await Promise.all([
    import("./draw-prescription.ts"),
    import("#adapters/pdf/typefaces.ts"),
  ]);
  const faces = new Faces();
  return (signed, withdrawn) => drawPrescription({ ...signed, withdrawn }, faces);
}
