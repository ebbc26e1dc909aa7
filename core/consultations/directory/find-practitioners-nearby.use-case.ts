import { token } from "../../shared/token.ts";
import type { Position } from "../../shipping/city.ts";
import type { DirectoryPage } from "./searched-directory.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import type { FindPractitioners } from "./find-practitioners.use-case.ts";

/** Who is sought near a place. */
export type NearbyRequest = { readonly here: Position; readonly query: Omit<DirectoryQuery, "near"> };

/** The directory within 25 km of a place, which is rounded to 0.01 degrees and not kept. Source: specification/consultations.md, Directory. */
export type FindPractitionersNearby = (asked: NearbyRequest) => Promise<DirectoryPage>;
export const FindPractitionersNearby = token<FindPractitionersNearby>("FindPractitionersNearby");

export const makeFindPractitionersNearby =
  ({ find }: { readonly find: FindPractitioners }): FindPractitionersNearby =>
  ({ here: { latitude, longitude }, query }) =>
    find({ ...query, near: { latitude: rounded(latitude), longitude: rounded(longitude) } });

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
