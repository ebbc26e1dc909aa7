import { tableOfFigures } from "./figures.ts";

/** Prints what `npm run architecture` measures of the source. Nothing is asked of these figures: they are there to be read. */
process.stdout.write(`${tableOfFigures()}\n`);
