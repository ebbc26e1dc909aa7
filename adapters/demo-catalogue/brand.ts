import type { Both } from "./information/both.ts";
import type { Craft, Voice } from "./kind.ts";
import type { Seller } from "./sellers.ts";

/** A maker and how its goods look. */
export type Brand = {
  readonly name: string;
  readonly voice: Voice;
  readonly crafts: readonly Craft[];
  /** Multiplies its prices. */
  readonly level: number;
  readonly cashOnDelivery: boolean;
  readonly seller: Seller;
  /** Whether it came to the shop last: its goods are tagged as new. */
  readonly isNewcomer: boolean;
  /** Words that set a product apart where another brand has the same name already. */
  readonly qualities: readonly Both[];
  readonly colours: Colours;
};

/** Hex colours. A brand's goods come in three tones, each with its ink; `cap` "ink": caps in the tone's ink. */
export type Colours = {
  readonly inks: readonly [string, string, string];
  readonly accent: string;
  readonly label: string;
  readonly cap: string;
  readonly glass: string;
  readonly pack: string;
};
