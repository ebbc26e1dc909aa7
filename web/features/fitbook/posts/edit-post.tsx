import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_POST, postTextIn } from "#core/fitbook/posts/post-text.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { postWords } from "./post-words.ts";
import { textProblem } from "./text-problem.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { ThreadModel } from "./thread-model.ts";

type EditPostProps = { readonly model: ThreadModel; readonly post: SeenPost; readonly onClose: () => void };

const { form: words } = postWords;

/** Changes a post's text, or makes its audience smaller. */
export const EditPost = observer(function EditPost({ model, post, onClose }: EditPostProps) {
  const [written, write] = useState(post.text);
  const [audience, choose] = useState(post.audience);
  const [faults, tell] = useState(0);
  const save = async () => {
    const text = postTextIn(written, LONGEST_POST);
    if (text === null) return tell(faults + 1);
    if (await model.change(text, audience)) onClose();
  };
  return (
    <Form label={words.title} onSubmit={() => void save()} faults={faults} autoComplete="off">
      <TextArea label={words.text} value={written} onChange={write} problem={faults > 0 ? textProblem(written, LONGEST_POST) : null} />
      <ChoiceField label={postWords.compose.audience} choices={postWords.narrower(post.audience)} value={audience} onChange={choose} />
      <p className="small muted">{words.narrower}</p>
      <div className="row flex-wrap">
        <SendButton state={model.sending === "sending" ? "sending" : "ready"}>
          {model.sending === "sending" ? words.saving : words.save}
        </SendButton>
        <Button look="quiet" onPress={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
});
