import { demoLabOffer as offerOn } from "#adapters/composition/demo-files.ts";
import { DEMO_DAY } from "./demo-goods.ts";

/** What the demo's laboratories offer: no day of it is counted from today. */
export const demoLabOffer = await offerOn(DEMO_DAY);
