type AgainLinkProps = { readonly address: string; readonly words: string; readonly onPress: () => void };

/** Leads to the tool's beginning: without script by its address, which holds no answers. */
export const AgainLink = ({ address, words, onPress }: AgainLinkProps) => (
  <p>
    <a
      className="button quiet"
      href={address}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {words}
    </a>
  </p>
);
