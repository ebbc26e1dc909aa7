import { createContext } from "react";

/** Opens the prescription beside the call; the call itself knows nothing of it. */
export const WriteBesideCall = createContext<() => void>(() => {});
