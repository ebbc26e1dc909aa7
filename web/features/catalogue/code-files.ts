import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  joins: {
    goods: /catalogue.cards|core.catalogue.stock-label|net-quantity/,
    lists:
      /features.catalogue.(?:list.(?:count-text|product-query|product-list-(?:title|address|words))|filters.filter-(?:groups|words)|wording.(?:hindi.)?(?:filters|product-list))/,
  },
  // Rules of home are the server's.
  notAtFirst: { "of-home": /core.catalogue.front.(?:well-rated|season|front-subjects)\.ts$/ },
  atOnce: /\/(?:shop-home|shop|product-list|product)-screen-/,
};
