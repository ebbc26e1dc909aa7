import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "./content.port.ts";
import type { Company } from "./company.ts";

/** The company that runs the shop; null if it is not configured. Source: specification/content.md, Company. */
export type ShowCompany = () => Promise<Company | null>;
export const ShowCompany = useCase<ShowCompany>("content", "ShowCompany");

export const makeShowCompany = maker(
  ShowCompany,
  { content: Content },
  ({ content }) =>
    () =>
      content.company(),
);
