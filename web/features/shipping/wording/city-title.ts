/** A city's name as it is shown; it is kept in English. */
export const cityTitle = (city: string): string => city;
