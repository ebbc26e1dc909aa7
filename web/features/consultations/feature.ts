import type { Feature } from "#web/platform/features/feature.ts";

/** Practitioners, their times, and what they practise. */
export const consultationsFeature: Feature<"consultations", "alerts" | "content" | "shipping"> = {
  lateRoutes: {
    at: /^\/(?:practitioners?|therapists?|check_date|therapies|siddhatherapy|ayurveda|ayurvedic|homeopathy|yoga|physiotherapy|physio|nutrition|siddha|unani|naturopathy|chiropractic)(?:\/|$)/i,
    load: async () => (await import("./consultation-routes.tsx")).consultationRoutes,
  },
};
