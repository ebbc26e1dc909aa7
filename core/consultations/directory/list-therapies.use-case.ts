import { useCase } from "../../shared/token.ts";
import { THERAPIES } from "../therapies/therapy.ts";
import { DirectorySets } from "./directory-sets.ts";
import { sizeOf } from "./kept/practitioner-set.ts";
import { maker } from "../../shared/use-case.ts";
import { KeptDirectory } from "./kept/kept-directory.ts";
import type { Therapy } from "../therapies/therapy.ts";

/** A therapy, and how many practise it here. */
export type CountedTherapy = { readonly therapy: Therapy; readonly practitioners: number };

/** All nine therapies in their order, those too that nobody practises here. Source: specification/consultations.md, Calls. */
export type ListTherapies = () => Promise<readonly CountedTherapy[]>;
export const ListTherapies = useCase<ListTherapies>("consultations", "ListTherapies");

export const makeListTherapies = maker(ListTherapies, { directory: KeptDirectory }, ({ directory }) => async () => {
  const sets = new DirectorySets(await directory(), { mode: null, maxFee: null });
  return THERAPIES.map((therapy) => ({ therapy, practitioners: sizeOf(sets.ofTherapies([therapy])) }));
});
