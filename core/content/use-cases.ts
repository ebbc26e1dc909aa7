export { makeShowLandingPage } from "./landing-pages/show-landing-page.use-case.ts";
export { makeOpenLanding } from "./open-landing.use-case.ts";
export { makeShowCompany } from "./show-company.use-case.ts";
export { makeShowHealthPlanPage } from "./show-health-plan-page.use-case.ts";
export { makeShowHospitalPage } from "./show-hospital-page.use-case.ts";
export { makeShowMenu } from "./show-menu.use-case.ts";
export { makeShowSiteFrame } from "./show-site-frame.use-case.ts";
export { makeShowSiteSettings } from "./show-site-settings.use-case.ts";
