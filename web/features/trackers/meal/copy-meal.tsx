import { useState } from "react";
import { dayIn } from "#core/shared/day.ts";
import { MEALS } from "#core/trackers/meal-name.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { mealPhrases as words } from "#web/features/trackers/wording/meal.ts";
import type { Day } from "#core/shared/day.ts";
import type { MealName } from "#core/trackers/meal-name.ts";

type CopyMealProps = {
  readonly meal: MealName;
  readonly today: Day;
  readonly onCopy: (to: { readonly meal: MealName; readonly day: Day }) => void;
};

const CHOICES = MEALS.map((meal) => ({ value: meal, words: words.meals[meal] }));

/** Copies a meal to another meal or day. Copied there twice it is there once. */
export function CopyMeal({ meal, today, onCopy }: CopyMealProps) {
  const [isOpen, open] = useState(false);
  const [to, choose] = useState<string>(meal);
  const [day, enter] = useState<string>(today);
  const submit = () => {
    const [chosen, read] = [MEALS.find((one) => one === to), dayIn(day)];
    if (chosen === undefined || read === null) return;
    onCopy({ meal: chosen, day: read });
    open(false);
  };
  if (!isOpen)
    return (
      <div>
        <Button look="text" label={words.copyNamed({ meal: words.meals[meal] })} onPress={() => open(true)}>
          {words.copy}
        </Button>
      </div>
    );
  return (
    <Form onSubmit={submit} faults={0}>
      <div className="tracker-change">
        <SelectField label={words.copyTo} choices={CHOICES} value={to} onChange={choose} />
        <TextField label={words.copyDay} type="date" value={day} onChange={enter} latest={today} />
        <SendButton state="ready">{words.copy}</SendButton>
      </div>
    </Form>
  );
}
