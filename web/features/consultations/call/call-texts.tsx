import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Form } from "#web/design/fields/form.tsx";
import { counted } from "#web/design/phrase.ts";
import { TextField } from "#web/design/fields/text-field.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { LONGEST_TEXT } from "./peer.ts";
import type { CallLineModel } from "./call-line-model.ts";

/** Lines of text between the two sides, for what is hard to hear. `other`: whom one meets. */
export const CallTexts = observer(function CallTexts({ line, other }: { readonly line: CallLineModel; readonly other: string }) {
  const [text, put] = useState("");
  const [isLost, lose] = useState(false);
  const theirs = line.texts.filter(({ whose }) => whose === "theirs").length;
  const isTooLong = text.length > LONGEST_TEXT;
  const send = () => {
    const isSent = !isTooLong && line.write(text);
    lose(!isSent && text.trim() !== "");
    if (isSent) put("");
  };
  return (
    <section className="stack gap-3">
      <h3>{theirs === 0 ? callPhrases.texts : counted(theirs, callPhrases.textsOfOther, { count: String(theirs), name: other })}</h3>
      <p className="muted">{callPhrases.textsHint}</p>
      <div className="call-texts" role="log">
        {line.texts.map(({ whose, text: said }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <p key={place}>
            <b>{whose === "mine" ? callPhrases.mine : other}:</b> {said}
          </p>
        ))}
      </div>
      <Form onSubmit={send} faults={0} autoComplete="off">
        <TextField
          label={callPhrases.write}
          value={text}
          onChange={put}
          problem={isTooLong ? callPhrases.tooLong : isLost ? callPhrases.notSent({ name: other }) : null}
        />
        <div className="row">
          <button type="submit" className="button quiet">
            {callPhrases.send}
          </button>
        </div>
      </Form>
    </section>
  );
});
