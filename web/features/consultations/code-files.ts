import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: {
    // What each page knows of the others, and of what a practitioner does.
    consultations:
      /(?:consultation|health-profile)-address\.ts|core.consultations.(?:therapies.therapy|practitioner.(?:practitioner-slug|city-key))\.ts/,
    // What a search for practitioners is made of: its screen, what leads to it, and days.
    directory: /consultations.directory.directory-query\.ts|core.consultations.(?:[\w-]+[\\/])*practitioner\.ts/,
    // What is said of practitioners wherever one is shown.
    practitioners:
      /features.consultations.(?:consultation-words|wording.(?:hindi.)?therapy-names)\.|core.consultations.therapies.therapies-named/,
  },
  // The pages of a video call have a size of their own that they keep to (tests/bench), and need little of what other pages need.
  apart: { calls: /[\\/]consultations[\\/]call[\\/]/ },
};
