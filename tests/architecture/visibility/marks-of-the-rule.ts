const MARKED = ["VisiblePerson", "SeenPost", "SeenThread", "VisibleGroup", "VisibleChallenge", "Suggestion"] as const;

/** Where each mark is given, beside what reads an answer of a server. */
const MAKERS: Readonly<Record<(typeof MARKED)[number], string>> = {
  VisiblePerson: "core/fitbook/profiles/visible-person.ts",
  SeenPost: "core/fitbook/posts/seen-post.ts",
  SeenThread: "core/fitbook/posts/seen-post.ts",
  VisibleGroup: "core/fitbook/groups/visible-group.ts",
  VisibleChallenge: "core/fitbook/challenges/visible-challenge.ts",
  Suggestion: "core/fitbook/people/suggestion.ts",
};
const READERS = "adapters/http-contract/fitbook/";

/** What in a file gives the mark of the rule of visibility where nothing was put to it: a cast, or the way of what reads an answer. */
export const marksGivenIn = (path: string, source: string): readonly string[] => [
  ...MARKED.filter((type) => MAKERS[type] !== path).flatMap(
    (type) => source.match(new RegExp(`\\bas (?:unknown as )?${type}\\b`, "g")) ?? [],
  ),
  ...(path.startsWith(READERS) || Object.values(MAKERS).includes(path)
    ? []
    : (source.match(/\banswered(?:Person|Post|Thread|Group|Challenge|Suggestion)\b/g) ?? [])),
];
