import type { refillsPhrases as english } from "../refills.ts";

export const refillsPhrases: typeof english = { heading: "फिर से मँगाएँ" };
