import type { Language } from "#core/shared/language.ts";

/** Behind what is told of a customer, for whoever writes to them; nothing where nobody knows. */
export const readingLanguageText = (language: Language | null): string => (language === null ? "" : `, reads ${NAMES[language]}`);

const NAMES: Readonly<Record<Language, string>> = { en: "English", hi: "Hindi" };
