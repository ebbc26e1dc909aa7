/** Something measured in two units: ranges hold for the metric one, decimals for each as it is written. */
export type Measure = {
  /** Its keys in the contract. */
  readonly metric: string;
  readonly other: string;
  readonly unit: "kg" | "cm";
  readonly otherUnit: "lb" | "in";
  readonly decimals: number;
  readonly otherDecimals: number;
  /** So many metric units are one of the other. */
  readonly factor: number;
  readonly from: number;
  readonly to: number;
};

const girth = (name: string, from: number, to: number): Measure => ({
  metric: `${name}_cm`,
  other: `${name}_in`,
  unit: "cm",
  otherUnit: "in",
  decimals: 1,
  otherDecimals: 2,
  factor: 2.54,
  from,
  to,
});

/** Source: specification/health-tools.md, Numbers and units. */
export const MEASURES = {
  weight: {
    metric: "weight_kg",
    other: "weight_lb",
    unit: "kg",
    otherUnit: "lb",
    decimals: 2,
    otherDecimals: 1,
    factor: 0.45359237,
    from: 20,
    to: 400,
  },
  waist: girth("waist", 40, 250),
  neck: girth("neck", 20, 80),
  hip: girth("hip", 50, 250),
} as const satisfies Record<string, Measure>;

/** In centimetres; one decimal. */
export const HEIGHTS = { from: 100, to: 250 } as const;

/** In years; a formula for adults begins later. */
export const AGES = { from: 5, adult: 18, to: 120 } as const;
