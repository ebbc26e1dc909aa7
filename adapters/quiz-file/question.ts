import { hundredths } from "#adapters/input-file/hundredths.ts";
import { Ids, idsOf } from "#adapters/input-file/ids.ts";
import { NUMBER, TEXT, TRUE_OR_FALSE, oneOf, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { allOptions, oneOption, someOptions } from "./chosen.ts";
import type { AnswerKey, Question, QuizMode } from "#core/quizzes/quiz.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** What a value of an answer is measured by; faulty parts are not judged. */
export type Choice = { readonly type: Read<AnswerKey["kind"]>; readonly options: Read<readonly string[]> };

/** The questions, their ids, and what may be answered to each. */
export type Questions = { readonly list: Read<readonly Question[]>; readonly ids: Ids; readonly byId: ReadonlyMap<string, Choice> };

/** At least one. */
export function readQuestions(quiz: Part, mode: Read<QuizMode["kind"]>): Questions {
  const byId = new Map<string, Choice>();
  const entries = quiz.requiredList("questions", (part) => readQuestion(part, { mode, byId }));
  const ids = idsOf(entries);
  if (entries.isWhole && entries.entries.length === 0) {
    quiz.fault("questions", "at least one question");
    ids.leaveOpen();
  }
  return { list: wholeEntries(entries), ids, byId };
}

export const TYPE = oneOf(["single", "multiple", "number", "order"]);
export const POINTS = whole(1, 1_000);
const TOLERANCE: Kind<number> = {
  expected: "a number of 0 or more",
  read: (value) => (typeof value === "number" && value >= 0 && Number.isFinite(value) ? value + 0 : FAULTY),
};
export const SECONDS = whole(5, 300);

type Known = { readonly mode: Read<QuizMode["kind"]>; readonly byId: Map<string, Choice> };

function readQuestion(part: Part, { mode, byId }: Known): Reads<Question> {
  const id = part.required("_id", TEXT);
  const type = part.required("type", TYPE);
  const options = type === "number" || type === FAULTY ? [] : readOptions(part);
  if (id !== FAULTY && !byId.has(id)) byId.set(id, { type, options });
  const points = part.optional("points", POINTS, mode === "live" ? 1_000 : 1);
  return {
    id,
    points,
    penalty: part.optional("penalty", penaltyUpTo(points), 0),
    seconds: mode === "live" ? part.optional("seconds", SECONDS, 20) : 20,
    key: readKey(part, { type, options }),
  };
}

/** In hundredths of a point. */
export function penaltyUpTo(points: Read<number>): Kind<number> {
  return {
    expected: `a number from 0 to ${points === FAULTY ? "the points" : points} with at most two decimals`,
    read: (value) => {
      if (typeof value !== "number") return FAULTY;
      const penalty = hundredths(value);
      return penalty !== null && penalty >= 0 && (points === FAULTY || penalty <= points * 100) ? penalty : FAULTY;
    },
  };
}

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 10;

function readOptions(part: Part): Read<readonly string[]> {
  const options = part.has("options") ? part.values("options", TEXT) : [];
  if (options === FAULTY) return FAULTY;
  if (options.length < FEWEST_OPTIONS || options.length > MOST_OPTIONS) {
    part.fault("options", `a list of ${FEWEST_OPTIONS} to ${MOST_OPTIONS} ids`);
    return FAULTY;
  }
  const known = new Ids();
  for (const [index, id] of options.entries())
    if (!known.add(id)) part.fault(`options[${index}]`, "an id that stands nowhere else in the list");
  const distinct = new Set(options.filter((id) => id !== FAULTY));
  return distinct.size === options.length ? [...distinct] : FAULTY;
}

export function readKey(part: Part, { type, options }: Choice): Read<AnswerKey> {
  const isPartial = part.optional("partial", TRUE_OR_FALSE, false);
  const tolerance = part.optional("tolerance", TOLERANCE, 0);
  if (type === FAULTY) return FAULTY;
  switch (type) {
    case "single": {
      const option = part.required("key", oneOption(options));
      return option === FAULTY ? FAULTY : { kind: type, option };
    }
    case "multiple": {
      const chosen = part.required("key", someOptions(options));
      return chosen === FAULTY || isPartial === FAULTY ? FAULTY : { kind: type, options: chosen, isPartial };
    }
    case "order": {
      const ordered = part.required("key", allOptions(options));
      return ordered === FAULTY ? FAULTY : { kind: type, options: ordered };
    }
    case "number": {
      const number = part.required("key", NUMBER);
      return number === FAULTY || tolerance === FAULTY ? FAULTY : { kind: type, number, tolerance };
    }
  }
}
