import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: {
    // What tests and packages are shown with, on their own pages and in lists.
    labs: /features.labs.(?:lab-words|lab-price|booking-note|tests.test-(?:search|cards)|packages.package-cards|wording.(?:hindi.)?labs)\./,
  },
};
