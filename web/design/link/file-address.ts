import type { FileId } from "#core/files/file-id.ts";

/** Where an uploaded file is fetched. */
export const fileAddress = (id: FileId): string => `/api/upload/file?_id=${id}`;
