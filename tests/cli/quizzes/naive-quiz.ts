import type { WireAttempt, WireQuestion, WireQuiz } from "#tests/arbitraries/any-quiz-file.ts";

type Fraction = { readonly over: bigint; readonly under: bigint };

/** The quiz's contract once more, sentence by sentence, with points as fractions. Source: specification/quizzes.md, The command. */
export function naiveQuiz(file: WireQuiz): object {
  const { quiz, opened = [], attempts = [] } = file;
  const at = instant(file.at);
  const [opens, closes] = [instant(quiz.opens_at), instant(quiz.closes_at)];
  const isLive = quiz.mode === "live";
  const state = at < opens ? "upcoming" : at < closes ? "open" : at < closes + 2_000 ? "settling" : "closed";
  const turnOf = (id: string) => {
    const index = opened.findIndex(({ question }) => question === id);
    const turn = opened[index];
    if (turn === undefined) return null;
    const seconds = quiz.questions.find(({ _id }) => _id === id)?.seconds ?? 20;
    const next = opened[index + 1];
    const begins = instant(turn.at);
    const ends = [begins + seconds * 1_000, closes];
    if (turn.closed_at !== undefined) ends.push(instant(turn.closed_at));
    if (next !== undefined) ends.push(instant(next.at));
    return { begins, ends: ends.toSorted((a, b) => a - b)[0] ?? 0, length: seconds * 1_000 };
  };
  const keys = quiz.questions
    .filter(({ _id }) => {
      if (!isLive) return state === "closed";
      const turn = turnOf(_id);
      return turn !== null && at >= turn.ends + 2_000;
    })
    .map(({ _id }) => _id);

  const judged = attempts.map((attempt) => {
    const began = instant(attempt.started_at);
    const outside = began >= closes ? "too_late" : !isLive && began < opens ? "too_early" : null;
    const deadline = isLive ? closes : Math.min(began + (quiz.minutes ?? 0) * 60_000, closes);
    const handed = attempt.finished_at === undefined ? null : instant(attempt.finished_at);
    const done = (handed !== null && handed <= at) || at >= deadline + 2_000;
    const answers = (attempt.answers ?? []).map((answer, index) => ({ ...answer, index, time: instant(answer.at), reason: "" }));
    for (const answer of answers) {
      const turn = turnOf(answer.question);
      if (answer.time > at) answer.reason = "later";
      else if (outside !== null) answer.reason = "refused";
      else if (answer.time < began) answer.reason = "before";
      else if (isLive && (turn === null || answer.time < turn.begins)) answer.reason = "not_open";
      else if (isLive && turn !== null && answer.time >= turn.ends + 2_000) answer.reason = "late";
      else if (!isLive && answer.time >= deadline + 2_000) answer.reason = "late";
      else if (handed !== null && answer.time >= handed) answer.reason = "after_finish";
    }
    for (const { _id } of quiz.questions) {
      const several = answers
        .filter(({ question, reason }) => question === _id && reason === "")
        .toSorted((a, b) => a.time - b.time || a.index - b.index);
      const counted = isLive ? several[0] : several.at(-1);
      for (const answer of several) answer.reason = answer === counted ? "counted" : isLive ? "repeated" : "superseded";
    }
    const valued = answers.filter(({ reason, value }) => reason === "counted" && hasValue(value));
    let sum: Fraction = { over: 0n, under: 1n };
    for (const question of quiz.questions.filter(({ _id }) => keys.includes(_id))) {
      const answer = valued.find(({ question: id }) => id === question._id);
      if (answer === undefined) continue;
      const turn = turnOf(question._id);
      sum = add(
        sum,
        isLive && turn !== null
          ? live(question, answer.value, { passed: answer.time - turn.begins, length: turn.length })
          : alone(question, answer.value),
      );
    }
    return {
      attempt,
      outside,
      deadline,
      handed,
      done,
      answers,
      answered: valued.length,
      score: sum.over < 0n ? { over: 0n, under: 1n } : sum,
    };
  });
  const max: Fraction = {
    over: quiz.questions
      .filter(({ _id }) => keys.includes(_id))
      .reduce((total, { points = isLive ? 1_000 : 1 }) => total + BigInt(points), 0n),
    under: 1n,
  };

  return {
    state,
    keys,
    attempts: judged.map(({ attempt, outside, deadline, handed, done, answers, answered, score }) => {
      const isTold = keys.length > 0;
      const isScored = isTold && !isLive;
      const hundred: Fraction = { over: score.over * 100n, under: score.under };
      const higher = judged.filter((other) => other.outside === null && less(score, other.score)).length;
      return {
        person: personOf(attempt),
        state: outside ?? (done ? "finished" : "attempting"),
        deadline: outside !== null || isLive ? null : utc(deadline),
        finished_at: outside !== null || !done ? null : utc(Math.min(handed ?? deadline, deadline)),
        answers: answers.map(({ reason }) => reason),
        answered,
        score: isTold ? decimals(score) : null,
        max: isTold ? decimals(max) : null,
        percent: isScored ? Number(hundred.over / (hundred.under * max.over)) : null,
        passed: isScored ? !less(hundred, { over: BigInt(quiz.pass_percent ?? 40) * max.over, under: 1n }) : null,
        rank: isTold && outside === null ? 1 + higher : null,
      };
    }),
  };
}

const personOf = ({ person }: WireAttempt): string => person;

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function isRight({ type, key, tolerance = 0 }: WireQuestion, value: unknown): boolean {
  if (type === "number") {
    const difference = add(fraction(Number(value)), negative(fraction(Number(key))));
    const away = difference.over < 0n ? negative(difference) : difference;
    return !less(fraction(tolerance), away);
  }
  return type === "multiple"
    ? JSON.stringify(list(key).toSorted()) === JSON.stringify(list(value).toSorted())
    : JSON.stringify(key) === JSON.stringify(value);
}

function alone(question: WireQuestion, value: unknown): Fraction {
  const { type, key, points = 1, penalty = 0, partial = false } = question;
  if (isRight(question, value)) return fraction(points);
  if (type === "multiple" && partial) {
    const right = list(value).filter((option) => list(key).includes(option)).length;
    const wrong = list(value).length - right;
    if (right > wrong) {
      const hundredths = (BigInt(points) * 100n * BigInt(right - wrong)) / BigInt(list(key).length);
      return { over: hundredths, under: 100n };
    }
  }
  return negative(fraction(penalty));
}

function live(question: WireQuestion, value: unknown, { passed, length }: { readonly passed: number; readonly length: number }): Fraction {
  if (!isRight(question, value)) return fraction(0);
  const { points = 1_000 } = question;
  const spent = passed < 500 ? 0 : passed - 500 > length ? length : passed - 500;
  const exact: Fraction = { over: BigInt(points) * BigInt(2 * length - spent), under: BigInt(2 * length) };
  return { over: (exact.over * 2n + exact.under) / (exact.under * 2n), under: 1n };
}

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const add = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
const negative = ({ over, under }: Fraction): Fraction => ({ over: 0n - over, under });
const less = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** The decimal that a number is written as. */
function fraction(number: number): Fraction {
  const [digits = "", power = "0"] = String(number).split("e");
  const [whole = "", after = ""] = digits.split(".");
  const exponent = Number(power) - after.length;
  return exponent >= 0
    ? { over: BigInt(whole + after) * 10n ** BigInt(exponent), under: 1n }
    : { over: BigInt(whole + after), under: 10n ** BigInt(-exponent) };
}

/** Exact by then: nothing below a hundredth is left. */
function decimals({ over, under }: Fraction): string {
  const digits = String((over * 100n) / under).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Without an offset it is Indian time. */
const instant = (text: string): number => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+05:30`);

/** Without zeros at the end of a fraction. */
function utc(at: number): string {
  const [seconds = "", after = ""] = new Date(at).toISOString().replace("Z", "").split(".");
  const digits = String(Number(`0.${after}`)).slice(1);
  return `${seconds}${digits}Z`;
}
