// What can be opened in a book, each with what is found there.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMoment } from '#web/client/past/moment.ts';
import { bookExportAddress } from '#web/client/save-file.ts';
import { paths } from '#web/paths.ts';

type Props = {
  readonly bookId: number;
  /** Whether their role lets them take everything out. */
  readonly exports: boolean;
};

const OVER_THE_ROW = 'font-semibold after:absolute after:inset-0';

export function BookDoors({ bookId, exports }: Props) {
  const moment = useMoment();
  const doors = [
    { to: paths.accounts(bookId), title: 'Accounts', text: 'The chart, with balances' },
    { to: paths.journals(bookId), title: 'Journal Entries', text: 'Everything that was posted' },
    { to: paths.history(bookId), title: 'Replay', text: 'Every event, in order' },
    { to: paths.audit(bookId), title: 'Audit tests', text: 'Entries to look at, rule by rule' },
    { to: paths.returns(bookId), title: 'GST returns', text: 'Due dates, and which are filed' },
    {
      to: paths.billingSettings(bookId),
      title: 'Billing settings',
      text: 'Business, bank, numbers',
    },
    { to: paths.members(bookId), title: 'Members', text: 'Who works here' },
  ];
  return (
    <ul className="card grid overflow-hidden sm:grid-cols-2">
      {doors.map(({ to, title, text }) => (
        <Door key={to} text={text}>
          <Link to={to} className={OVER_THE_ROW}>
            {title}
          </Link>
        </Door>
      ))}
      {exports && (
        <Door
          text={'One zip of CSVs, with the log' + (moment === null ? '' : ' up to this moment')}
        >
          <a href={bookExportAddress(bookId, moment)} download className={OVER_THE_ROW}>
            Export everything
          </a>
        </Door>
      )}
    </ul>
  );
}

type DoorProps = { readonly text: string; readonly children: ReactNode };

const Door = ({ text, children }: DoorProps) => (
  <li className="relative -mt-px -ml-px border-t border-l border-line px-4 py-3 hover:bg-surface-2">
    {children}
    <p className="text-sm text-ink-2">{text}</p>
  </li>
);
