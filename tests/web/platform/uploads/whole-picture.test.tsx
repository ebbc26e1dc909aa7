import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { WholePicture } from "#web/platform/uploads/whole-picture.tsx";

afterEach(cleanup);

describe("a picture that is opened", () => {
  it("is as large as the window lets it be, and by a press in its full size, to be moved by keys too", () => {
    const drawing = { width: 2_400, height: 1_600 } as ImageBitmap;
    render(<WholePicture drawing={drawing} label="Report 1" onClose={() => {}} />);
    const frame = () => screen.getByRole("img", { name: "Report 1", hidden: true }).parentElement as HTMLElement;
    expect([frame().dataset["size"], frame().tabIndex]).toEqual(["fitted", -1]);
    fireEvent.click(screen.getByText("Full size"));
    expect([frame().dataset["size"], frame().tabIndex]).toEqual(["full", 0]);
    fireEvent.click(screen.getByText("Fit to the window"));
    expect(frame().dataset["size"]).toBe("fitted");
  });
});
