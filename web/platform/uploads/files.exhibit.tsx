import { customerId } from "#core/identity/customer-id.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { FileUploadItem } from "./file-upload-item.tsx";
import type { ComponentProps, ReactNode } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const inList = (drawn: ReactNode) => <ul>{drawn}</ul>;
type FileState = ComponentProps<typeof FileUploadItem>["file"]["state"];
const aVideo = (state: FileState): ComponentProps<typeof FileUploadItem> => ({
  customer: customerId("gallery"),
  file: { key: 1, kind: "video", drawing: null, state },
  name: say.dialog,
  title: say.title,
  onRemove: ignore,
  onAgain: ignore,
});

export const filesExhibits: readonly Exhibit[] = [
  exhibit(
    FileUploadItem,
    () => ({
      "on its way": aVideo({ kind: "sending", share: 0.4 }),
      "not sent": aVideo({ kind: "failed", why: "unavailable", prepared: null }),
    }),
    { room: "card", stand: inList },
  ),
];
