import { token } from "../shared/token.ts";
import type { HealthPlanPage, HospitalPage } from "./care-page.ts";
import type { Company } from "./company.ts";
import type { Landing } from "./landing.ts";
import type { Menus } from "./menus.ts";

/** The texts of the site, as they were stored last; null: they were never stored. */
export type Content = {
  company(): Promise<Company | null>;
  landing(): Promise<Landing | null>;
  menus(): Promise<Menus | null>;
  hospitalPage(): Promise<HospitalPage | null>;
  healthPlanPage(): Promise<HealthPlanPage | null>;
  putHealthPlanPage(page: HealthPlanPage): Promise<void>;
};
export const Content = token<Content>("Content");

/** All of it together. */
export type Contents = {
  readonly company: Company;
  readonly landing: Landing;
  readonly menus: Menus;
  readonly hospitalPage: HospitalPage;
  readonly healthPlanPage: HealthPlanPage;
};
