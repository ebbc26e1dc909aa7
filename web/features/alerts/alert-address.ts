import type { AlertAbout } from "./alert-about.ts";

/** Where alerts are asked for and where a customer finds theirs. Letters lead to /alerts/confirm and /alerts/leave. */
export const alertAddress = {
  list: "/alerts/mine",
  ask: (about: AlertAbout): string =>
    `/alerts/new?${new URLSearchParams(about.kind === "opening" ? { area: about.area } : { product: about.slug })}`,
};
