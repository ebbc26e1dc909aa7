import { concatMap, merge, Observable, of, ReplaySubject, share, Subject, switchMap, tap, timer } from "rxjs";
import { useCase } from "../../shared/token.ts";
import { visiblePeople } from "../../fitbook/profiles/visible-person.ts";
import { MADE_UP } from "../../fitbook/posts/made-up-facts.ts";
import { keptBoard } from "./kept-board.ts";
import { liveView } from "./live-view.ts";
import { releasedKey, releasedQuestions } from "./live-scene.ts";
import { openedIn, liveStage, stageChangesAt } from "./live-stage.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "../attempts/quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "../attempts/quiz-attempts.port.ts";
import { LiveTurns } from "./live-turns.port.ts";
import { People } from "../../fitbook/profiles/people.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { QuestionKey } from "../content/question-key.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { CountedQuiz } from "../attempts/quizzes.port.ts";
import type { LiveBoard } from "./kept-board.ts";
import type { LiveScene } from "./live-scene.ts";
import type { LiveView } from "./live-view.ts";

/** `view` null: there is no such live quiz. */
export type LiveNews = { readonly view: LiveView | null };

/**
 * Yields how a live quiz stands, at once and whenever that changes, as long as somebody listens; ends once the quiz is over. All who listen
 * on a server share its reading. Source: specification/quizzes.md, Live questions.
 */
export type WatchLiveQuiz = (customer: CustomerId, id: QuizId) => Observable<LiveNews>;
export const WatchLiveQuiz = useCase<WatchLiveQuiz>("quizzes", "WatchLiveQuiz");

type Needs = {
  readonly quizzes: Pick<Quizzes, "counted" | "keys">;
  readonly attempts: Pick<QuizAttempts, "all" | "answered" | "answersTo" | "at">;
  readonly turns: Pick<LiveTurns, "beats">;
  readonly people: Pick<People, "facts">;
  readonly notifications: Pick<Notifications, "beats">;
  readonly now: Clock;
};

/** In milliseconds: so often numbers of players and answers are counted anew, and the first five looked at, while somebody listens. */
const COUNTED = 1_000;

export const makeWatchLiveQuiz = maker(
  WatchLiveQuiz,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts, turns: LiveTurns, people: People, notifications: Notifications },
  (needs: Needs) => {
    const scenes = new Map<QuizId, Observable<LiveScene | null>>();
    const sceneOf = (id: QuizId): Observable<LiveScene | null> => {
      const known = scenes.get(id);
      if (known !== undefined) return known;
      const forget = () => {
        scenes.delete(id);
        return of(null);
      };
      const shared = scenesOf(needs, id).pipe(
        share({
          connector: () => new ReplaySubject(1),
          resetOnRefCountZero: forget,
          resetOnComplete: forget,
          resetOnError: forget,
        }),
      );
      scenes.set(id, shared);
      return shared;
    };
    return (customer, id) =>
      new Observable((listener) => {
        let attempt: Awaited<ReturnType<QuizAttempts["at"]>> | "unread" = "unread";
        let named: Named = NOBODY_NAMED;
        let latest: LiveScene | null = null;
        const again = new Subject<"again">();
        const viewing = merge(sceneOf(id).pipe(tap({ complete: () => again.complete() })), again)
          .pipe(
            concatMap(async (news): Promise<LiveNews> => {
              if (news === "again") named = NOBODY_NAMED;
              else latest = news;
              const scene = latest;
              if (scene === null) return { view: null };
              attempt = attempt === "unread" ? await needs.attempts.at(customer, id) : attempt;
              // Only others among the first five, or what changed of these, are named anew: else a thousand viewers ask for the same names
              // at each question.
              if (named.faces !== scene.faces)
                named = { faces: scene.faces, nameOf: await namesFor(needs.people, customer, firstOf(scene.board)) };
              const { nameOf } = named;
              // A scene may have stood for a while: whoever comes counts from now.
              return { view: liveView(scene, { at: needs.now(), customer, attempt, nameOf }) };
            }),
          )
          .subscribe(listener);
        // Somebody may have blocked the viewer, or been blocked by them: whom they were told of is asked again.
        const hearing = needs.notifications.beats(customer).subscribe((beat) => {
          if (beat === "news" && latest?.board != null) again.next("again");
        });
        return () => {
          hearing.unsubscribe();
          viewing.unsubscribe();
        };
      });
  },
);

/** Whom of the first five, as they were, a viewer is told of. */
type Named = { readonly faces: string; readonly nameOf: (person: CustomerId) => string | null };
const NOBODY_NAMED: Named = { faces: "", nameOf: () => null };

const firstOf = (board: LiveBoard | null): readonly CustomerId[] => (board?.first ?? []).map(({ customer }) => customer);

/** The first five, and what all others see or do not see of them, as they are now: suspended, gone, back or of another name. */
async function facesOf(people: Pick<People, "facts">, first: readonly CustomerId[]): Promise<string> {
  if (first.length === 0) return "";
  const known = (await people.facts(MADE_UP, first)).people;
  return JSON.stringify([first, known.map(({ id, name, facts }) => [id, name, facts.state])]);
}

/** Whom of the first five a viewer is told of: people of Fitbook whom they see. */
async function namesFor(people: Pick<People, "facts">, viewer: CustomerId, first: readonly CustomerId[]) {
  const seen = first.length === 0 ? [] : visiblePeople(await people.facts(viewer, first));
  return (person: CustomerId): string | null => seen.find(({ id }) => id === person)?.name ?? null;
}

/** The scenes of a quiz as they change; null and the end where there is no such live quiz. */
function scenesOf({ quizzes, attempts, turns, people, now }: Needs, id: QuizId): Observable<LiveScene | null> {
  return new Observable((listener) => {
    const due = new ReplaySubject<number>(1);
    let last = "";
    const boardAt = keptBoard(id, attempts);
    let known: { readonly of: string; readonly keys: readonly QuestionKey[] } = { of: "", keys: [] };
    const look = async (): Promise<void> => {
      if (listener.closed) return;
      const at = now();
      const found = await quizzes.counted(id);
      if (found === null || found.quiz.mode.kind !== "live") {
        listener.next(null);
        return listener.complete();
      }
      const stage = liveStage(found, at);
      const question = openedIn(stage);
      const answered = question === null ? 0 : await attempts.answered(id, question.question.id);
      const { key, board } = await releasedScene(found, { at, answered: stage.kind === "told" ? answered : null });
      const faces = await facesOf(people, firstOf(board));
      const ends = question === null ? "" : `${question.question.id} ${question.ends}`;
      const drawn = [stage.kind, ends, found.takers, answered, found.quiz.opensAt, found.quiz.closesAt, faces].join(" ");
      if (drawn !== last) listener.next({ hosted: found, stage, players: found.takers, answered, key, board, faces });
      last = drawn;
      const changes = stageChangesAt(found, at);
      if (changes === null) return listener.complete();
      due.next(Math.max(0, Math.min(changes - at, COUNTED)));
    };
    /** What may be told now; keys are read for nothing else, once whenever another question may be told. */
    async function releasedScene(
      found: CountedQuiz,
      { at, answered }: { readonly at: number; readonly answered: number | null },
    ): Promise<Pick<LiveScene, "key" | "board">> {
      const questions = releasedQuestions(found, at);
      if (known.of !== questions) known = { of: questions, keys: questions === "" ? [] : await quizzes.keys(id) };
      if (questions === "") return { key: null, board: null };
      const { keys } = known;
      return { key: releasedKey(found, keys, at), board: await boardAt({ hosted: found, keys, at, answered }) };
    }
    return merge(of(undefined), turns.beats(id), due.pipe(switchMap((wait) => timer(wait))))
      .pipe(concatMap(look))
      .subscribe({ error: (error: unknown) => listener.error(error) });
  });
}
