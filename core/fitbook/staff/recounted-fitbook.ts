/** Of how many people and groups a number of followers, followed, members or those who ask was not that of its list, and is put right. */
export type RecountedFitbook = { readonly people: number; readonly groups: number };
