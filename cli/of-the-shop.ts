import type { Command } from "./terminal.ts";

/**
 * Loads the part that runs every command which works on the shop itself; null: they run here. In the packed command it is
 * cli/packing/in-project.ts.
 */
export const ofTheShop: (() => Promise<Command>) | null = null;
