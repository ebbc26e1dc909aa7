import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MIND_CATEGORIES } from "#core/health/tools/mind.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const drawn = async (path: string, fields?: Readonly<Record<string, string>>) => {
  const form = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields) };
  const answer = await render(new Request(`https://niramaya.test${path}`, form), composeMemory(), shopFrame);
  return { status: answer.status, text: (await answer.text()).replaceAll("<!-- -->", "") };
};
const main = () => within(screen.getByRole("main"));
const press = (name: string) => act(async () => void fireEvent.click(main().getByRole("button", { name })));

describe("the questions of the mind", () => {
  it("have their pages for everybody, in any letter case [rt-wellness-mind]", async () => {
    expect((await drawn("/wellness/mind")).text).toContain("Start breathing");
    await openShop("/Wellness/Mind", composeMemory());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your mind");
    expect(main().getAllByRole("link", { name: /^Start: / })).toHaveLength(3);
  });

  it.each(MIND_CATEGORIES)(
    "of %s are answered one a screen, and end with the index and what to try [rt-wellness-mind-emotional-question] [rt-wellness-mind-emotional-completed] [rt-wellness-mind-occupational-question] [rt-wellness-mind-occupational-completed] [rt-wellness-mind-social-question] [rt-wellness-mind-social-completed]",
    async (category) => {
      expect((await drawn(`/wellness/mind/${category}/completed`)).status).toBe(200);
      await openShop(`/wellness/mind/${category}/question`, composeMemory());
      for (let question = 1; question <= 8; question += 1) {
        await main().findByText(`Question ${question} of 8`);
        await press("sometimes");
      }
      await main().findByText("50 of 100");
      expect(main().getByText("Up and down")).toBeTruthy();
      const [first, ...more] = main().getByRole("heading", { name: "Where to start" }).nextElementSibling?.children ?? [];
      expect([first?.textContent?.includes(". You said: sometimes."), more.length]).toEqual([true, 1]);
      await act(async () => void fireEvent.click(main().getByRole("link", { name: "Answer again" })));
      await main().findByText("Question 1 of 8");
    },
  );

  it("go back, and on from where they were after a reload", async () => {
    await openShop("/wellness/mind/social/question", composeMemory());
    await press("often");
    await press("Back");
    await main().findByText("Question 1 of 8");
    expect(main().getByRole("button", { name: "often", pressed: true })).toBeTruthy();
    cleanup();
    await openShop("/wellness/mind/social/question", composeMemory());
    await main().findByText("Question 2 of 8");
  });

  it("are answered without script; low feelings show who can be called before anything else", async () => {
    const answers = "0040040-";
    const { status, text } = await drawn("/wellness/mind/emotional/question", { answers, question: "8", choose: "0" });
    expect(status).toBe(200);
    expect(text).toContain("0 of 100");
    expect(text.indexOf("tel:14416")).toBeLessThan(text.indexOf("<h1"));
    expect((await drawn("/wellness/mind/social/question", { answers: "3-------", question: "1", go: "forward" })).text).toContain(
      "Question 2 of 8",
    );
  });

  it("that can't be had show nothing but a quiet way to try again: a line is logged [er-silent-wellness-question]", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    const shop = composeMemory();
    const show = shop.get(ShowMindQuestions);
    let isOut = true;
    shop.rebind(ShowMindQuestions).toConstantValue(async (category) => {
      if (isOut) throw new PortUnavailable("the questions of the mind", null);
      return show(category);
    });
    await openShop("/wellness/mind/social/question", shop);
    expect([main().queryByRole("alert"), screen.getByRole("heading", { level: 1 }).textContent]).toEqual([null, "People"]);
    expect(log).toHaveBeenCalledWith("the questions of the mind cannot be reached");
    log.mockRestore();
    isOut = false;
    await press("Try again");
    await waitFor(() => expect(main().getByText("Question 1 of 8")).toBeTruthy());
  });
});
