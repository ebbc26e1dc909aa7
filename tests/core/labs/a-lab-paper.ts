import { labLine } from "#core/invoices/lab-paper.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { LabPaper } from "#core/invoices/lab-paper.ts";

/** A bill of supply for tests of two people, with the way to them. */
export const aLabPaper = (): LabPaper => ({
  kind: "bill",
  number: "A00B/2627/000001",
  day: day("2026-11-20"),
  reference: "l-01a22d18",
  supplier: { name: "Sahyadri Diagnostics", address: "12 Law College Road", accreditation: "MC-4711" },
  buyer: { name: "Asha Kulkarni", mobile: null },
  start: now,
  lines: [
    labLine({ service: { kind: "tests", title: { english: "HbA1c", hindi: "एचबीए1सी" } }, person: null, rate: 0, amount: paise(20_000) }),
    labLine({
      service: { kind: "tests", title: { english: "HbA1c", hindi: "एचबीए1सी" } },
      person: "Ira Kulkarni",
      rate: 0,
      amount: paise(15_000),
    }),
    labLine({ service: { kind: "collection" }, person: null, rate: 0, amount: paise(10_000) }),
  ],
  total: paise(45_000),
  against: null,
});
