import type { ComingArea } from "#core/alerts/coming-area.ts";

/** Where each area begins, once it is open. */
export const areaPage: Readonly<Record<ComingArea, string>> = {
  consultations: "/appointments",
  "lab-tests": "/alltests",
  trackers: "/watertracker",
  assessments: "/physicalgenerals",
  fitbook: "/fitbook",
  quizzes: "/quizhomepage",
  wellness: "/wellness",
};
