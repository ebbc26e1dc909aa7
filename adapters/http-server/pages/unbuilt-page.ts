import { unbuiltPagePhrases as hindi } from "./wording/hindi/unbuilt-page.ts";
import { unbuiltPagePhrases as english } from "./wording/unbuilt-page.ts";
import type { Language } from "#core/shared/language.ts";

const phrases = { en: english, hi: hindi } satisfies Record<Language, unknown>;

/** In seconds. */
const UNTIL_NEXT_TRY = 3;

/**
 * Stands in the place of a page that is not built yet, and asks for it again by itself; or says that it will not come. `styles` are the
 * tags of the main site's styles.
 */
export function unbuiltPage(
  { pathname, search }: URL,
  language: Language,
  { isBuilding, styles }: { readonly isBuilding: boolean; readonly styles: string },
): Response {
  const says = phrases[language];
  const [heading, text] = isBuilding ? [says.building, says.buildingMore] : [says.missing, says.missingMore];
  const back = encodeURIComponent(pathname + search);
  const page = `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
${isBuilding ? `<meta http-equiv="refresh" content="${UNTIL_NEXT_TRY}">` : ""}
<title>${heading} · Niramaya</title>
${styles}
</head>
<body>
<main class="page-width">
<div class="empty-state"><h1>${heading}</h1><p>${text}</p>${language === "en" ? "" : `<a class="button" href="/language/en?back=${back}">${says.english}</a>`}</div>
</main>
</body>
</html>
`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
