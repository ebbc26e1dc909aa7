import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi } from "#web/gallery/trial-texts.ts";
import { ProgressBar } from "./progress-bar.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const progressBarExhibits: readonly Exhibit[] = [
  exhibit(
    ProgressBar,
    () => ({
      "nobody knows how much": { label: say.progress, share: null },
      begun: { label: say.progress, share: 0 },
      "half way": { label: say.progress, share: 0.5 },
      "not moving": { label: say.progress, share: 0.7, kind: "still" },
      done: { label: say.progress, share: 1 },
      Hindi: { label: hindi.busy, share: 0.4 },
    }),
    { room: "card" },
  ),
];
