import type { Exhibit } from "./exhibit.tsx";

const files = import.meta.glob<Readonly<Record<string, readonly Exhibit[]>>>("../**/*.exhibit.tsx", { eager: true });

/**
 * Every part of the shop, in every state, and of screens what is seldom seen: of each folder what its exhibit shows. A test holds it
 * against the folder of parts.
 */
export const exhibits: readonly Exhibit[] = Object.values(files).flatMap((file) => Object.values(file).flat());
