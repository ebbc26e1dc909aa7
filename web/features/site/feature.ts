import { keep } from "#adapters/composition/keep.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** The frame of every page: header, menus, footer, toasts, errors. */
export const siteFeature: Feature<"site"> = {
  stores: (container) => keep(container, ToastStore, {}),
};
