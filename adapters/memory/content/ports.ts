import { Content } from "#core/content/content.port.ts";
import { LandingPages } from "#core/content/landing-pages/landing-pages.port.ts";
import { memoryContent } from "./content.ts";
import { memoryLandingPages } from "./landing-pages.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const contentInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Content, memoryContent(memory));
    keep(LandingPages, memoryLandingPages(memory));
  },
};
