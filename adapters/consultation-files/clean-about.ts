import sanitizeHtml from "sanitize-html";

/** Of somebody's HTML what a text about a practitioner may hold: paragraphs, lists and emphasis, without attributes. */
export const cleanAbout = (html: string): string =>
  sanitizeHtml(html, { allowedTags: ["p", "br", "ul", "ol", "li", "b", "strong", "i", "em"], allowedAttributes: {} }).trim();
