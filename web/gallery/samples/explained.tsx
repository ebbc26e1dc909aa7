import { part, sum } from "#web/design/figures/explained.ts";
import { say } from "#web/gallery/samples.ts";

export const explained = { sentences: [say.sentence], rows: [part(say.cart, "₹1,249.00"), sum(say.applied, "₹149.88")] };
