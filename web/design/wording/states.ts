/**
 * States and union territories by the names that addresses keep, which are the English ones: what is not named here is shown as it is kept.
 */
export const stateNames: Readonly<Record<string, string>> = {};
