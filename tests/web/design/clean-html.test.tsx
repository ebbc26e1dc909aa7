import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "#adapters/input-file/clean-html.ts";
import { CleanHtml } from "#web/design/link/clean-html.tsx";

const drawn = (html: string) =>
  renderToStaticMarkup(<CleanHtml html={html} className="coupon-card-terms" />).replace(
    /^<div class="coupon-card-terms">(.*)<\/div>$/s,
    "$1",
  );

describe("clean HTML", () => {
  it("is drawn as it stands: paragraphs, lists, emphasis and breaks [ui-coupon-card-terms]", () => {
    const html =
      "<p>Once a <strong>customer</strong>.<br /></p><ul><li>Not with <em>others</em></li><li>Web &amp; app</li></ul><ol><li><b>1</b></li><li><i>2</i></li></ol>";
    expect(drawn(html).replaceAll("<br/>", "<br />")).toBe(html);
  });

  it.each([
    ["10% off, a < b & c", "10% off, a &lt; b &amp; c"],
    ["<p>open", "<p>open</p>"],
    ["<b><i>crossed</b></i>", "<b><i>crossed</i></b>"],
    ["</p>stray", "stray"],
    ["&lt;b&gt; &amp;amp;", "&lt;b&gt; &amp;amp;"],
  ])("%j is drawn as %j", (html, markup) => expect(drawn(html)).toBe(markup));

  it.each([
    '<img src=x onerror="alert(1)">',
    "<script>alert(1)</script>",
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    "<svg/onload=alert(1)>",
  ])("%s runs nothing, whether or not it was cleaned", (html) => {
    for (const given of [html, cleanHtml(html)]) {
      const place = document.createElement("div");
      place.innerHTML = drawn(given);
      expect(
        [...place.querySelectorAll("*")]
          .flatMap((element) => [element.tagName, ...element.getAttributeNames()])
          .filter((name) => !/^(P|B)$/.test(name)),
      ).toEqual([]);
    }
  });
});
