import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: {
    // What is said of tests and packages wherever one is named.
    labs: /features.labs.(?:lab-words|lab-price|booking-note|wording.(?:hindi.)?labs)\./,
    // What they are shown with, on their own pages and in lists.
    "lab-lists": /features.labs.(?:tests.test-(?:search|cards)|packages.package-cards)\./,
  },
};
