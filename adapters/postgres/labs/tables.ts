import type { ColumnType } from "kysely";
import type { LabPackage } from "#core/labs/lab-package.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { LabCalendar } from "#core/labs/slots/lab-calendar.ts";
import type { Lab } from "#core/labs/lab.ts";

export type LabTables = {
  lab: { id: string; offer: Offer<Lab> };
  lab_test: { id: string; slug: string; offer: Offer<LabTest> };
  lab_package: { id: string; slug: string; offer: Offer<LabPackage> };
  /** By its laboratory's id. */
  lab_calendar: { id: string; offer: Offer<LabCalendar> };
};

/** JSON is written as text and read as the value. */
type Offer<Document> = ColumnType<Document, string, string>;
