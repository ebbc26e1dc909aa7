import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_COMMENT, postTextIn } from "#core/fitbook/post-text.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { draftPlace } from "#web/features/fitbook/text-drafts.ts";
import { useTextDraft } from "#web/features/fitbook/use-text-draft.ts";
import { postWords } from "./post-words.ts";
import { textProblem } from "./text-problem.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ThreadModel } from "./thread-model.ts";

type CommentFormProps = {
  readonly customer: CustomerId;
  readonly post: PostId;
  readonly model: ThreadModel;
  /** What is answered; null: the post. */
  readonly parent: { readonly id: CommentId; readonly name: string } | null;
  readonly onDone: () => void;
};

const { thread: words } = postWords;

/** Answers a post, or a comment under it. */
export const CommentForm = observer(function CommentForm({ customer, post, model, parent, onDone }: CommentFormProps) {
  const { text: written, write, forget } = useTextDraft(customer, draftPlace.comment(post, parent?.id ?? null));
  const [faults, tell] = useState(0);
  const label = parent === null ? words.label : words.replyLabel({ name: parent.name });
  const send = async () => {
    const text = postTextIn(written, LONGEST_COMMENT);
    if (text === null) return tell(faults + 1);
    if (!(await model.comment(text, parent?.id ?? null))) return;
    forget();
    tell(0);
    onDone();
  };
  return (
    <Form
      label={parent === null ? words.send : words.replyTo({ name: parent.name })}
      onSubmit={() => void send()}
      faults={faults}
      autoComplete="off"
    >
      <TextArea
        label={label}
        hint={words.hint({ most: wholeNumber(LONGEST_COMMENT) })}
        value={written}
        onChange={write}
        problem={faults > 0 ? textProblem(written, LONGEST_COMMENT) : null}
      />
      <div className="row flex-wrap">
        <SendButton state={model.sending === "sending" ? "sending" : "ready"}>
          {model.sending === "sending" ? words.sending : parent === null ? words.send : words.reply}
        </SendButton>
        {parent === null ? null : (
          <Button
            look="quiet"
            onPress={() => {
              forget();
              onDone();
            }}
          >
            {words.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
});
