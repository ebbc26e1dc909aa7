import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { Star } from "./star.tsx";
import { StarsShown } from "./stars.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const starsExhibits: readonly Exhibit[] = [
  exhibit(Star, () => ({ small: { className: "icon icon-small" }, plain: { className: "icon" } })),
  exhibit(StarsShown, () => ({
    five: { stars: 5, told: say.stars(5) },
    "nearly a half": { stars: 4.3, told: say.stars(4.3) },
    "a half": { stars: 3.5, told: say.stars(3.5) },
    one: { stars: 1, told: say.stars(1) },
    none: { stars: 0, told: say.stars(0) },
  })),
];
