import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type ChoiceInAddress<Value extends string> = {
  /** Its name among the search parameters. */
  readonly name: string;
  readonly values: readonly Value[];
  /** What is chosen where the address names none of them. It stands in no address. */
  readonly usual: Value;
};

/**
 * One of a few, which the page's address keeps: whoever comes back or reloads finds what they chose. It is drawn at once, and what was
 * chosen before is no step of its own on the way back.
 */
export function useChoiceInAddress<Value extends string>({
  name,
  values,
  usual,
}: ChoiceInAddress<Value>): readonly [Value, (value: Value) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const written = new URLSearchParams(search).get(name);
  const named = values.find((value) => value === written) ?? usual;
  const [known, know] = useState(named);
  const [chosen, show] = useState(named);
  if (known !== named) {
    know(named);
    show(named);
  }
  const choose = (value: Value) => {
    show(value);
    const fields = new URLSearchParams(search);
    if (value === usual) fields.delete(name);
    else fields.set(name, value);
    void navigate({ search: fields.toString() }, { replace: true, preventScrollReset: true, state: { stays: true } }); // It is drawn already: nothing arrives.
  };
  return [chosen, choose];
}
