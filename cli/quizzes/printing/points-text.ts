/** Hundredths of a point, as text with two decimals. */
export const pointsText = (hundredths: number): string => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
