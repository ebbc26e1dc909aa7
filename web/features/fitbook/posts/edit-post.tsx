import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { LONGEST_POST, textOfPost } from "#core/fitbook/post-text.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { draftPlace } from "#web/features/fitbook/text-drafts.ts";
import { useTextDraft } from "#web/features/fitbook/use-text-draft.ts";
import { postWords } from "./post-words.ts";
import { textProblem } from "./text-problem.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { ChosenPicturesModel } from "#web/features/fitbook/pictures/chosen-pictures-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ThreadModel } from "./thread-model.ts";

type EditPostProps = { readonly model: ThreadModel; readonly post: SeenPost; readonly customer: CustomerId; readonly onClose: () => void };

const { form: words } = postWords;

const PictureFields = laterPart(lateCode(() => import("#web/features/fitbook/pictures/picture-fields.tsx"), "PictureFields"));

/** Changes a post's text and pictures, or makes its audience smaller. */
export const EditPost = observer(function EditPost({ model, post, customer, onClose }: EditPostProps) {
  const { text: written, write, forget } = useTextDraft(customer, draftPlace.edit(post.id), post.text);
  const [audience, choose] = useState(post.audience);
  const [faults, tell] = useState(0);
  const [pictures, take] = useState<ChosenPicturesModel | null>(null);
  const text = textOfPost(written, pictures?.count ?? post.pictures.length);
  const close = () => {
    forget();
    onClose();
  };
  const save = async () => {
    if (text === null || (pictures?.fault ?? null) !== null) return tell(faults + 1);
    if (await model.change({ text, audience, ...(pictures === null ? {} : { pictures: pictures.written }) })) close();
  };
  return (
    <Form label={words.title} onSubmit={() => void save()} faults={faults} autoComplete="off">
      <TextArea
        label={words.text}
        value={written}
        onChange={write}
        problem={faults > 0 && text === null ? textProblem(written, LONGEST_POST) : null}
      />
      <Suspense fallback={null}>
        <PictureFields customer={customer} kept={post.pictures} onReady={take} tries={faults} />
      </Suspense>
      <ChoiceField label={postWords.compose.audience} choices={postWords.narrower(post.audience)} value={audience} onChange={choose} />
      <p className="small muted">{words.narrower}</p>
      <div className="row flex-wrap">
        <SendButton state={model.sending === "sending" ? "sending" : "ready"}>
          {model.sending === "sending" ? words.saving : words.save}
        </SendButton>
        <Button look="quiet" onPress={close}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
});
