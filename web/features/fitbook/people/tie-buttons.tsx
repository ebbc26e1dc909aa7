import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import type { NamedList } from "#core/fitbook/people/list-people.use-case.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { TieModel } from "./tie-model.ts";

type TieButtonsProps = {
  readonly person: VisiblePerson;
  readonly tie: TieModel;
  /** The customer's own list in which the person stands; null: none of theirs. */
  readonly list: NamedList | null;
  readonly onDone: () => void;
};

const { ties: words } = fitbookWords;

/** How two people stand to each other, in words, and what can be done about it. */
export const TieButtons = observer(function TieButtons({ person, tie, list, onDone }: TieButtonsProps) {
  const { name, follow, followsMe, isMuted, isSelf } = person;
  if (isSelf) return null;
  const button = (act: string, send: () => Promise<boolean>, look: "main" | "quiet" = "quiet") => (
    <Button
      look={look}
      state={tie.state === "sending" ? "busy" : "ready"}
      label={fitbookWords.each({ act, name })}
      onPress={() => void send().then((isDone) => isDone && onDone())}
    >
      {act}
    </Button>
  );
  return (
    <div className="fitbook-acts">
      {list === "requests" ? (
        <>
          {button(words.accept, () => tie.answer("accept"), "main")}
          {button(words.decline, () => tie.answer("decline"))}
        </>
      ) : null}
      {list !== "requests" && follow === "none" ? button(followsMe ? words.followBack : words.follow, () => tie.follow(), "main") : null}
      {follow === "requested" ? <span className="badge">{words.requested}</span> : null}
      {follow === "requested" ? button(words.withdraw, () => tie.withdraw()) : null}
      {follow === "following" ? <span className="badge leaf">{words.following}</span> : null}
      {follow === "following" && list !== "followers" ? button(words.unfollow, () => tie.end("following")) : null}
      {followsMe && list === "followers" ? button(words.remove, () => tie.end("followers")) : null}
      {isMuted && list === "muted" ? button(words.unmute, () => tie.mute(false)) : null}
    </div>
  );
});
