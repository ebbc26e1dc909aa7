import { Button } from "#web/design/button/button.tsx";
import { formWords } from "#web/design/wording/form.ts";

/** What did not come, quietly, with one way on. */
export function TryAgain({ what, onPress }: { readonly what: string; readonly onPress: () => void }) {
  return (
    <div className="panel stack justify-items-start gap-3" role="status">
      <p className="muted">{what}</p>
      <Button look="quiet" onPress={onPress}>
        {formWords.tryAgain}
      </Button>
    </div>
  );
}
