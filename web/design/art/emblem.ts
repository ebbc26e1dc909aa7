import { textHash } from "./text-hash.ts";
import { motifOf } from "./motif.ts";

/** Grounds of 40 by 40 on which a motif stands. */
const shapes = [
  "M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38z",
  "M4 39V19C4 8 11 1 20 1s16 7 16 18v20z",
  "M20 1l16.500 9.500v19L20 39 3.500 29.500v-19z",
  "M3 4c6 1 12 0 17-3 5 3 11 4 17 3 2 17-3 29-17 35C6 33 1 21 3 4z",
  "M20 .500L39.500 20 20 39.500.500 20z",
  "M8 2h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z",
  "M2 20C2 9 9 2 20 2h18v18c0 11-7 18-18 18S2 31 2 20z",
  "M20 1c4 0 5.500 3 8 4.300s6-.3 8 2.700-.5 6 .700 8.700S40 17 40 20s-2 3-3.300 5.300 1 6-1 8.700-5.200 1.200-7.700 2.700S24 39 20 39s-5.500-1-8-2.300-6 .3-8-2.700.5-6-.700-8.700S0 23 0 20s2-1 3.300-3.300S2 10 4 8s5.500-1.400 8-2.700S16 1 20 1z",
] as const;

/** The ground of a brand's sign and the drawing on it; a brand keeps them. */
export const emblemOf = (name: string): { readonly shape: string; readonly motif: string } => ({
  shape: shapes[textHash(name, shapes.length)] ?? shapes[0],
  motif: motifOf(name),
});
