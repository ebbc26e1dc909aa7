import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { joins: { goods: /features.wishlist.(?:wishlist-heart|wording.wishlist)/ } };
