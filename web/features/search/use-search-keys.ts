import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { SuggestionModel } from "./suggestion-model.ts";

/** What is typed and pressed in the field, told to its suggestions; `follow` is called where an entry is chosen by Enter. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>, model: SuggestionModel, follow: (place: number) => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (input === null || !form) return;
    const ended = new AbortController();
    const heard = { signal: ended.signal };
    input.addEventListener("input", () => model.type(input.value), heard);
    input.addEventListener("focus", () => model.open(input.value), heard);
    form.addEventListener("focusout", ({ relatedTarget }) => form.contains(asNode(relatedTarget)) || model.close(), heard);
    form.addEventListener("submit", () => sent(input, model), heard);
    input.addEventListener("keydown", (event) => pressed(event, model, latest.current), heard);
    if (document.activeElement === input) model.open(input.value); // Its code came after the focus.
    return () => ended.abort();
  }, [field, model]);
}

function pressed(event: KeyboardEvent, model: SuggestionModel, follow: (place: number) => void): void {
  if (event.isComposing) return; // Enter ends a word that an input method is making.
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    model.move(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Escape" && model.isOpen) {
    event.preventDefault(); // The first Escape leaves what is typed.
    model.close();
  } else if (event.key === "Enter" && model.isOpen && model.at !== null) {
    event.preventDefault();
    follow(model.at);
  }
}

function sent(input: HTMLInputElement, model: SuggestionModel): void {
  model.keep(input.value);
  model.close();
  input.blur();
}

const asNode = (target: EventTarget | null): Node | null => (target instanceof Node ? target : null);
