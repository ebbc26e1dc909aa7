import { compare, exactly, minus } from "../shared/exact.ts";
import type { AnswerKey, AnswerValue, Question } from "./quiz.ts";

/**
 * What an answer earns in a questionnaire, in hundredths of a point. A right answer earns all points. A partly right one earns a part,
 * rounded down, if the question gives parts. Any other answer earns minus the penalty. Source: specification/quizzes.md, Points.
 */
export function earned({ points, penalty, key }: Question, value: AnswerValue): number {
  if (isRight(key, value)) return points * 100;
  const part = partOf(key, value);
  return part.right > 0 ? Math.floor((points * 100 * part.right) / part.of) : 0 - penalty;
}

/** An answer within this time, in milliseconds, loses nothing for being slow. */
const FREE = 500;

/**
 * What an answer earns in a live quiz, in hundredths of a point: half of the points for being right and half for being quick, rounded half
 * up to the whole point. `passed`: milliseconds since the question was opened.
 */
export function earnedLive({ points, seconds, key }: Question, value: AnswerValue, passed: number): number {
  if (!isRight(key, value)) return 0;
  const whole = 2 * seconds * 1_000;
  const spent = Math.min(Math.max(passed - FREE, 0), seconds * 1_000);
  return Math.floor((2 * points * (whole - spent) + whole) / (2 * whole)) * 100;
}

function isRight(key: AnswerKey, value: AnswerValue): boolean {
  switch (key.kind) {
    case "single":
      return value === key.option;
    case "multiple":
      return (
        typeof value === "object" && new Set(value).size === key.options.length && value.every((option) => key.options.includes(option))
      );
    case "order":
      return (
        typeof value === "object" && value.length === key.options.length && value.every((option, index) => option === key.options[index])
      );
    case "number":
      return typeof value === "number" && isWithin(value, key.number, key.tolerance);
  }
}

/** Calculated exactly, so that 0.3 is within 0.2 of 0.1. */
function isWithin(value: number, number: number, tolerance: number): boolean {
  const difference = minus(exactly(value), exactly(number));
  return compare(difference, exactly(tolerance)) <= 0 && compare(difference, exactly(-tolerance)) >= 0;
}

/** How many chosen options are right, less the wrong ones, and how many right options there are. */
function partOf(key: AnswerKey, value: AnswerValue): { readonly right: number; readonly of: number } {
  if (key.kind !== "multiple" || !key.isPartial || typeof value !== "object") return { right: 0, of: 1 };
  const right = value.filter((option) => key.options.includes(option)).length;
  return { right: Math.max(right - (value.length - right), 0), of: key.options.length };
}
