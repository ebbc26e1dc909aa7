import { printable } from "#cli/printing/columns.ts";
import type { Hospital } from "#core/content/care-page.ts";

export const HOSPITALS = "Hospitals";
export const NO_PAGE = "There is no page of hospitals yet: the file needs a line {page}.\n";

export const listText = (hospitals: readonly Hospital[]): string =>
  hospitals.length === 0 ? "No hospitals are listed.\n" : hospitals.map((one) => `${headText(one)}\n`).join("");

const headText = ({ id, name, city, therapies }: Hospital): string => printable(`${id}  ${name}, ${city} (${therapies.join(", ")})`);
