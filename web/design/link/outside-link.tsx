import type { ReactNode } from "react";

/** Leaves the site, which stays open behind it. */
export const OutsideLink = ({
  address,
  className,
  label,
  children,
}: {
  readonly address: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}) => (
  <a className={className} href={address} target="_blank" rel="noopener" aria-label={label}>
    {children}
  </a>
);
