import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CleanHtml } from "#web/design/link/clean-html.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { LinkedText } from "#web/design/link/linked-text.tsx";
import { NextSteps } from "#web/design/next-steps/next-steps.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { Star } from "#web/design/stars/star.tsx";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { TrackList } from "#web/design/track-list/track-list.tsx";
import { exhibit } from "./exhibit.tsx";
import { facts, ignore, say } from "./samples.ts";
import { hindi, long } from "./trial-texts.ts";

const stepsOf = (titles: readonly string[], come: number) =>
  titles.map((title, place) => ({ key: title, title, when: place < come ? say.trackDay : null }));
const track = { label: say.track, toCome: say.toCome, folded: say.allSteps };
const empty = {
  heading: <h3>{say.empty}</h3>,
  text: say.emptyText,
  children: (
    <Button look="main" onPress={ignore}>
      {say.way}
    </Button>
  ),
};

/** What is said. */
export const messages = [
  exhibit(
    Notice,
    () => ({
      note: { kind: "note", children: say.note },
      good: { kind: "good", children: say.good },
      bad: { kind: "bad", children: say.bad },
      long: { kind: "note", children: long.text },
      Hindi: { kind: "bad", children: hindi.notice },
    }),
    { room: "card" },
  ),
  exhibit(
    EmptyState,
    () => ({
      "no cart": { ...empty, drawing: "empty-cart" },
      "nothing found": { ...empty, drawing: "empty-search" },
      "no wishes": { ...empty, drawing: "empty-wishlist" },
      long: { ...empty, drawing: "empty-search", heading: <h3>{long.line}</h3>, text: long.text },
      Hindi: { ...empty, drawing: "empty-cart", heading: <h3>{hindi.empty}</h3>, text: hindi.notice },
    }),
    { room: "card" },
  ),
  exhibit(
    ProgressBar,
    () => ({
      "nobody knows how much": { label: say.progress, share: null },
      begun: { label: say.progress, share: 0 },
      "half way": { label: say.progress, share: 0.5 },
      done: { label: say.progress, share: 1 },
      Hindi: { label: hindi.busy, share: 0.4 },
    }),
    { room: "card" },
  ),
  exhibit(
    TrackList,
    () => ({
      "nothing yet": { ...track, steps: stepsOf(say.trackSteps, 0), end: "open" },
      open: { ...track, steps: stepsOf(say.trackSteps, 2), end: "open" },
      "ended badly": { ...track, steps: stepsOf(say.trackSteps, 2), end: "bad" },
      "ended well": { ...track, steps: stepsOf(say.trackSteps, 4), end: "good" },
      long: { ...track, steps: stepsOf([long.line, long.word], 1).map((step) => ({ ...step, note: long.text })), end: "open" },
      Hindi: { ...track, steps: stepsOf(hindi.steps, 3), end: "open" },
    }),
    { room: "card" },
  ),
  exhibit(NextSteps, () => ({ few: { steps: say.trackSteps }, long: { steps: [long.text, long.line] }, Hindi: { steps: hindi.steps } }), {
    room: "card",
  }),
  exhibit(Star, () => ({ small: { className: "icon icon-small" }, plain: { className: "icon" } })),
  exhibit(StarsShown, () => ({
    five: { stars: 5, told: say.stars(5) },
    "nearly a half": { stars: 4.3, told: say.stars(4.3) },
    "a half": { stars: 3.5, told: say.stars(3.5) },
    one: { stars: 1, told: say.stars(1) },
    none: { stars: 0, told: say.stars(0) },
  })),
  exhibit(Avatar, () => ({
    small: { name: "Asha Kulkarni", picture: null, size: "small" },
    middle: { name: "Asha Kulkarni", picture: null, size: "middle" },
    large: { name: "Asha Kulkarni", picture: null, size: "large" },
    "one name": { name: "Om", picture: null, size: "middle" },
    "with a title": { name: "Dr. Meenakshi Rao", picture: null, size: "middle" },
    "no name": { name: "", picture: null, size: "middle" },
    long: { name: long.name, picture: null, size: "middle" },
    Hindi: { name: "देवांशी पटेल", picture: null, size: "middle" },
  })),
  exhibit(
    Accordion,
    () => ({
      closed: { heading: say.accordion, children: say.accordionText },
      open: { heading: say.accordion, isOpen: true, children: say.accordionText },
      long: { heading: long.line, isOpen: true, children: long.text },
      Hindi: { heading: hindi.title, isOpen: true, children: hindi.notice },
    }),
    { room: "card", stand: (drawn) => <div className="accordions">{drawn}</div> },
  ),
  exhibit(
    CleanHtml,
    () => ({
      lists: { html: say.html, className: "coupon-card-terms" },
      "nothing in it": { html: "", className: "coupon-card-terms" },
      "what is not allowed is text": { html: say.unclean, className: "coupon-card-terms" },
      Hindi: { html: `<p>${hindi.notice}</p><ol><li>${hindi.title}</li></ol>`, className: "coupon-card-terms" },
    }),
    { room: "card", stand: (drawn) => <div className="coupon-card">{drawn}</div> },
  ),
  exhibit(
    FactList,
    () => ({
      some: { facts },
      long: { facts: [{ name: long.word, value: long.text }] },
      Hindi: { facts: [{ name: hindi.hint, value: hindi.typed, language: "hi" }] },
    }),
    { room: "card" },
  ),
  exhibit(LinkedText, () => ({ "with links": { text: say.linked }, "without one": { text: long.text } }), {
    room: "card",
    stand: (drawn) => <p>{drawn}</p>,
  }),
];
