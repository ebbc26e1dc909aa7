import { token } from "#core/shared/token.ts";
import type { MindStore } from "./mind-store.ts";

/** Somebody's answers about the mind, for the whole window. */
export const MindKept = token<MindStore>("MindKept");
