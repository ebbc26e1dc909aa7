import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { FindPractitioners } from "./find-practitioners.use-case.ts";
import { PlaceNames } from "../../shipping/place-names.port.ts";
import type { Position } from "../../shipping/city.ts";
import type { DirectoryPage } from "./searched-directory.ts";
import type { DirectoryQuery } from "./directory-query.ts";

/** Who is sought near a place. */
export type NearbyRequest = { readonly here: Position; readonly query: Omit<DirectoryQuery, "near"> };

/** `place`: what it is called where they are; null: it has no name. */
export type NearbyPage = DirectoryPage & { readonly place: string | null };

/**
 * The directory within 25 km of a place, which is rounded to 0.01 degrees and not kept. Source: specification/consultations.md, Directory.
 */
export type FindPractitionersNearby = (request: NearbyRequest) => Promise<NearbyPage>;
export const FindPractitionersNearby = useCase<FindPractitionersNearby>("consultations", "FindPractitionersNearby");

export const makeFindPractitionersNearby = maker(
  FindPractitionersNearby,
  { find: FindPractitioners, names: PlaceNames },
  ({ find, names }) =>
    async ({ here: { latitude, longitude }, query }) => {
      const near = { latitude: rounded(latitude), longitude: rounded(longitude) };
      const [page, place] = await Promise.all([find({ ...query, near }), names(near)]);
      return { ...page, place };
    },
);

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
