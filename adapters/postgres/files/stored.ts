import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { UploadTables } from "./tables.ts";

export const storedFiles: StoredArea = {
  name: "files",
  places: {
    profile_picture: "account",
    upload: "by-id",
  } satisfies Places<keyof UploadTables>,
  erasedLast: [["upload", "owner"]],
  exported: [
    { name: "uploads", table: "upload", owner: "owner", key: "id", columns: ["id", "kind", "media_type", "bytes", "uploaded_at"] },
  ],
};
