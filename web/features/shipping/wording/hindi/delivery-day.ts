import type { deliveryDayPhrases as english } from "../delivery-day.ts";

export const deliveryDayPhrases: typeof english = { by: ({ day }) => `${day} तक` };
