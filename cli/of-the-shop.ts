import type { Command } from "./terminal.ts";

/** Loads what does every command that works on the shop itself; null: each is done here. In the packed command it is cli/packing/in-project.ts. */
export const ofTheShop: (() => Promise<Command>) | null = null;
