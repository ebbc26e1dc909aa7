import ChevronDown from "lucide-react/icons/chevron-down";
import { Button } from "#web/design/button/button.tsx";
import "./actions.css";

type Look = "main" | "quiet" | "danger-quiet" | "text";

type Link = {
  readonly address: string;
  /** The page comes as a whole load. */
  readonly isWhole?: boolean;
};

type Press = {
  readonly onPress: () => void;
  readonly state?: "ready" | "busy";
  /** Read instead of the title, which stands in it. */
  readonly label?: string;
  /** Takes something away for good. */
  readonly isDanger?: boolean;
};

/** Something that can be done; `key` stays while its title changes. */
export type Action = { readonly key: string; readonly title: string } & (Link | Press);

/** So many stand beside the main one. */
const BESIDE = 2;

type ActionsProps = {
  /** null: the page has it elsewhere, or there is none. */
  readonly main: Action | null;
  /** The likeliest first. */
  readonly others: readonly Action[];
  /** What opens the rest is called. */
  readonly more: string;
};

/** What can be done: two stand beside the main action, and what is seldom used is under `more`, which opens without script. */
export function Actions({ main, others, more }: ActionsProps) {
  const isFolded = others.length > BESIDE + 1; // One alone isn't worth opening.
  const beside = isFolded ? others.slice(0, BESIDE) : others;
  return (
    <div className="actions">
      {main === null ? null : <OneAction action={main} look="main" />}
      {beside.length === 0 ? null : (
        <div className="actions-beside">
          {beside.map((action) => (
            <OneAction key={action.key} action={action} look="quiet" />
          ))}
        </div>
      )}
      {isFolded ? (
        <details className="actions-more">
          <summary>
            {more}
            <ChevronDown className="icon icon-small chevron" />
          </summary>
          <ul>
            {others.slice(BESIDE).map((action) => (
              <li key={action.key}>
                <OneAction action={action} look="text" />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function OneAction({ action, look }: { readonly action: Action; readonly look: Look }) {
  if ("address" in action)
    return (
      <a className={`button ${look}`} href={action.address} {...(action.isWhole === true ? { target: "_self" } : {})}>
        {action.title}
      </a>
    );
  const { title, label, isDanger, state = "ready", onPress } = action;
  return (
    <Button
      look={isDanger === true && look === "quiet" ? "danger-quiet" : look}
      state={state}
      onPress={onPress}
      {...(label === undefined ? {} : { label })}
    >
      {title}
    </Button>
  );
}
