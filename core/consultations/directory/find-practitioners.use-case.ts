import { token } from "../../shared/token.ts";
import { searchedDirectory } from "./searched-directory.ts";
import type { DirectoryPage } from "./searched-directory.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import type { DirectorySnapshots } from "./directory-snapshot.ts";

/** A page of the practitioners who are shown to everybody. Source: specification/consultations.md, Directory. */
export type FindPractitioners = (asked: DirectoryQuery) => Promise<DirectoryPage>;
export const FindPractitioners = token<FindPractitioners>("FindPractitioners");

export const makeFindPractitioners =
  ({ snapshots }: { readonly snapshots: DirectorySnapshots }): FindPractitioners =>
  async (asked) =>
    searchedDirectory(await snapshots(), asked);
