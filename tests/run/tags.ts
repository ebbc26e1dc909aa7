/**
 * What a test may be marked with; each configuration that runs marked tests names them. A file whose tests are all long is named
 * `*.long.test.ts` instead, so that `npm test` does not load it.
 */
export const TAGS = [
  { name: "long", description: "Goes another way than its neighbours at some cost: `npm test` leaves it to `npm run test:long`." },
] satisfies readonly { readonly name: "long"; readonly description: string }[];

declare module "vitest" {
  interface TestTags {
    readonly tags: (typeof TAGS)[number]["name"];
  }
}
