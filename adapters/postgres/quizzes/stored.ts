import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedQuizzes: StoredArea = { name: "quizzes", audited: ["quiz"] };
