import Camera from "lucide-react/icons/camera";
import { observer } from "mobx-react-lite";
import { Suspense, useId, useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { PictureModel, pictureNeeds } from "./picture-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FileId } from "#core/files/file-id.ts";

const words = profileWords.picture;
const CropField = laterPart(lateCode(() => import("#web/design/crop-field/crop-field.tsx"), "CropField"));

type OwnPictureProps = { readonly customer: CustomerId; readonly name: string; readonly picture: FileId | null };

/** The picture beside the name, and the way to another one: chosen, looked at, sent. */
export function ProfilePicture({ customer, name, picture }: OwnPictureProps) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(pictureNeeds);
  const [model] = useState(() => new PictureModel(customer, session, useCases));
  return <ProfilePictureChoice model={model} name={name} picture={picture} />;
}

type ProfilePictureChoiceProps = { readonly model: PictureModel; readonly name: string; readonly picture: FileId | null };

/** The same, where a form around it sends what was chosen as well. */
export const ProfilePictureChoice = observer(function ProfilePictureChoice({ model, name, picture }: ProfilePictureChoiceProps) {
  const id = useId();
  const { state } = model;
  const isNew = state.kind === "chosen" || state.kind === "sending";
  const trouble = state.kind === "none" || state.kind === "chosen" ? state.trouble : null;
  return (
    <section className="stack gap-4" aria-label={words.title}>
      <div className="flex flex-wrap items-center gap-5">
        {isNew ? (
          <Suspense fallback={null}>
            <CropField
              drawing={state.picture.drawing}
              crop={state.crop}
              label={words.preview}
              words={words.crop}
              state={state.kind === "sending" ? "busy" : "ready"}
              onChange={model.move}
            />
          </Suspense>
        ) : (
          <Avatar name={name} picture={picture} size="large" />
        )}
        <div className="stack justify-items-start gap-2">
          {state.kind === "sending" ? (
            <ProgressBar label={words.sending} share={state.share} />
          ) : state.kind === "chosen" ? (
            <div className="row flex-wrap">
              <Button look="main" onPress={() => void model.send()}>
                {words.use}
              </Button>
              <Button look="quiet" onPress={model.leave}>
                {words.leave}
              </Button>
            </div>
          ) : (
            <>
              <label className="button quiet file-button" htmlFor={id}>
                <Camera className="icon" aria-hidden="true" />
                {picture === null ? words.add : words.change}
                <input
                  id={id}
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    if (file !== undefined) void model.choose(file);
                    target.value = ""; // The same one may be chosen again.
                  }}
                />
              </label>
              <p className="small faint">{words.hint}</p>
            </>
          )}
        </div>
      </div>
      <div role="status" className="stack gap-3">
        {trouble === null ? null : <Notice kind="bad">{words.trouble[trouble]}</Notice>}
        {state.kind === "done" ? <Notice kind="good">{words.done}</Notice> : null}
      </div>
    </section>
  );
});
