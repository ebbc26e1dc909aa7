import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { groupWords } from "./group-words.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { GroupModel } from "./group-model.ts";

/** How somebody comes into a group that they are not in: as it is open, or as they were invited. */
export const EntryActs = observer(function EntryActs({ group, model }: { readonly group: VisibleGroup; readonly model: GroupModel }) {
  const act = (event: GroupEvent, says: string, look: "main" | "quiet") => (
    <Button look={look} state={model.steps.state === "sending" ? "busy" : "ready"} onPress={() => void model.take(event)}>
      {says}
    </Button>
  );
  switch (group.mine) {
    case "none":
      return group.isOpen || group.isOfCompany ? act("join", groupWords.join, "main") : null;
    case "invited":
      return (
        <>
          {act("accept", groupWords.accept, "main")}
          {act("decline", groupWords.decline, "quiet")}
        </>
      );
    case "requested":
      return act("leave", groupWords.takeBack, "quiet");
    case "member":
    case "admin":
    case "owner":
      return null;
  }
});
