import Film from "lucide-react/icons/film";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/design/button/button.tsx";
import { PrivateFile, readMyFile, readMyFileNeeds } from "#web/platform/uploads/private-file.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { VideoType } from "#core/files/upload.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const ENDINGS: Readonly<Record<VideoType, string>> = { "video/mp4": "mp4", "video/webm": "webm", "video/quicktime": "mov" };

type SaidVideoProps = { readonly customer: CustomerId; readonly file: FileId; readonly mediaType: VideoType };

/** A video that its owner alone sees, put among the downloads: no player could send their token. */
export const TicketVideo = observer(function SaidVideo({ customer, file, mediaType }: SaidVideoProps) {
  const useCases = useNeeds(readMyFileNeeds);
  const [model] = useState(() => new PrivateFile(readMyFile(useCases, customer, file)));
  const save = async () => {
    const read = await model.read();
    if (read !== null) saveFile(`video.${ENDINGS[mediaType]}`, new Blob([read.bytes], { type: mediaType }));
  };
  return (
    <div className="stack gap-1">
      <Button look="quiet" state={model.state === "reading" ? "busy" : "ready"} onPress={() => void save()}>
        <Film className="icon" aria-hidden="true" />
        {ticketWords.saveVideo}
      </Button>
      <span className="small text-clay-ink" role="status">
        {model.state === "unavailable" ? ticketWords.videoUnavailable : null}
      </span>
    </div>
  );
});
