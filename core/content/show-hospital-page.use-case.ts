import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "./content.port.ts";
import type { Result } from "../shared/result.ts";
import type { HospitalPage } from "./care-page.ts";

/** Source: specification/content.md, Hospitals and health plans. */
export type ShowHospitalPage = () => Promise<Result<HospitalPage, { readonly kind: "no-page" }>>;
export const ShowHospitalPage = useCase<ShowHospitalPage>("content", "ShowHospitalPage");

export const makeShowHospitalPage = maker(ShowHospitalPage, { content: Content }, ({ content }) => async () => {
  const page = await content.hospitalPage();
  return page === null ? refused({ kind: "no-page" }) : ok(page);
});
