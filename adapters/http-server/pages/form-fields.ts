import type { FastifyInstance } from "fastify";

const FORM = "application/x-www-form-urlencoded";

/** Reads the forms that a browser sends, with text fields. */
export function readForms(pages: FastifyInstance): void {
  if (pages.hasContentTypeParser(FORM)) pages.removeContentTypeParser(FORM);
  pages.addContentTypeParser(FORM, { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The fields of a form or an address whose name is there only once. */
export const fieldsIn = (given: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given !== null && typeof given === "object" ? given : {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
