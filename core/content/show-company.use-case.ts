import { token } from "../shared/token.ts";
import type { Company } from "./company.ts";
import type { Content } from "./content.port.ts";

/** The company that runs the shop; null if it is not configured. Source: specification/content.md, Company. */
export type ShowCompany = () => Promise<Company | null>;
export const ShowCompany = token<ShowCompany>("ShowCompany");

export const makeShowCompany =
  ({ content }: { readonly content: Content }): ShowCompany =>
  () =>
    content.company();
