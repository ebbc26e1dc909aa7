import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  joins: {
    frame: /core.catalogue.(?:category|product-title)\.ts/,
    goods: /catalogue.cards|core.catalogue.stock-label|net-quantity/,
    lists:
      /features.catalogue.(?:list.(?:count-text|product-query|product-list-(?:title|address|words))|filters.filter-(?:groups|words)|wording.(?:hindi.)?(?:filters|product-list))/,
  },
  atOnce: /\/(?:shop-home|shop|product-list|product)-screen-/,
};
