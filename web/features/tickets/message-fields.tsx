import Camera from "lucide-react/icons/camera";
import Film from "lucide-react/icons/film";
import { observer } from "mobx-react-lite";
import { LONGEST_TICKET_TEXT } from "#core/tickets/ticket.ts";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import type { MessageModel, MessageFault } from "./message-model.ts";

/** What is said, and what goes along with it. */
export const MessageFields = observer(function TicketWordsFields({
  model,
  label,
}: {
  readonly model: MessageModel;
  readonly label: string;
}) {
  const { text, files, customer, type } = model;
  return (
    <>
      <TextArea
        label={label}
        value={text}
        hint={ticketWords.textHint(text.trim().length, LONGEST_TICKET_TEXT)}
        problem={problem(model, "empty", "too-long")}
        onChange={type}
      />
      <FileUploads
        customer={customer}
        model={files}
        legend={ticketWords.files}
        hint={ticketWords.filesHint}
        ways={[
          { kind: "picture", Icon: Camera, words: ticketWords.addPictures, chooses: "several" },
          { kind: "video", Icon: Film, words: ticketWords.addVideo, chooses: "one" },
        ]}
        title={ticketWords.file}
        name={ticketWords.fileNamed}
        problem={problem(model, "files-sending", "files-failed")}
      />
    </>
  );
});

function problem({ faults, text }: MessageModel, ...of: readonly MessageFault[]): string | null {
  const found = faults.find((fault) => of.includes(fault));
  return found === undefined ? null : ticketWords.fault(found, text.trim().length - LONGEST_TICKET_TEXT);
}
