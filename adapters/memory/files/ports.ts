import { Uploads } from "#core/files/uploads.port.ts";
import { Files } from "#core/files/files.port.ts";
import { memoryFiles, memoryUploads } from "./uploads.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const filesInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Uploads, memoryUploads(memory));
    keep(Files, memoryFiles(memory));
  },
  exported: {
    uploads: ({ uploads }, customer) => [...uploads.values()].filter(({ owner }) => owner === customer),
  },
};
