import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Screen as ConfirmNewsletterScreen } from "#web/features/newsletter/confirm-newsletter-screen.tsx";
import { Screen as LeaveNewsletterScreen } from "#web/features/newsletter/leave-newsletter-screen.tsx";
import { newsletterLink } from "#web/features/newsletter/newsletter-link.ts";

afterEach(cleanup);

const pages = { confirm: ConfirmNewsletterScreen, leave: LeaveNewsletterScreen };
const shown = (page: keyof typeof pages, search: string) => {
  const Page = pages[page];
  return render(<Page data={newsletterLink(new URLSearchParams(search))} />);
};

describe("a page that a letter of the newsletter leads to", () => {
  it.each([
    ["confirm", "Yes, send me the newsletter"],
    ["leave", "Unsubscribe me"],
  ] as const)("does nothing before its button is pressed, which posts a plain form: %s", (page, press) => {
    shown(page, "token=a%26b");
    const button = screen.getByRole("button", { name: press });
    const form = button.closest("form");
    expect([button.getAttribute("type"), form?.method, form?.getAttribute("action")]).toEqual([
      "submit",
      "post",
      `/api/forms/newsletter/${page}?token=a%26b`,
    ]);
  });

  it("takes whoever got a letter of Fitbook off those, and not off the newsletter", () => {
    shown("leave", "of=fitbook&token=a%26b");
    const form = screen.getByRole("button", { name: "Stop all of them" }).closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/forms/letters/leave?token=a%26b"]);
  });

  it.each([
    ["confirm", "answer=confirmed", "You are subscribed"],
    ["confirm", "answer=useless", "This link no longer works"],
    ["confirm", "", "This link no longer works"],
    ["confirm", "answer=asked", "Subscription email added successfully"],
    ["confirm", "answer=invalid", "You are not subscribed yet"],
    ["confirm", "answer=too-many", "You are not subscribed yet"],
    ["leave", "answer=left", "You are unsubscribed"],
    ["leave", "", "This link is incomplete"],
    ["leave", "of=fitbook&answer=left", "You won't get any more e-mails about Fitbook"],
    ["leave", "of=fitbook", "This link is incomplete"],
  ] as const)("tells what came of it: %s?%s", (page, search, heading) => {
    shown(page, search);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/shop");
  });
});
