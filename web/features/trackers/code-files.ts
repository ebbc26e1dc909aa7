import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: {
    // Icons of a line each: all of them on the page that leads to trackers, some in menus and cards.
    "tracker-icons": /icons.(?:brain|dumbbell|glass-water|leaf|moon|ruler|utensils)\.mjs/,
    // What answers of the mind are told and kept by.
    mind: /features.trackers.wellness.mind.mind-(?:kept|answers)\.ts|core.health.(?:tools.mind|tables.mind-questions|counted-step)\.ts/,
  },
  // With all that comes late on their pages and on the page of the day.
  kept: /trackers.(?:tracker-routes|wording.tracker-heads|(?:page|water|sleep|exercise|meal|weight|results|own|wellness.today).[\w-]+)\.tsx?$/,
};
