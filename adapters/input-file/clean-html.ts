// Decision: docs/decisions/terms-are-clean-html.md
import sanitizeHtml from "sanitize-html";

/** Of somebody's HTML what texts of ours may hold: paragraphs, lists and emphasis, without attributes. Plain text stays what it says. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, { allowedTags: TAGS, allowedAttributes: {} }).trim();

const TAGS = ["p", "br", "ul", "ol", "li", "b", "strong", "i", "em"];
