import type { Badge } from "./badges.ts";

/** All badges, from the highest on. */
export const BADGES = ["gold", "silver", "bronze", "finisher"] as const satisfies readonly Badge[];

/** How often somebody has won each badge. Those that they have never won are left out. */
export type BadgeTally = Readonly<Partial<Record<Badge, number>>>;
