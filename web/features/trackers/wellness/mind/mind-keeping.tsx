import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { ConsentPanel } from "#web/features/trackers/page/consent-panel.tsx";
import { mindPhrases as words } from "#web/features/trackers/wellness/wording/mind.ts";
import type { MindStore } from "./mind-store.ts";

/** Where the answers are, and what is asked before they are kept. */
export const MindKeeping = observer(function MindKeeping({ store }: { readonly store: MindStore }) {
  return (
    <div className="stack gap-4">
      <ConsentPanel store={store} />
      {store.found.size === 0 ? null : (
        <section className="panel stack gap-3" aria-labelledby="mind-found">
          <h2 id="mind-found" className="heading-3">
            {words.found}
          </h2>
          <p>{words.foundText}</p>
          <p className="row flex-wrap">
            <Button look="soft" onPress={() => void store.keepFound()}>
              {words.foundMine}
            </Button>
            <Button look="text" onPress={store.dropFound}>
              {words.foundForget}
            </Button>
          </p>
        </section>
      )}
      <div className="kept-notice" role="status">
        {store.hasFailed ? (
          <Notice kind="bad">
            {words.unsaved}{" "}
            <Button look="text" onPress={() => void store.flush()}>
              {words.tryAgain}
            </Button>
          </Notice>
        ) : null}
        {store.state === "unavailable" ? (
          <p className="small muted">
            {words.unavailable}{" "}
            <Button look="text" onPress={() => void store.open()}>
              {words.tryAgain}
            </Button>
          </p>
        ) : null}
        {store.state === "read" && !store.consent ? <p className="small muted">{words.inThisTab}</p> : null}
      </div>
    </div>
  );
});
