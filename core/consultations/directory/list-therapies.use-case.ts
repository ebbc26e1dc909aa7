import { token } from "../../shared/token.ts";
import { THERAPIES } from "../therapies/therapy.ts";
import type { Therapy } from "../therapies/therapy.ts";
import type { DirectorySnapshots } from "./directory-snapshot.ts";

/** A therapy, and how many practise it here. */
export type CountedTherapy = { readonly therapy: Therapy; readonly practitioners: number };

/** All nine therapies in their order, those too that nobody practises here. Source: specification/consultations.md, Calls. */
export type ListTherapies = () => Promise<readonly CountedTherapy[]>;
export const ListTherapies = token<ListTherapies>("ListTherapies");

export const makeListTherapies =
  ({ snapshots }: { readonly snapshots: DirectorySnapshots }): ListTherapies =>
  async () => {
    const { practitioners } = await snapshots();
    return THERAPIES.map((therapy) => ({
      therapy,
      practitioners: practitioners.filter(({ practitioner }) => practitioner.therapy === therapy).length,
    }));
  };
