import { exhibit } from "#web/gallery/exhibit.tsx";
import { outside } from "#web/gallery/sample-site.ts";
import { say } from "#web/gallery/samples.ts";
import { AppBadge } from "./app-badge.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const badgeExhibits: readonly Exhibit[] = [
  exhibit(AppBadge, () => ({
    "App Store": { shop: "app-store", address: outside.appStore, over: say.over, name: "App Store" },
    "Play Store": { shop: "play-store", address: outside.playStore, over: say.over, name: "Google Play" },
  })),
];
