import { ShowLandingPage } from "#core/content/landing-pages/show-landing-page.use-case.ts";
import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { ShowSiteFrame } from "#core/content/show-site-frame.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function contentOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/content/endpoints.ts"), {
    showCompany: ShowCompany,
    openLanding: OpenLanding,
    showLandingPage: ShowLandingPage,
    showMenu: ShowMenu,
    showSiteFrame: ShowSiteFrame,
    showSiteSettings: ShowSiteSettings,
    showHospitalPage: ShowHospitalPage,
    showHealthPlanPage: ShowHealthPlanPage,
  });
}
