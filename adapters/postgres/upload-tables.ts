/** Uploaded files, and who shows which one as their picture. */
export type UploadTables = {
  upload: UploadRow;
  profile_picture: { customer: string; upload: string };
};

export type UploadRow = {
  id: string;
  owner: string;
  kind: "profile-picture" | "page-picture";
  audience: "anyone" | "owner";
  media_type: "image/webp";
  bytes: number;
  uploaded_at: Date;
};
