import * as z from "zod/mini";
import { PutHealthPlanPage } from "#core/staff/put-health-plan-page.use-case.ts";
import { SendAvailablePicture, SendBannerPicture, SendEcosystemPicture, SendPlanPicture } from "#core/staff/send-page-picture.use-case.ts";
import { healthPlanPage } from "#adapters/http-contract/content/care-page.ts";
import { endpoint, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { file } from "#adapters/http-contract/scalars.ts";

const notStaff = answerOf(403, "You are not allowed to do this.");

export const putHealthPlanPage = endpoint(PutHealthPlanPage, {
  method: "POST",
  path: "/healthPlan/addHealthPlanPage",
  in: "body",
  audience: "customer",
  request: healthPlanPage,
  response: z.null(),
  refusals: { "not-staff": notStaff },
});

const sentPicture = {
  method: "POST",
  in: "file",
  audience: "customer",
  request: file,
  response: only("image", fileAddress),
  refusals: {
    "not-staff": notStaff,
    "no-picture": answerOf(415, "Please choose a picture in JPEG, PNG or WebP format"),
    "too-many-uploads": answerOf(429, "Too many requests. Please try again later."),
  },
} as const;

export const sendBannerPicture = endpoint(SendBannerPicture, { ...sentPicture, path: "/healthPlan/uploadBannerImage" });
export const sendAvailablePicture = endpoint(SendAvailablePicture, { ...sentPicture, path: "/healthPlan/uploadHealthPlanAvailableImage" });
export const sendEcosystemPicture = endpoint(SendEcosystemPicture, {
  ...sentPicture,
  path: "/healthPlan/uploadNaturalHealingEcosystemImage",
});
export const sendPlanPicture = endpoint(SendPlanPicture, { ...sentPicture, path: "/healthPlan/uploadHealthPlanImage" });
