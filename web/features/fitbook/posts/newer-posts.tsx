import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "#web/design/button/button.tsx";
import { POSTS_HEADING } from "./post-list.tsx";
import { postWords } from "./post-words.ts";
import type { PostListModel } from "./post-list-model.ts";

/** In milliseconds. */
const LOOK_EVERY = 60_000;

/**
 * Says how many posts have come while one reads, and shows them when that is pressed: what is read is never moved. Source:
 * specification/fitbook.md, Feed and pages.
 */
export const NewerPosts = observer(function NewerPosts({ model }: { readonly model: PostListModel }) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void model.look();
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [model]);
  const { newer } = model;
  const show = () => {
    model.showNewer();
    document.getElementById(POSTS_HEADING)?.focus(); // The button goes with what it told of.
  };
  return (
    <div role="status">
      {newer === null ? null : (
        <Button look="soft" onPress={show}>
          {postWords.newer(newer)}
        </Button>
      )}
    </div>
  );
});
