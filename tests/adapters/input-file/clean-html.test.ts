import { describe, expect, it } from "vitest";
import { cleanHtml } from "#adapters/input-file/clean-html.ts";
import { readNewCoupon } from "#adapters/catalogue-file/coupons.ts";

describe("HTML from a file", () => {
  it.each([
    ["Plain words.", "Plain words."],
    ['<P class="x">Once a <b style="color:red">customer</b></P><br>', "<p>Once a <b>customer</b></p><br />"],
    ["<ul><li>one<li>two</ul>", "<ul><li>one</li><li>two</li></ul>"],
    ["<script>alert(1)</script><style>p{}</style>left", "left"],
    ['<img src=x onerror="alert(1)"><a href="javascript:alert(1)">here</a>', "here"],
    ["₹50 off & a < b", "₹50 off &amp; a &lt; b"],
    ["<!-- note --><iframe src='//elsewhere'></iframe><p>x", "<p>x</p>"],
  ])("%j becomes %j", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it("is cleaned where a coupon's terms are read, and terms of nothing else are none [en-coupon]", () => {
    const coupon = { coupon: "LEAF10", discount_type: "RUPEE", discount_value: 10 };
    const termsOf = (terms_and_condition: string) => readNewCoupon(JSON.stringify({ ...coupon, terms_and_condition }), 1);
    expect(termsOf("<p onclick='x'>Once.</p>")).toMatchObject({
      kind: "ok",
      value: { coupon: { terms: { english: "<p>Once.</p>", hindi: null } } },
    });
    expect(termsOf("<script>alert(1)</script>")).toMatchObject({ kind: "ok", value: { coupon: { terms: null } } });
  });
});
