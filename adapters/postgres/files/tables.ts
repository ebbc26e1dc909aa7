import type { Generated } from "kysely";
import type { MediaType, UploadAudience } from "#core/files/upload.ts";

/** Uploaded files, and which of them customers show as their pictures. */
export type UploadTables = {
  upload: UploadRow;
  profile_picture: { customer: string; upload: string };
};

export type UploadRow = {
  id: string;
  owner: string;
  kind: string;
  audience: UploadAudience;
  media_type: MediaType;
  bytes: number;
  uploaded_at: Date;
  /** Of a picture that others are shown, with what keeps its place; else all three are null. */
  width: Generated<number | null>;
  height: Generated<number | null>;
  colours: Generated<string | null>;
};
