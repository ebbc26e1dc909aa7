import { uploads } from "#adapters/postgres/migrations/0009-uploads.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedFiles: StoredArea = {
  name: "files",
  migrations: {
    "0009-uploads": uploads,
  },
  erasedLast: [["upload", "owner"]],
  exported: [
    { name: "uploads", table: "upload", owner: "owner", key: "id", columns: ["id", "kind", "media_type", "bytes", "uploaded_at"] },
  ],
};
