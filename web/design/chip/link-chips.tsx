type LinkChipsProps = {
  readonly title: string;
  /** `key`: by which it stays the same, and keeps the focus, though what is chosen changes its words and its address. */
  readonly chips: readonly { readonly key: string; readonly words: string; readonly address: string; readonly isChosen: boolean }[];
};

/** What can be chosen of one kind, each a link. */
export const LinkChips = ({ title, chips }: LinkChipsProps) => (
  <nav aria-label={title}>
    <p className="small muted" aria-hidden="true">
      {title}
    </p>
    <ul className="chips">
      {chips.map(({ key, words, address, isChosen }) => (
        <li key={key}>
          <a className={isChosen ? "chip is-chosen" : "chip"} href={address} aria-current={isChosen ? "true" : undefined} data-stay>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
