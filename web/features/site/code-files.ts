import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  ofTheFrame: /features.site.(?:menus.(?:shop-bar|shop-side-menu|account-menu)|header.header-menus|footer.site-foot)/,
  kept: /(?:toasts.toasts|errors.offline-screen)\.tsx?$/,
};
