import Film from "lucide-react/icons/film";
import X from "lucide-react/icons/x";
import { Button } from "#web/design/button/button.tsx";
import { fileUploadWords } from "./file-upload-words.ts";
import { PrivatePicture } from "./private-picture.tsx";
import { PictureSquare } from "./picture-square.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FileUpload } from "./file-uploads-model.ts";

type SentFileItemProps = {
  readonly customer: CustomerId;
  readonly file: FileUpload<string>;
  readonly name: string;
  readonly title: string;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
  /** What else is said or done of it. */
  readonly children?: ReactNode;
};

/** A file that goes along, how far it is on its way, and the way to take it out. */
export function FileUploadItem({ customer, file: { kind, drawing, state }, name, title, onRemove, onAgain, children }: SentFileItemProps) {
  return (
    <li className={state.kind === "failed" ? "sent-picture is-failed" : "sent-picture"}>
      {kind === "video" ? (
        <span className="picture-placeholder">
          <Film className="icon" aria-hidden="true" />
        </span>
      ) : drawing === null && state.kind === "sent" ? (
        <PrivatePicture key={state.file} customer={customer} file={state.file} label={name} opens="nothing" />
      ) : (
        <PictureSquare drawing={drawing} label={name} />
      )}
      <div className="stack gap-1">
        <b>{title}</b>
        {state.kind === "sending" ? (
          <>
            <span className="small muted">{fileUploadWords.sending(state.share)}</span>
            <progress className="progress-track" aria-label={name} value={state.share} max={1} />
          </>
        ) : null}
        <span className="small muted" role="status">
          {state.kind === "sent" ? fileUploadWords.sent : null}
        </span>
        {state.kind === "failed" ? (
          <>
            <span className="small text-clay-ink" role="alert">
              {fileUploadWords.trouble(state.why)}
            </span>
            {state.prepared === null ? null : (
              <Button look="text" onPress={onAgain}>
                {fileUploadWords.tryAgain}
              </Button>
            )}
          </>
        ) : null}
        {children}
      </div>
      <button type="button" className="icon-button" aria-label={fileUploadWords.remove(name)} onClick={onRemove}>
        <X className="icon" aria-hidden="true" />
      </button>
    </li>
  );
}
