import { createContext } from "react";

/** What the member is called of whom a page tells; null: it tells somebody of themselves. */
export const PatientName = createContext<string | null>(null);
