import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Lets what is put into a field at once in whole, though it is longer than the field's maxlength: a keyboard's suggestion has blanks or a
 * country's code in it, which are taken out before anything is cut. The limit stands again with the input; who keeps the text must cut it.
 */
export function useWholeInput(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { current: input } = field;
    if (input === null) return undefined;
    const most = input.maxLength;
    const restore = () => {
      input.maxLength = most;
    };
    const lift = () => {
      input.removeAttribute("maxlength");
      setTimeout(restore); // No input follows where the text is refused.
    };
    input.addEventListener("beforeinput", lift); // React's own is another event.
    input.addEventListener("input", restore);
    return () => {
      input.removeEventListener("beforeinput", lift);
      input.removeEventListener("input", restore);
    };
  }, [field]);
}
