/** The factor on the energy at rest for each way of living. Source: specification/health-tools.md, energy. */
export const ACTIVITY_FACTORS = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, very_active: 1.9 } as const;

/** The kilocalories that an aim adds to a day. */
export const AIMS = { lose: -500, keep: 0, gain: 500 } as const;
