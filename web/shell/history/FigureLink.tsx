// A figure in a table that the arrows reach, and that says where its events are.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './figure-link.css';

type Props = {
  readonly children: ReactNode;
  /** Where it is explained; nowhere unless given. */
  readonly explain?: string | undefined;
  /** Where it leads, such as to a ledger; to its events unless given. */
  readonly to?: string | undefined;
};

/** Reached by the arrows alone, so that Tab goes from name to name. */
export const FigureLink = ({ children, explain, to = explain }: Props) =>
  to === undefined || children === '' ? (
    children
  ) : (
    <Link
      to={to}
      data-cell=""
      data-explain={explain}
      tabIndex={-1}
      className="figure-link hover:underline"
    >
      {children}
    </Link>
  );
