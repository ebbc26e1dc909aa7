import type { AlertAbout } from "./alert-about.ts";

/** Where alerts are asked for and where a customer finds theirs. Letters lead to /alerts/confirm and /alerts/leave. */
export const alertAddress = {
  list: "/alerts/mine",
  ask: (about: AlertAbout): string => `/alerts/new?${new URLSearchParams(namedIn(about))}`,
};

function namedIn(about: AlertAbout): Readonly<Record<string, string>> {
  if (about.kind === "opening") return { area: about.area };
  return about.kind === "quiz-opens" ? { quiz: about.quiz } : { product: about.slug };
}
