import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const consultationsPages: FeaturePages = {
  listed: ["/practitioners", "/check_date", "/therapies"],
  unlisted: ["/appointments", "/pendingpayments"],
  personal: ["/appointments", "/appointmentpendingpayment", "/pendingpayments", "/reschedule", "/bookingnotification"],
  cacheable: ["/get/therapies"],
};
