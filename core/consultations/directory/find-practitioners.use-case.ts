import { useCase } from "../../shared/token.ts";
import { searchedDirectory } from "./searched-directory.ts";
import { maker } from "../../shared/use-case.ts";
import { KeptDirectory } from "./kept/kept-directory.ts";
import { Practitioners } from "../practitioner/practitioners.port.ts";
import type { DirectoryEntry, FoundEntry } from "./directory-entry.ts";
import type { DirectoryPage } from "./searched-directory.ts";
import type { DirectoryQuery } from "./directory-query.ts";

/** A page of the practitioners who are shown to everybody. Source: specification/consultations.md, Directory. */
export type FindPractitioners = (query: DirectoryQuery) => Promise<DirectoryPage>;
export const FindPractitioners = useCase<FindPractitioners>("consultations", "FindPractitioners");

type Needs = { readonly directory: KeptDirectory; readonly practitioners: Pick<Practitioners, "shown"> };

export const makeFindPractitioners = maker(
  FindPractitioners,
  { directory: KeptDirectory, practitioners: Practitioners },
  ({ directory, practitioners }: Needs) =>
    async (query) => {
      const { entries, elsewhere, ...page } = searchedDirectory(await directory(), query);
      const shown = await practitioners.shown([...entries, ...(elsewhere?.online ?? [])].map(({ id }) => id));
      const byId = new Map(shown.map((one) => [one.id, one]));
      // Who was found and is shown no more is left out.
      const whole = ({ id, ...entry }: FoundEntry): readonly DirectoryEntry[] => {
        const practitioner = byId.get(id);
        return practitioner === undefined ? [] : [{ practitioner, ...entry }];
      };
      return {
        ...page,
        entries: entries.flatMap(whole),
        elsewhere: elsewhere === null ? null : { ...elsewhere, online: elsewhere.online.flatMap(whole) },
      };
    },
);
