import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedFiles: StoredArea = {
  name: "files",
  erasedLast: [["upload", "owner"]],
  exported: [
    { name: "uploads", table: "upload", owner: "owner", key: "id", columns: ["id", "kind", "media_type", "bytes", "uploaded_at"] },
  ],
};
