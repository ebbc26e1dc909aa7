import { readFileSync } from "node:fs";
import { SERVICES } from "./providers.ts";
import type { HumanCheckProvider } from "#core/sign-in/human-check/human-check-providers.ts";
import type { Language } from "#core/shared/language.ts";

/** Where the widget stands: a page of its own, which sign-in shows in a frame. So no other page loads or allows anything of a provider. */
export const WIDGET_PATH = "/human-check";
export const WIDGET_SCRIPT_PATH = `${WIDGET_PATH}.js`;

/** What that page may load: this site's script, and what the provider's documentation names. Their widgets style themselves. */
export function widgetPolicy(provider: HumanCheckProvider): string {
  const { scripts, frames, pictures } = SERVICES[provider];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `frame-src ${frames.join(" ")}`,
    `connect-src ${scripts.join(" ")}`,
    ...(pictures.length === 0 ? [] : [`img-src ${pictures.join(" ")}`]),
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** A page with nothing but the widget. The provider's script comes first, so ours finds it, or finds that it did not come. */
export const widgetPage = (provider: HumanCheckProvider, siteKey: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Niramaya</title>
<style>html, body { margin: 0; background: transparent; }</style>
<script defer src="${SERVICES[provider].script(siteKey, language).replaceAll("&", "&amp;")}"></script>
<script defer src="${WIDGET_SCRIPT_PATH}" data-provider="${provider}" data-site-key="${siteKey}"></script>
</head>
<body><div id="widget"></div></body>
</html>
`;

export const widgetScript = (): string => readFileSync(new URL("./widget.js", import.meta.url), "utf8");
