import type { deliveryLinePhrases as english } from "../delivery-line.ts";

export const deliveryLinePhrases: typeof english = { when: "डिलीवरी का दिन जानने के लिए पिनकोड डालें", change: "बदलें" };
