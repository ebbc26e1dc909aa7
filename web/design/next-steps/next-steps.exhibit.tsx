import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { NextSteps } from "./next-steps.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const nextStepsExhibits: readonly Exhibit[] = [
  exhibit(NextSteps, () => ({ few: { steps: say.trackSteps }, long: { steps: [long.text, long.line] }, Hindi: { steps: hindi.steps } }), {
    room: "card",
  }),
];
