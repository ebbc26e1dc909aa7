/**
 * What some of the demo's people do for their health, and what they write of it. Each post is written once, by one of them. `group` is the
 * key of the group that they may have joined.
 */
export type Practice = {
  readonly key: string;
  readonly group: string | null;
  readonly about: readonly string[];
  readonly posts: readonly string[];
};
