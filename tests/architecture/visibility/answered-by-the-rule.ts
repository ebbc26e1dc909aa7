// Read by `npm run types` alone, as refused-by-the-compiler.ts is: what an endpoint answers of people, posts, comments, groups and
// challenges was made by the rule of visibility, or is named here with the reason why it needs none.
import { encode } from "zod/mini";
import { suggestion } from "#adapters/http-contract/fitbook/suggestion.ts";
import { seenPost, seenThread } from "#adapters/http-contract/fitbook/post.ts";
import { visibleChallenge } from "#adapters/http-contract/fitbook/challenge.ts";
import { visibleGroup } from "#adapters/http-contract/fitbook/group.ts";
import { visiblePerson } from "#adapters/http-contract/fitbook/person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { Suggestion } from "#core/fitbook/people/suggestion.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { SeenPost, SeenThread } from "#core/fitbook/posts/seen-post.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { Areas } from "#adapters/composition/server/areas.ts";
import type { ServerJob } from "#adapters/composition/server/server-job.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";
import type { ChallengeRow } from "#web/features/fitbook/challenges/challenge-row.tsx";
import type { GroupCard } from "#web/features/fitbook/groups/group-card.tsx";
import type { PersonRow } from "#web/features/fitbook/people/person-row.tsx";
import type { PostModel } from "#web/features/fitbook/posts/post-model.ts";

/** What the rule alone makes. */
type Judged = VisiblePerson | SeenPost | SeenThread | VisibleGroup | VisibleChallenge | Suggestion;
type Somebodys = CustomerId | PostId | CommentId | GroupId | ChallengeId;
/** Holds itself, to any depth, and nobody. */
type Nested = MenuItem | QuestionnaireItem;
type Plain = string | number | boolean | bigint | symbol | null | undefined | Uint8Array | ((...given: never) => unknown);

/** So many fields below one another are looked into; what goes deeper is named as if it held somebody. */
type Deep = readonly [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Where in an answer something of somebody stands that is not within what the rule made. */
type Unjudged<Answer, Place extends string, Above extends readonly 0[] = readonly []> = 0 extends 1 & Answer
  ? never
  : Answer extends Somebodys
    ? Place
    : Answer extends Judged | Nested | Plain
      ? never
      : Above["length"] extends Deep["length"]
        ? `${Place} …`
        : Answer extends readonly (infer One)[]
          ? Unjudged<One, `${Place}[]`, readonly [...Above, 0]>
          : Answer extends ReadonlyMap<unknown, infer One>
            ? Unjudged<One, `${Place}[]`, readonly [...Above, 0]>
            : { [Name in keyof Answer & string]: Unjudged<Answer[Name], `${Place}.${Name}`, readonly [...Above, 0]> }[keyof Answer &
                string];

type UnjudgedIn<Contract> = Contract extends unknown
  ? {
      [Name in keyof Contract & string]: Contract[Name] extends Endpoint<infer Asked> ? Unjudged<Awaited<ReturnType<Asked>>, Name> : never;
    }[keyof Contract & string]
  : never;

type ContractsOf<Area> = Area extends { readonly contracts: readonly (infer Contract)[] } ? Contract : never;

/** Of a page that only whom or what the viewer sees stands on: the last of them. */
const LAST_SEEN = "the last one of the page, which the rule let through";
const OWN = "whose it is: the one who asks";
const OWN_ACCOUNT = "the account of the one who asks";
const MADE = "what the one who asks has just made";
/** `kept-notification`: judged whenever it is listed, pushed or written of. */
const NOTED =
  "told nobody by the job: a notification is kept, and core/notifications/visible-notifications.ts asks the rule whenever it is listed";

/**
 * Every place in an answer of the API where somebody stands whom the rule of visibility did not let through, and why that may be. The
 * compiler names one that is missing, and one too many.
 */
export const withoutTheRule: Record<UnjudgedIn<ContractsOf<Areas[number]>>, string> = {
  "findPeople.next": LAST_SEEN,
  "listChallenges.next.id": LAST_SEEN,
  "listGroupMembers.value.next": LAST_SEEN,
  "listGroups.next": LAST_SEEN,
  "listLikers.value.next": LAST_SEEN,
  "listPeople.value.next": LAST_SEEN,
  "listBlocked.blocked[].id": "whom the one who asks has blocked: the one place where they still have a name",
  "listBlocked.next": "the same",
  "previewBlock.value[].group.id": "groups in which the one who asks is, told before they leave them",
  "listGroupLinks.value[].group": "the group that was asked for, by those who run it",
  "makeGroupLink.value.link.group": "the same",
  "makeGroup.value": MADE,
  "makeChallenge.value": MADE,
  "listNotifications.notifications[].challenge.id": "core/notifications/visible-notifications.ts asks the rule of each",
  "listNotifications.notifications[].from.id": "the same",
  "listNotifications.notifications[].group.id": "the same",
  "listNotifications.notifications[].post": "the same",
  "listOwnReports.made[].thing.id": "what the one who asks has reported, without a word of it",
  "listOwnReports.made[].thing.post": "the same",
  "listOwnReports.decisions[].thing.id": "what the one who asks has made",
  "listOwnReports.decisions[].thing.post": "the post below which they wrote it",
  "addReport.value.customer": OWN,
  "attachSpan.value.customer": OWN,
  "listReports.value.reports[].customer": OWN,
  "openTicket.value.customer": OWN,
  "answerTicket.value.customer": OWN,
  "reopenTicket.value.customer": OWN,
  "listMyTickets.tickets[].customer": OWN,
  "listTicketsAbout[].customer": OWN,
  "showMyTicket.value.customer": OWN,
  "reviewPractitioner.value.newest.customer": OWN,
  "reviewPractitioner.value.shown.customer": OWN,
  "showMyReview.review.newest.customer": OWN,
  "showMyReview.review.shown.customer": OWN,
  "writeReview.value.newest.customer": OWN,
  "writeReview.value.shown.customer": OWN,
  "withdrawReview.value.newest.customer": OWN,
  "withdrawReview.value.shown.customer": OWN,
  "showAccessLog.entries[].customer": OWN,
  "register.value.user.customer.id": OWN_ACCOUNT,
  "registerByMobile.value.user.customer.id": OWN_ACCOUNT,
  "restoreAccount.value.customer.id": OWN_ACCOUNT,
  "showFullProfile.value.customer.id": OWN_ACCOUNT,
  "showProfile.value.customer.id": OWN_ACCOUNT,
  "showSignedIn.value.customer.id": OWN_ACCOUNT,
  "showUser.value.customer.id": OWN_ACCOUNT,
  "signIn.value.user.customer.id": OWN_ACCOUNT,
  "verifyEmailCode.value.user.customer.id": OWN_ACCOUNT,
  "verifyMobileCode.value.user.customer.id": OWN_ACCOUNT,
  "verifyPassword.value.user.customer.id": OWN_ACCOUNT,
  "listHealthPlanEnquiries.value[].customer": "for staff: who has asked for a health plan",
};

type UnjudgedInJobs<Work> = Work extends { readonly kind: infer Kind extends string } ? Unjudged<Omit<Work, "kind">, Kind> : never;

/**
 * The same of what every job is given. None answers anybody: it keeps notifications, which are judged whenever they are told, or sends
 * messages, which hold text alone.
 */
export const jobsWithoutTheRule: Record<UnjudgedInJobs<ServerJob>, string> = {
  "tell-of-like.post": NOTED,
  "tell-of-like.person": NOTED,
  "tell-of-comment.post": NOTED,
  "tell-of-comment.comment": NOTED,
  "tell-of-comment.person": NOTED,
  "tell-of-member.group": NOTED,
  "tell-of-member.person": NOTED,
  "tell-of-member.by": NOTED,
  "tell-of-result.challenge": NOTED,
  "tell-of-change.challenge": NOTED,
  "tell-of-change.by": NOTED,
  "tell-of-removal.challenge": NOTED,
  "tell-of-removal.person": NOTED,
  "write-fitbook-letter.customer":
    "to whom it is written; the letter names nobody, and is written only where the rule lets something be told",
};

type Planted = {
  readonly listAll: Endpoint<() => Promise<{ readonly rows: readonly { readonly author: CustomerId; readonly text: string }[] }>>;
};
// @ts-expect-error An endpoint that answers somebody of whom the rule was not asked.
export const planted: Record<UnjudgedIn<Planted>, string> = {};
type PlantedJob = { readonly kind: "tell-all"; readonly posts: readonly PostId[] };
// @ts-expect-error A job that is given something of somebody.
export const plantedJob: Record<UnjudgedInJobs<PlantedJob>, string> = {};
// What the rule let through is no hindrance.
export const judged: Record<UnjudgedIn<{ readonly list: Endpoint<() => Promise<readonly SeenPost[]>> }>, string> = {};

/** As a table has it: every field that is answered, without the mark of the rule. */
type Row<Shown> = { readonly [Name in keyof Shown & string]: Shown[Name] };
declare const rows: { readonly person: Row<VisiblePerson>; readonly post: Row<SeenPost>; readonly thread: Row<SeenThread> };
declare const places: {
  readonly group: Row<VisibleGroup>;
  readonly challenge: Row<VisibleChallenge>;
  readonly suggestion: Row<Suggestion>;
};
// @ts-expect-error A row can't be put on the wire.
encode(seenPost, rows.post);
// @ts-expect-error A row can't be put on the wire.
encode(seenThread, rows.thread);
// @ts-expect-error A row can't be put on the wire.
encode(visiblePerson, rows.person);
// @ts-expect-error A row can't be put on the wire.
encode(visibleGroup, places.group);
// @ts-expect-error A row can't be put on the wire.
encode(visibleChallenge, places.challenge);
// @ts-expect-error A row can't be put on the wire.
encode(suggestion, places.suggestion);
// @ts-expect-error A row can't be drawn.
export const drawnPost: ConstructorParameters<typeof PostModel>[0] = rows.post;
// @ts-expect-error A row can't be drawn.
export const drawnPerson: Parameters<typeof PersonRow>[0]["person"] = rows.person;
// @ts-expect-error A row can't be drawn.
export const drawnGroup: Parameters<typeof GroupCard>[0]["group"] = places.group;
// @ts-expect-error A row can't be drawn.
export const drawnChallenge: Parameters<typeof ChallengeRow>[0]["challenge"] = places.challenge;
