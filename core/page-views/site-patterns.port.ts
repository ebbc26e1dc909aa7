import { token } from "../shared/token.ts";

/** Whether a page of the sites that this server has is found by such a pattern, as "/order/:id". */
export type SitePatterns = (route: string) => Promise<boolean>;
export const SitePatterns = token<SitePatterns>("SitePatterns");
