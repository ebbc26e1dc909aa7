import { compare, exactly, minus } from "../shared/exact.ts";
import type { AnswerKey, AnswerValue, Question } from "./quiz.ts";

/**
 * What an answer earns in a questionnaire, in hundredths of a point: all where it is right, a part where the question gives
 * parts, rounded down, else minus the penalty. Source: specification/quizzes.md, Points.
 */
export function earned({ points, penalty, key }: Question, value: AnswerValue): number {
  if (isRight(key, value)) return points * 100;
  const part = partOf(key, value);
  return part.right > 0 ? Math.floor((points * 100 * part.right) / part.of) : 0 - penalty;
}

/** The shortest time to answer that costs nothing, in milliseconds. */
const FREE = 500;

/**
 * What it earns in a live quiz, in hundredths of a point: half of the points for being right and half for being quick, to the
 * whole point, half up. `passed`: milliseconds since the question was opened.
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

/** Exact: 0.3 lies within 0.2 of 0.1. */
function isWithin(value: number, number: number, tolerance: number): boolean {
  const difference = minus(exactly(value), exactly(number));
  return compare(difference, exactly(tolerance)) <= 0 && compare(difference, exactly(-tolerance)) >= 0;
}

/** How many options count as right, wrong ones taken off, and of how many. */
function partOf(key: AnswerKey, value: AnswerValue): { readonly right: number; readonly of: number } {
  if (key.kind !== "multiple" || !key.isPartial || typeof value !== "object") return { right: 0, of: 1 };
  const right = value.filter((option) => key.options.includes(option)).length;
  return { right: Math.max(right - (value.length - right), 0), of: key.options.length };
}
