/** Seen, never read: whoever draws it says what it stands for. */
export const Star = ({ className }: { readonly className: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
  </svg>
);
