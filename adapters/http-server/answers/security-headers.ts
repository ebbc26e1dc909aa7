// Decision: docs/decisions/strict-pages-without-cookies.md
type Further = { readonly formsGoTo: readonly string[]; readonly picturesFrom: readonly string[]; readonly callsGoTo: string | null };

/**
 * What a page may load and do. Nothing inline and nothing from other origins is allowed, except pictures, and calls of an API that is
 * elsewhere. So no nonce is needed, and a page may be kept and sent again. `formsGoTo`: other origins to which its forms may be sent, such
 * as a payment provider's own page. `picturesFrom`: origins whose pictures it may show. `callsGoTo`: the origin of the API, if it is
 * another.
 */
export function pagePolicy({ formsGoTo, picturesFrom, callsGoTo }: Further): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", ...picturesFrom].join(" ")}`,
    ...(callsGoTo === null ? [] : [`connect-src 'self' ${callsGoTo}`]),
    "base-uri 'none'",
    `form-action ${["'self'", ...formsGoTo].join(" ")}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "trusted-types workers",
  ].join("; ");
}

export const PAGE_POLICY = pagePolicy({ formsGoTo: [], picturesFrom: [], callsGoTo: null });

/**
 * What a worker script may do. It runs beside a page, so its own policy is the one that came with its file. It may only call this site and
 * load this site's scripts.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Pages on which a call is held: they alone may use camera and microphone. */
export const CALL_PAGES: readonly string[] = ["/videocall", "/audiocall", "/desk/videocall", "/desk/audiocall"];

/** What the pages of calls may do. */
export const CALL_PERMISSIONS = "camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()";

/** Headers of every answer. Pages have their own policy instead of this one. */
export const HEADERS_EVERYWHERE = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
} as const;

/**
 * Headers that a browser heeds of a page and not of a file that a page loads. A page loads dozens of small files, of which these would be
 * half. A drawing that somebody opens by itself keeps the policy by which it loads nothing and stands in no frame. Nobody asks about a file
 * by its request's id. What a file asks for further, as a worker and a style sheet do, goes by its own referrer policy: files keep that.
 */
export const OF_PAGES_ALONE = [
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "origin-agent-cluster",
  "cross-origin-opener-policy",
  "permissions-policy",
  "x-request-id",
] as const;
