import { Content } from "#core/content/content.port.ts";
import { LandingPages } from "#core/content/landing-pages/landing-pages.port.ts";
import { makeShowLandingPage, ShowLandingPage } from "#core/content/landing-pages/show-landing-page.use-case.ts";
import { makeOpenLanding, OpenLanding } from "#core/content/open-landing.use-case.ts";
import { makeShowCompany, ShowCompany } from "#core/content/show-company.use-case.ts";
import { makeShowHealthPlanPage, ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { makeShowHospitalPage, ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { makeShowMenu, ShowMenu } from "#core/content/show-menu.use-case.ts";
import { makeShowSiteSettings, ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { makeShowSiteFrame, ShowSiteFrame } from "#core/content/show-site-frame.use-case.ts";
import { SiteSettings } from "#core/content/site-settings.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function contentInProcess(container: Container): void {
  make(container, ShowCompany, makeShowCompany, { content: Content });
  make(container, OpenLanding, makeOpenLanding, { content: Content });
  make(container, ShowLandingPage, makeShowLandingPage, { pages: LandingPages, now: Clock });
  make(container, ShowMenu, makeShowMenu, { content: Content, settings: SiteSettings });
  make(container, ShowSiteFrame, makeShowSiteFrame, { content: Content, settings: SiteSettings });
  make(container, ShowSiteSettings, makeShowSiteSettings, { settings: SiteSettings });
  make(container, ShowHospitalPage, makeShowHospitalPage, { content: Content });
  make(container, ShowHealthPlanPage, makeShowHealthPlanPage, { content: Content });
}
