import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CallTexts } from "#web/features/consultations/call/call-texts.tsx";
import type { CallLineModel } from "#web/features/consultations/call/call-line-model.ts";

afterEach(cleanup);

/** The lines of a call whose other side reads, or does not; `written` is what reached it. */
function texts(isRead = true) {
  const written: string[] = [];
  const texts = [{ whose: "theirs", text: "Do you sleep well?" }] as const;
  const write = (text: string) => {
    if (isRead) written.push(text);
    return isRead;
  };
  render(<CallTexts line={{ texts, write } as Pick<CallLineModel, "texts" | "write"> as CallLineModel} other="Dr. Sunanda Joshi" />);
  const field = screen.getByLabelText<HTMLInputElement>("Type a message");
  const put = (value: string) => fireEvent.change(field, { target: { value } });
  const enter = () => fireEvent.submit(field.form as HTMLFormElement);
  return { written, field, put, enter };
}

describe("a line of text in a call", () => {
  it("is told with the name of whoever wrote it", () => {
    texts();
    expect(screen.getByRole("log").textContent).toBe("Dr. Sunanda Joshi: Do you sleep well?");
  });

  it("is counted in the heading, so that whoever looks elsewhere finds it", () => {
    texts();
    expect(screen.getByRole("heading", { name: "Chat: 1 message from Dr. Sunanda Joshi" })).toBeDefined();
  });

  it("is sent by Enter as by its button, and its field is empty then", () => {
    const { written, field, put, enter } = texts();
    put("Twice a day");
    enter();
    put("After food");
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect([written, field.value]).toEqual([["Twice a day", "After food"], ""]);
  });

  it("stays in its field where nobody is there to read it, and where it is too long", () => {
    const gone = texts(false);
    gone.put("Hello");
    gone.enter();
    expect([gone.field.value, screen.getByText("Not sent: Dr. Sunanda Joshi isn't here.")]).toEqual(["Hello", expect.anything()]);
    cleanup();
    const { written, field, put, enter } = texts();
    put("x".repeat(1_001));
    enter();
    expect([written, field.value.length, screen.getByText("Please use at most 1,000 characters.")]).toEqual([[], 1_001, expect.anything()]);
    put("x".repeat(1_000));
    enter();
    expect(written).toEqual(["x".repeat(1_000)]);
  });
});
