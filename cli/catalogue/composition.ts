import { demoLines } from "#adapters/demo-catalogue/lines.ts";
import type { DemoCatalogue } from "./demo-catalogue.ts";

export const composeDemoCatalogue = (): DemoCatalogue => demoLines;
