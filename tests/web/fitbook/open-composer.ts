import { act, screen } from "@testing-library/react";

/** As a hand does that is about to write: before that, the place to share something is a line. */
export async function openComposer(): Promise<void> {
  const field = await screen.findByLabelText(/^What would you like to share/);
  await act(async () => field.focus());
}
