import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { observer } from "mobx-react-lite";
import { fileUploadWords } from "./file-upload-words.ts";
import { FileButton } from "./file-button.tsx";
import { FileUploadItem } from "./file-upload-item.tsx";
import "./file-uploads.css";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FileUpload, FileUploadsModel } from "./file-uploads-model.ts";

type Way<Kind extends string> = {
  readonly kind: Kind;
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly chooses: "several" | "one";
  /** What becomes of what is chosen; left out: it is sent at once. */
  readonly take?: (files: readonly File[]) => void;
};

type SentFilesProps<Kind extends string> = {
  readonly customer: CustomerId;
  readonly model: FileUploadsModel<Kind>;
  readonly legend: string;
  readonly hint: string;
  /** What may be added, each by its button. */
  readonly ways: readonly Way<Kind>[];
  /** What a kind shows: "The bill". */
  readonly title: (kind: Kind) => string;
  /** The same as it is spoken of: "Picture 2: the bill". */
  readonly name: (kind: Kind, place: number) => string;
  readonly problem: string | null;
  /** What else is said or done of a file, below it. */
  readonly beside?: (file: FileUpload<Kind>, place: number) => ReactNode;
};

/** Files that go along: each is sent as soon as it is chosen, and may be taken out again. */
export const FileUploads = observer(function SentFiles<Kind extends string>(props: SentFilesProps<Kind>) {
  const { customer, model, legend, hint, ways, title, name, problem, beside } = props;
  const { files, trouble } = model;
  const said = trouble === null ? problem : fileUploadWords.trouble(trouble, model.most);
  return (
    <fieldset className={said === null ? "field sent-files" : "field sent-files is-error"}>
      <legend>{legend}</legend>
      <p className="small muted">{hint}</p>
      <div className="row flex-wrap">
        {ways.map(({ kind, Icon, words, chooses, take }) => (
          <FileButton
            key={kind}
            Icon={Icon}
            words={words}
            accepted={model.accepted(kind)}
            chooses={chooses}
            isWrong={said !== null}
            onChoose={take ?? ((chosen) => model.add(kind, chosen))}
          />
        ))}
      </div>
      {files.length === 0 ? null : (
        <ul className="sent-pictures">
          {files.map((file, place) => (
            <FileUploadItem
              key={file.key}
              customer={customer}
              file={file}
              name={name(file.kind, place)}
              title={title(file.kind)}
              onRemove={() => model.remove(file.key)}
              onAgain={() => model.again(file.key)}
            >
              {beside?.(file, place)}
            </FileUploadItem>
          ))}
        </ul>
      )}
      <span className="field-error" role="alert">
        {said === null ? null : (
          <>
            <CircleAlert className="icon icon-small" aria-hidden="true" />
            {said}
          </>
        )}
      </span>
    </fieldset>
  );
});
