import * as z from "zod/mini";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { LONGEST_MESSAGE } from "#core/contact/message.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital, EnquireForCompany } from "#core/contact/send-enquiry.use-case.ts";
import { companySize } from "./company-size.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { emailAddress, fullName, mobile, orNull, written } from "#adapters/http-contract/scalars.ts";
import type { Enquiry } from "#core/contact/enquiry.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const SUBJECT = 100;
const CITY = 80;

const enquiryFields = {
  name: fullName,
  mobile,
  email: orNull(emailAddress),
  city: written(CITY),
  about: ["_id", orNull(written(SUBJECT))],
  message: written(LONGEST_MESSAGE),
} as const;

const enquiry: Shape<Enquiry> = fields({ ...enquiryFields, company: orNull(z.never()) });

const enquiryOfCompany: Shape<Enquiry> = fields({ ...enquiryFields, company: orNull(companySize) });

const tooMany = { "too-many": answerOf(429, "Too many requests. Please try again later.") };

const form = {
  method: "POST",
  in: "body",
  audience: "caller",
  request: enquiry,
  response: only("_id", z.string()),
  refusals: tooMany,
} as const;

export const enquireAtHospital = endpoint(EnquireAtHospital, { ...form, path: "/hospitalpage/addInquiryDataByUser" });

export const enquireAboutHealthPlan = endpoint(EnquireAboutHealthPlan, { ...form, path: "/healthPlan/addInquiryDataByUser" });

export const enquireForCompany = endpoint(EnquireForCompany, {
  ...form,
  path: "/corporate/addInquiryDataByUser",
  request: enquiryOfCompany,
});

export const getInTouch = endpoint(GetInTouch, {
  method: "POST",
  path: "/get-in-touch",
  in: "body",
  audience: "caller",
  request: fields({ name: fullName, email: emailAddress, mobile: orNull(mobile), message: written(LONGEST_MESSAGE) }),
  response: only("ticket_no", z.number()),
  refusals: tooMany,
});
