import * as z from "zod/mini";
import { ENQUIRY_KINDS } from "#core/contact/enquiry.ts";
import { ENQUIRY_STATES } from "#core/contact/enquiry-state.ts";
import { ListHealthPlanEnquiries } from "#core/contact/list-enquiries.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { emailAddress, fullName, idOf, instant, mobile, wholeUpTo } from "#adapters/http-contract/scalars.ts";
import { companySize } from "./company-size.ts";

const MOST = 200;

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
  refusals: { "not-staff": answerOf(403, "You are not allowed to do this.") },
});
