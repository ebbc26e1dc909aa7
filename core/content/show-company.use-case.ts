import { token } from "../shared/token.ts";
import type { Company } from "./company.ts";
import type { Content } from "./content.port.ts";

/** Who runs the shop; null where nobody has said. Source: specification/content.md, Company. */
export type ShowCompany = () => Promise<Company | null>;
export const ShowCompany = token<ShowCompany>("ShowCompany");

export const makeShowCompany =
  ({ content }: { readonly content: Content }): ShowCompany =>
  () =>
    content.company();
