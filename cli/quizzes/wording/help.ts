import { AS_HELP, CHECK_HELP, DATA_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const quizHelp = {
  inGeneral: `  quiz score FILE           work out what the attempts at a quiz have come to
  quiz lint FILE            check quizzes before they open
  quiz import FILE          put quizzes into the shop
  quiz live ACT ID          host a live quiz: open, next, close or end
  quiz results ID           show what the attempts at a stored quiz have come to
`,
  groups: {
    quiz: `Usage: niramaya quiz COMMAND FILE [options]

  score FILE                work out what the attempts at a quiz have come to
  lint FILE                 check quizzes before they open
  import FILE               put quizzes into the shop
  live ACT ID               host a live quiz: open, next, close or end
  results ID                show what the attempts at a stored quiz have come to

Example:
  niramaya quiz score quiz.json
`,
  },
  commands: {
    "quiz score": `Usage: niramaya quiz score FILE [--json | --ndjson]

Works out what the attempts at a quiz have come to at an instant: which answers
count and why the others do not, and the score once its keys may be told.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"quiz":{"_id":"q1","opens_at":"2026-11-20T10:00","minutes":10,
      "closes_at":"2026-11-20T11:00","questions":[{"_id":"a","type":"single",
      "options":["tea","water"],"key":"water"}]},"at":"2026-11-20T12:00",
    "attempts":[{"person":"asha","started_at":"2026-11-20T10:05","answers":[
      {"question":"a","value":"water","at":"2026-11-20T10:06"}]}]}' |
    niramaya quiz score -
`,
    "quiz lint": `Usage: niramaya quiz lint FILE [--json]

Checks quizzes before they open: the right option always the longest, always
at one place or with one id, two options that read alike, words without Hindi.
FILE is as for quiz import; "-" reads standard input.
  --json      print what was found as JSON

Exit status: 0 nothing was found; 1 something was; 2 wrong usage, or a FILE that
cannot be read.

Example:
  niramaya quiz lint quizzes.ndjson
`,
    "quiz import": `Usage: niramaya quiz import FILE [--dry-run] [--as NAME] [--data DIR] [--json]

Puts quizzes into the shop, replacing those with the same ids: all, or none
where a line is faulty. FILE is NDJSON in UTF-8, a quiz a line; "-" reads standard
input. Of a quiz that is open nothing may change but its end, and that to later;
one that is over stays as it is.
  Fields: _id, title, note, mode (questionnaire or live), opens_at, closes_at,
  minutes, pass_percent, questions [{_id, type, text, picture, options [{_id,
  text}], key, points, penalty, partial, tolerance, seconds, source,
  explanation}]; a text is words, or {en, hi}
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data
cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya quiz import quizzes.ndjson --dry-run
`,
    "quiz live": `Usage: niramaya quiz live open|next|close|end ID [--as NAME] [--data DIR] [--json]

Hosts a live quiz. Players see it at /quizlive/ID, and a projector shows
/quizlive/ID?view=screen to whoever is signed in.
  open        ask the first question that was not asked yet, once the answer of
              the last one is told
  next        the same at once; it ends the question that is open
  close       end the question that is open; its seconds do so too
  end         end the quiz
  --json      print what was done as JSON
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such quiz, or this can't be done now; 2 wrong
usage.

Example:
  niramaya quiz live open evening-live
`,
    "quiz results": `Usage: niramaya quiz results ID [--export] [--data DIR] [--json]

Shows what the attempts at a quiz have come to by now, as quiz score does: which
answers count and why the others do not, and the score once its keys may be told.
People are named by their ids.
  --export    the file from which quiz score works out the same; it has the keys
${DATA_HELP}

Exit status: 0 done; 1 there is no such quiz; 2 wrong usage.

Example:
  niramaya quiz results everyday-health --export | niramaya quiz score -
`,
  },
} as const satisfies CommandHelp;
