import Clock from "lucide-react/icons/clock";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { searchWords } from "./wording/search.ts";
import { onPlainClick } from "./on-plain-click.ts";

type Recent = {
  readonly id: string;
  readonly searches: readonly string[];
  readonly at: number | null;
  readonly onChoose: (place: number) => void;
  readonly onClear: () => void;
};

/** What was searched for on this device, and the way to forget it. */
export const RecentSearchList = ({ id, searches, at, onChoose, onClear }: Recent) => (
  <>
    <div className="suggestion-head">
      <span className="small faint">{searchWords.recent}</span>
      <button type="button" className="button text" onClick={onClear}>
        {searchWords.clear}
      </button>
    </div>
    <div role="listbox" id={id} aria-label={searchWords.recent}>
      {searches.map((words, place) => (
        <a
          key={words}
          role="option"
          id={`${id}-${place}`}
          aria-selected={at === place}
          tabIndex={-1}
          className="suggestion"
          href={shopAddress.search(words)}
          onClick={(event) => onPlainClick(event, () => onChoose(place))}
        >
          <Clock className="icon icon-small faint" aria-hidden="true" />
          {words}
        </a>
      ))}
    </div>
  </>
);
