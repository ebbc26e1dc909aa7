import { useState } from "react";
import { Accordion } from "#web/parts/accordion.tsx";
import { Avatar } from "#web/parts/avatar.tsx";
import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { Button } from "#web/parts/button.tsx";
import { CleanHtml } from "#web/parts/clean-html.tsx";
import { Dialog } from "#web/parts/dialog.tsx";
import { Drawer } from "#web/parts/drawer.tsx";
import { EmptyState } from "#web/parts/empty-state.tsx";
import { Notice } from "#web/parts/notice.tsx";
import { ProgressBar } from "#web/parts/progress-bar.tsx";
import { TrackList } from "#web/parts/track-list.tsx";
import { Toast } from "#web/parts/toast.tsx";
import { Exhibit } from "./exhibit.tsx";
import { names, say } from "./samples.ts";

const ignore = () => {};

/** What is said, and what opens. */
export function Told() {
  const [open, show] = useState<"nothing" | "dialog" | "drawer">("nothing");
  const close = () => show("nothing");
  return (
    <>
      <Exhibit of="Notice">
        {(["note", "good", "bad"] as const).map((kind) => (
          <Notice key={kind} kind={kind}>
            {say[kind]}
          </Notice>
        ))}
      </Exhibit>
      <Exhibit of="Toast">
        <ul className="grid gap-2">
          {[null, { words: say.undo, onPress: ignore }].map((action) => (
            <Toast
              key={action === null ? "plain" : "undo"}
              id={1}
              text={say.toast}
              closeLabel={say.close}
              action={action}
              kind="toast"
              className="toast"
              onEnd={ignore}
            />
          ))}
        </ul>
      </Exhibit>
      <Exhibit of="EmptyState">
        {(["empty-cart", "empty-search", "empty-wishlist"] as const).map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} heading={<h4>{say.empty}</h4>} text={say.emptyText}>
            <Button look="main" onPress={ignore}>
              {say.way}
            </Button>
          </EmptyState>
        ))}
      </Exhibit>
      <Exhibit of="ProgressBar">
        <ProgressBar label={say.progress} share={null} />
        <ProgressBar label={say.progress} share={0.4} />
      </Exhibit>
      <Exhibit of="TrackList">
        {(["open", "bad", "good"] as const).map((end) => (
          <TrackList
            key={end}
            label={say.track}
            steps={say.trackSteps.map((title, place) => ({ key: title, title, when: place < 2 || end === "good" ? say.trackDay : null }))}
            end={end}
            toCome={say.toCome}
            folded={say.allSteps}
          />
        ))}
      </Exhibit>
      <Exhibit of="Avatar">
        <div className="row">
          {names.map((name) => (
            <Avatar key={name} name={name} picture={null} size="small" />
          ))}
          <Avatar name="Asha Kulkarni" picture={null} size="large" />
        </div>
      </Exhibit>
      <Exhibit of="Accordion">
        <Accordion heading={say.accordion}>{say.accordionText}</Accordion>
        <Accordion heading={say.accordion} isOpen>
          {say.accordionText}
        </Accordion>
      </Exhibit>
      <Exhibit of="Breadcrumb">
        <Breadcrumb way={[{ title: say.shop, address: "/shop" }]} here={say.cart} />
      </Exhibit>
      <Exhibit of="CleanHtml">
        <CleanHtml html={say.html} className="terms" />
      </Exhibit>
      <Exhibit of="Dialog, Drawer">
        <div className="flex gap-2">
          {(["dialog", "drawer"] as const).map((kind) => (
            <Button key={kind} look="quiet" onPress={() => show(kind)}>
              {`${say.open} ${kind}`}
            </Button>
          ))}
        </div>
        {open === "dialog" ? (
          <Dialog title={say.dialog} hint={say.emptyText} closeLabel={say.close} onClose={close}>
            <Button look="danger" onPress={close}>
              {say.remove}
            </Button>
          </Dialog>
        ) : null}
        {open === "drawer" ? (
          <Drawer title={say.cart} closeLabel={say.close} onClose={close} foot={null}>
            <p>{say.emptyText}</p>
          </Drawer>
        ) : null}
      </Exhibit>
    </>
  );
}
