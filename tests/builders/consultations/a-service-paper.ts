import { serviceTax } from "#core/invoices/service-paper.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";

/** A bill of supply for a consultation of a member. */
export const aServicePaper = (): ServicePaper => ({
  kind: "bill",
  number: "000B/2627/000001",
  day: day("2026-11-20"),
  reference: "b-1",
  supplier: {
    name: "Dr. Sunanda Joshi",
    qualifications: ["BAMS"],
    council: "Maharashtra Council of Indian Medicine",
    registration: "I-45120-A",
    address: "Joshi Ayurved, 14 Tilak Road, Pune 411030",
  },
  buyer: { name: "Asha Kulkarni", mobile: null },
  patient: "Ira Kulkarni",
  start: now,
  length: 30,
  mode: "video",
  rate: 0,
  tax: serviceTax(paise(50_000), 0),
  total: paise(50_000),
  against: null,
});
