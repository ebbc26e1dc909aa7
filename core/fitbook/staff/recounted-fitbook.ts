/** For how many people and groups a kept number differed from its list and was put right: followers, followed, members, or those who ask. */
export type RecountedFitbook = { readonly people: number; readonly groups: number };
