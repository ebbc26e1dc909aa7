import * as z from "zod/mini";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { answerOf, endpoint, wire } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import { prescriptionShape } from "./prescription-shapes.ts";
import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const shows = (kind: PrescriptionKind | "any", path: string) =>
  endpoint(ShowMyPrescriptions[kind], {
    method: "GET",
    path,
    in: "query",
    audience: "customer",
    request: wire(
      z.object({ id: z.optional(idOf(payableId)) }),
      ({ id = null }): PayableId | null => id,
      (id) => (id === null ? {} : { id }),
    ),
    response: z.array(prescriptionShape),
    refusals: { "unknown-prescription": answerOf(404, "Prescription not found") },
  });

export const showPrescriptions = shows("any", "/get/prescription");
export const showAyurvedaPrescriptions = shows("ayurveda", "/get/prescription/ayurveda");
export const showHomeopathyPrescriptions = shows("homeopathy", "/get/prescription/homeopathy");
export const showUnaniPrescriptions = shows("unani", "/get/prescription/unani");
export const showSiddhaPrescriptions = shows("siddha", "/get/prescription/siddha");
export const showYogaPrescriptions = shows("yoga", "/get/prescription/yoga");
export const showPhysiotherapyPrescriptions = shows("physiotherapy", "/get/prescription/physiotherapy");
export const showNutritionPrescriptions = shows("nutrition", "/get/prescription/nutrition");
export const showCustomPrescriptions = shows("custom", "/get/prescription/custom");
