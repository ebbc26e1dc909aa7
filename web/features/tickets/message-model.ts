import { makeAutoObservable } from "mobx";
import { SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { LONGEST_TICKET_TEXT, MOST_TICKET_FILES } from "#core/tickets/ticket.ts";
import { picturesBy, videoBy } from "#web/platform/uploads/upload-rules.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { AnswerRefusal } from "#core/tickets/answer-ticket.use-case.ts";
import type { TicketNotOpened } from "#core/tickets/open-ticket.use-case.ts";
import type { Ticket, TicketWords } from "#core/tickets/ticket.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type MessageFault = "empty" | "too-long" | "files-sending" | "files-failed";
export type MessageRefused = AnswerRefusal["kind"] | TicketNotOpened["kind"];
export type TicketFileKind = "picture" | "video";

type Say = (words: TicketWords) => Promise<Result<Ticket, { readonly kind: MessageRefused }>>;

export const messageNeeds = { sendTicketPicture: SendTicketPicture, sendTicketVideo: SendTicketVideo };

/** What a customer is about to say on a ticket. Its id is made once for what is said: sent again, it is said once. */
export class MessageModel {
  text = "";
  faults: readonly MessageFault[] = [];
  tries = 0;
  readonly files: FileUploadsModel<TicketFileKind>;
  readonly customer: CustomerId;
  readonly #message = new RefusableSubmission<Ticket, { readonly kind: MessageRefused }>();
  #id: string;
  readonly #newKey: () => string;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof messageNeeds>, newKey: () => string) {
    this.customer = customer;
    this.#newKey = newKey;
    this.#id = newKey();
    this.files = new FileUploadsModel({
      most: MOST_TICKET_FILES,
      ways: {
        picture: picturesBy((bytes, heard) => useCases.sendTicketPicture(customer, bytes, heard)),
        video: videoBy((pieces, heard) => useCases.sendTicketVideo(customer, pieces, heard)),
      },
    });
    makeAutoObservable(this, { files: false, customer: false }, { autoBind: true, deep: false });
  }

  get state(): SubmissionState<{ readonly kind: MessageRefused }> {
    return this.#message.state;
  }

  /** Whether anything is there that would be lost. */
  get isChanged(): boolean {
    return this.text.trim() !== "" || this.files.files.length > 0;
  }

  type(text: string): void {
    this.text = text;
    this.faults = [];
    this.#message.clear();
  }

  /** Whether it may be sent; what is wrong is told. */
  check(): boolean {
    this.faults = wrongWith(this);
    if (this.faults.length > 0) this.tries += 1;
    return this.faults.length === 0;
  }

  /** The ticket once it is said; null: it is not, or is on its way already. */
  async send(say: Say): Promise<Ticket | null> {
    if (this.state.kind === "sending" || !this.check()) return null;
    const words = { id: this.#id, text: this.text.trim(), files: this.files.sent.map(({ file }) => file) };
    const answer = await this.#message.send(() => say(words));
    if (answer === null) return null;
    this.begin();
    return answer.value;
  }

  /** Empty, for what is said next. */
  private begin(): void {
    this.#id = this.#newKey();
    this.text = "";
    this.files.empty();
  }
}

function wrongWith({ text, files }: MessageModel): readonly MessageFault[] {
  const { length } = text.trim();
  return [
    ...(length === 0 ? (["empty"] as const) : []),
    ...(length > LONGEST_TICKET_TEXT ? (["too-long"] as const) : []),
    ...(files.isSending ? (["files-sending"] as const) : []),
    ...(files.hasFailed ? (["files-failed"] as const) : []),
  ];
}
