// Read from the folders of the features that the shell's composition.ts names: see sidesOf in web/vite.config.ts.
declare module "#sides/pages" {
  export const sides: readonly import("#web/platform/page/feature-pages.ts").FeaturePages[];
}
declare module "#sides/late" {
  export const sides: readonly import("./late-feature.ts").LateFeature[];
}
