import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  useCasesOf: ["trackers"],
  // With all that comes late on their pages and on the page of the day.
  kept: /trackers.(?:tracker-routes|wording.tracker-heads|(?:page|water|sleep|exercise|meal|weight|results|own|wellness.today).[\w-]+)\.tsx?$/,
};
