import { useRevalidator } from "react-router-dom";
import { Button } from "#web/design/button/button.tsx";
import { mindPhrases } from "#web/features/trackers/wellness/wording/mind.ts";

/** Where the questions did not come: nothing but a quiet way to ask again. */
export function NoQuestions() {
  const { revalidate } = useRevalidator();
  return (
    <p className="muted">
      {mindPhrases.noQuestions}{" "}
      <Button look="text" onPress={() => void revalidate()}>
        {mindPhrases.tryAgain}
      </Button>
    </p>
  );
}
