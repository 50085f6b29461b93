// A figure by itself, as a link to the events whose sum it is.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  /** Plain text unless given. */
  readonly href: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

export const ExplainLink = ({ href, className = '', children }: Props) =>
  href === undefined ? (
    children
  ) : (
    <Link to={href} data-explain={href} className={`link-name ${className}`}>
      {children}
    </Link>
  );
