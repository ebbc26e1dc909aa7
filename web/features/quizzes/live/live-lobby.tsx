import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { liveWords as words } from "./live-words.ts";
import type { LiveModel } from "./live-model.ts";

/** The press that makes somebody a player; before that they only watch. */
export const LiveLobby = observer(function LiveLobby({ model }: { readonly model: LiveModel }) {
  const { joining } = model;
  return (
    <div className="panel stack justify-items-start gap-3">
      <p>{words.joinText}</p>
      <div role="status">
        {joining === "unavailable" ? <Notice kind="bad">{words.joinFailed}</Notice> : null}
        {joining === "closed" ? <Notice kind="note">{words.stages.over}</Notice> : null}
      </div>
      <Button look="main" size="big" state={joining === "sending" ? "busy" : "ready"} onPress={() => void model.join()}>
        {words.join}
      </Button>
    </div>
  );
});
