export { makePutHealthPlanPage } from "./put-health-plan-page.use-case.ts";
export {
  makeSendBannerPicture,
  makeSendAvailablePicture,
  makeSendEcosystemPicture,
  makeSendPlanPicture,
} from "./send-page-picture.use-case.ts";
