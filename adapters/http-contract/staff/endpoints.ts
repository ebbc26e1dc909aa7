import * as z from "zod/mini";
import { ENQUIRY_KINDS } from "#core/contact/enquiry.ts";
import { ENQUIRY_STATES } from "#core/contact/enquiry-state.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ListHealthPlanEnquiries } from "#core/contact/list-enquiries.use-case.ts";
import { PutHealthPlanPage } from "#core/staff/put-health-plan-page.use-case.ts";
import { SendAvailablePicture, SendBannerPicture, SendEcosystemPicture, SendPlanPicture } from "#core/staff/send-page-picture.use-case.ts";
import { healthPlanPage } from "#adapters/http-contract/content/care-page.ts";
import { companySize } from "#adapters/http-contract/contact/company-size.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { emailAddress, file, fullName, idOf, instant, mobile, wholeUpTo } from "#adapters/http-contract/scalars.ts";

const MOST = 200;

const notStaff = answerOf(403, "You are not allowed to do this.");

export const listHealthPlanEnquiries = endpoint(ListHealthPlanEnquiries, {
  method: "GET",
  path: "/healthPlan/getAllInquiryList",
  in: "query",
  audience: "customer",
  request: only("limit", wholeUpTo(MOST)),
  response: z.array(
    fields({
      id: ["_id", z.string()],
      kind: z.enum(ENQUIRY_KINDS),
      state: z.enum(ENQUIRY_STATES),
      about: z.nullable(z.string()),
      name: fullName,
      mobile,
      email: z.nullable(emailAddress),
      city: z.string(),
      message: z.string(),
      company: z.nullable(companySize),
      customer: ["user_id", z.nullable(idOf(customerId))],
      at: ["createdAt", instant],
    }),
  ),
  refusals: { "not-staff": notStaff },
});

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
