import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: {
    // What stands around each page.
    "fitbook-pages": /features.fitbook.(?:page.fitbook-page|wording.(?:hindi.)?fitbook-heads)\./,
    // Where pages are, with what their addresses name.
    "address-of-fitbook": /platform.addresses.fitbook-address\.ts|core.fitbook.(?:posts.view-as|group|challenge)\.ts/,
  },
};
