import type { Page } from "playwright-core";

/**
 * What of a page's main part is lost in the colours that somebody chose for all pages: shapes as bright as the page, and choices that look
 * like the others.
 */
export const lostInForcedColours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Red, green, blue and how opaque, of whatever a browser tells. */
    const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
    const lightnessOf = (colour: string): number | null => {
      if (brush === null || colour === "none") return null;
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opaque = 0] = brush.getImageData(0, 0, 1, 1).data;
      const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return opaque < 40 ? null : 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const behind = lightnessOf(getComputedStyle(document.body).backgroundColor) ?? 1;
    /** Contrast by WCAG of a drawing against the page: 3 is asked of what says something. */
    const isSeen = (colour: string): boolean => {
      const lightness = lightnessOf(colour);
      if (lightness === null) return false;
      return (Math.max(lightness, behind) + 0.05) / (Math.min(lightness, behind) + 0.05) >= 3;
    };
    const lost: string[] = [];
    for (const shape of document.querySelectorAll<SVGElement>("main svg:not([aria-hidden=true] svg) :is(rect, circle, path, line, text)")) {
      const { width, height } = shape.getBoundingClientRect();
      const { fill, stroke, strokeWidth, visibility } = getComputedStyle(shape);
      if (width + height === 0 || visibility !== "visible") continue;
      if (!isSeen(fill) && !(isSeen(stroke) && Number.parseFloat(strokeWidth) > 0))
        lost.push(`${shape.tagName}.${shape.getAttribute("class") ?? ""} is not to be seen`);
    }
    const looksOf = (element: Element) => {
      const { backgroundColor, borderColor, borderStyle, color, textDecorationLine } = getComputedStyle(element);
      return [backgroundColor, borderColor, borderStyle, color, textDecorationLine].join(" ");
    };
    for (const chosen of document.querySelectorAll("main .is-chosen")) {
      const other = [...(chosen.parentElement?.children ?? [])].find((one) => !one.classList.contains("is-chosen"));
      if (other !== undefined && looksOf(other) === looksOf(chosen)) lost.push(`${chosen.textContent} does not look chosen`);
    }
    return lost;
  });
