import type { Wire } from "./wire.ts";

export const isObject = (value: unknown): value is Wire => typeof value === "object" && value !== null && !Array.isArray(value);
