import { Button } from "#web/design/button/button.tsx";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";

type MoreOfListProps = {
  readonly more: "ready" | "reading" | "unavailable";
  /** Whether all of the list is there. */
  readonly isWhole: boolean;
  readonly onMore: () => void;
  /** Of which list, where several stand on a page. */
  readonly name?: string;
};

/** The way on in a list that is not whole yet, and that what was asked for did not come. */
export const MoreOfList = ({ more, isWhole, onMore, name }: MoreOfListProps) => (
  <>
    <p role="status" className="text-clay-ink">
      {more === "unavailable" ? fitbookWords.notSent : ""}
    </p>
    {isWhole ? null : (
      <MorePlace>
        <Button
          look="quiet"
          state={more === "reading" ? "busy" : "ready"}
          onPress={onMore}
          {...(name === undefined ? {} : { label: fitbookWords.each({ act: fitbookWords.more, name }) })}
        >
          {fitbookWords.more}
        </Button>
      </MorePlace>
    )}
  </>
);
