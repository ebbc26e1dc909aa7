export { makeGetInTouch } from "./get-in-touch.use-case.ts";
export { makeListHealthPlanEnquiries } from "./list-enquiries.use-case.ts";
export { makeSendEnquiry } from "./send-enquiry.use-case.ts";
