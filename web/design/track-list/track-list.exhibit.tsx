import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { TrackList } from "./track-list.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const stepsOf = (titles: readonly string[], come: number) =>
  titles.map((title, place) => ({ key: title, title, when: place < come ? say.trackDay : null }));
const track = { label: say.track, toCome: say.toCome, folded: say.allSteps };

export const trackListExhibits: readonly Exhibit[] = [
  exhibit(
    TrackList,
    () => ({
      "nothing yet": { ...track, steps: stepsOf(say.trackSteps, 0), end: "open" },
      open: { ...track, steps: stepsOf(say.trackSteps, 2), end: "open" },
      "ended badly": { ...track, steps: stepsOf(say.trackSteps, 2), end: "bad" },
      "a step that failed": {
        ...track,
        steps: stepsOf(say.trackSteps, 3).map((step, place) => ({ ...step, hasFailed: place === 1 })),
        end: "open",
      },
      "ended well": { ...track, steps: stepsOf(say.trackSteps, 4), end: "good" },
      long: { ...track, steps: stepsOf([long.line, long.word], 1).map((step) => ({ ...step, note: long.text })), end: "open" },
      Hindi: { ...track, steps: stepsOf(hindi.steps, 3), end: "open" },
    }),
    { room: "card" },
  ),
];
