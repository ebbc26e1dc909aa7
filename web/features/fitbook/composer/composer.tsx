import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { LONGEST_POST } from "#core/fitbook/post-text.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { useAhead } from "#web/platform/late/use-ahead.ts";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { GroupsModel, groupsNeeds } from "#web/features/fitbook/groups/groups-model.ts";
import { WaitingPostsModel, waitingPostsNeeds } from "#web/features/fitbook/waiting/waiting-posts-model.ts";
import { PersonModel, personNeeds } from "#web/features/fitbook/profile/person-model.ts";
import { AudienceField } from "./audience-field.tsx";
import { ComposerModel, composerNeeds } from "./composer-model.ts";
import { PostOutcome } from "#web/features/fitbook/posts/post-outcome.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { draftPlace } from "#web/features/fitbook/text-drafts.ts";
import { useTextDraft } from "#web/features/fitbook/use-text-draft.ts";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";
import { textProblem } from "#web/features/fitbook/posts/text-problem.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ComposerProps = {
  readonly customer: CustomerId;
  /** The group for whose members alone it is; null: the writer chooses. */
  readonly group: NamedGroup | null;
  /** The challenge of whose result a card goes along; null: none does. */
  readonly result?: ChallengeId | null;
  readonly onShared: () => void;
  /** Another window of this device has sent something that waited. */
  readonly onSharedElsewhere: () => void;
};

const { compose: words } = postWords;

const pictureFields = lateCode(() => import("#web/features/fitbook/pictures/picture-fields.tsx"), "PictureFields");
const chosenCard = lateCode(() => import("#web/features/fitbook/cards/chosen-card.tsx"), "ChosenCard");
const dayField = lateCode(() => import("#web/features/fitbook/cards/day-field.tsx"), "DayField");
const waitingList = lateCode(() => import("#web/features/fitbook/waiting/waiting-list.tsx"), "WaitingList");
const PictureFields = laterPart(pictureFields);
const ChosenCard = laterPart(chosenCard);
const DayField = laterPart(dayField);
const WaitingList = laterPart(waitingList);
/** A post is written without a line too. */
const AHEAD = [pictureFields, dayField, waitingList];

/** Shares something. Who will see it, and how many they are, stands beside the choice. */
export const Composer = observer(function Composer({ customer, group, result = null, onShared, onSharedElsewhere }: ComposerProps) {
  const composerUseCases = useNeeds(composerNeeds);
  const waitingUseCases = useNeeds(waitingPostsNeeds);
  const personUseCases = useNeeds(personNeeds);
  const useCases = useNeeds(groupsNeeds);
  useAhead(AHEAD);
  const heard = useRef({ onShared, onSharedElsewhere });
  useEffect(() => {
    heard.current = { onShared, onSharedElsewhere };
  }, [onShared, onSharedElsewhere]);
  const [waiting] = useState(() => {
    const hears = { sent: () => heard.current.onShared(), sentElsewhere: () => heard.current.onSharedElsewhere() };
    return new WaitingPostsModel(customer, waitingUseCases, hears);
  });
  const [model] = useState(() => new ComposerModel(customer, { ...composerUseCases, group, keep: waiting.keep, result }));
  const [own] = useState(() => new PersonModel(customer, { id: customer, as: null }, personUseCases));
  const [mine] = useState(() => new GroupsModel("mine", customer, useCases));
  useEffect(() => waiting.begin(), [waiting]);
  useEffect(() => {
    if (group !== null) return;
    void own.ask();
    void mine.ask();
  }, [group, mine, own]);
  const groups = group === null ? (mine.state.kind === "read" ? mine.state.value.groups : []) : [group];
  const draft = useTextDraft(customer, draftPlace.post(group?.id ?? null));
  useComposedDraft(model, draft);
  const isChanged = useCallback(() => model.isBegun, [model]);
  const followers = own.state.kind === "read" ? (own.state.value?.followers ?? null) : null;
  const { faults, view } = model;
  const place = useRef<HTMLElement>(null);
  const share = async () => {
    const shared = await model.share();
    if (model.view === "folded") place.current?.focus(); // The button that was pressed is gone.
    if (shared !== null) onShared();
  };
  return (
    <section ref={place} tabIndex={-1} className="panel fitbook-composer stack gap-4" aria-labelledby="fitbook-compose">
      <h2 id="fitbook-compose" className={view === "open" ? "heading-3" : "visually-hidden"}>
        {words.title}
      </h2>
      <Form label={words.title} onSubmit={() => void share()} faults={faults} autoComplete="off">
        <UnsavedChanges isChanged={isChanged} onLeave={draft.forget} />
        <TextArea
          label={words.label}
          {...(view === "open" ? { hint: words.hint({ most: wholeNumber(LONGEST_POST) }) } : { height: "line" as const })}
          value={model.text}
          onFocus={model.open}
          onChange={model.write}
          problem={faults > 0 && model.isTextWrong ? textProblem(model.text, LONGEST_POST) : null}
        />
        {view === "new" ? null : (
          <div hidden={view === "folded"}>
            <div className="form">
              <Suspense fallback={null}>
                <PictureFields
                  key={model.takenBack.times}
                  customer={customer}
                  kept={model.takenBack.pictures}
                  onReady={model.take}
                  tries={faults}
                />
              </Suspense>
              {result === null ? null : (
                <Suspense fallback={null}>
                  <ChosenCard model={model} challenge={result} customer={customer} />
                </Suspense>
              )}
              {result === null || model.result === null ? (
                <Suspense fallback={null}>
                  <DayField model={model} customer={customer} />
                </Suspense>
              ) : null}
              {group === null ? <AudienceField model={model} groups={groups} /> : null}
            </div>
          </div>
        )}
        <p className="small muted" role="status">
          {postWords.reachOf(model.circle, { followers, groups })}
        </p>
        <PostOutcome refusal={model.refusal} state={model.state} />
        <div role="status">
          {model.shared === null ? null : <Shared post={model.shared} />}
          {model.isWaiting ? <Notice kind="note">{words.waits}</Notice> : null}
        </div>
        <div hidden={view !== "open"}>
          <SendButton state={model.state === "sending" ? "sending" : "ready"}>
            {model.state === "sending" ? words.sending : words.send}
          </SendButton>
        </div>
      </Form>
      {waiting.posts.length === 0 ? null : (
        <Suspense fallback={null}>
          <WaitingList model={waiting} composer={model} group={group} />
        </Suspense>
      )}
    </section>
  );
});

/** What was begun before goes on, and what is written now is kept until it is shared. */
function useComposedDraft(model: ComposerModel, draft: ReturnType<typeof useTextDraft>): void {
  const stored = useRef(draft);
  useEffect(() => {
    stored.current = draft;
  }, [draft]);
  useEffect(() => {
    if (draft.text !== "" && model.text === "") model.write(draft.text);
  }, [draft.text, model]);
  useEffect(
    () =>
      reaction(
        () => model.text,
        (text) => stored.current.write(text),
      ),
    [model],
  );
}

/** What waits for review stands in no list: there is a way to it here. */
function Shared({ post }: { readonly post: SeenPost }) {
  if (!post.isHeld) return <Notice kind="good">{words.shared}</Notice>;
  return (
    <Notice kind="note">
      {postWords.held} <a href={fitbookAddress.post(post.id)}>{postWords.open}</a>
    </Notice>
  );
}
