import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Result } from "../shared/result.ts";
import type { HospitalPage } from "./care-page.ts";
import type { Content } from "./content.port.ts";

/** Source: specification/content.md, Hospitals and health plans. */
export type ShowHospitalPage = () => Promise<Result<HospitalPage, { readonly kind: "no-page" }>>;
export const ShowHospitalPage = token<ShowHospitalPage>("ShowHospitalPage");

export const makeShowHospitalPage =
  ({ content }: { readonly content: Content }): ShowHospitalPage =>
  async () => {
    const page = await content.hospitalPage();
    return page === null ? refused({ kind: "no-page" }) : ok(page);
  };
