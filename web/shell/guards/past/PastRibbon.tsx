// Under the top bar of every page of the past: which moment it is, and the way back.
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useGo } from '#web/ahead/use-go.ts';
import { momentInWords } from './words.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { inPresent } from '#web/client/past/moment.ts';
import type { PageMoment } from '#web/client/past/moment.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { momentQueryOf } from './moment-query.ts';
import './past.css';

type Props = { readonly bookId: number; readonly moment: PageMoment };

export function PastRibbon({ bookId, moment }: Props) {
  const { data: known = null, isError } = useQuery(momentQueryOf(bookId));
  const { pathname, search, hash } = useLocation();
  const go = useGo();
  const changes = paths.history(bookId, {
    // In the words of the page, so that a day which was asked for is named on both.
    a: moment.at ?? known?.event,
    ...comparedPart(pathname, search),
    as_on: moment.asOn ?? dayIn(search) ?? undefined,
  });
  const leave = () => go(inPresent(`${pathname}${search}${hash}`));
  useKeys(
    'The past',
    [
      { keys: 'Escape', does: 'Back to now', run: leave },
      {
        keys: 'Shift+T',
        does: 'What changed since this moment',
        run: () => (known === null ? false : go(changes)),
      },
    ],
    true,
  );
  return (
    <section
      aria-label="The past"
      className={
        'past-ribbon flex min-h-11 items-center gap-x-3 border-b border-warn-line px-3 py-1 ' +
        'text-warn max-sm:text-sm lg:px-6 print:hidden'
      }
    >
      <p className="past-words min-w-0 text-sm font-medium">
        {known === null && isError
          ? 'The books cannot be shown at this moment.'
          : `${shownInWords(moment, known)}. Nothing can be posted here.`}
      </p>
      <span className="ml-auto flex shrink-0 items-center gap-3">
        {known !== null && (
          <span className="past-words text-sm max-lg:hidden">
            {laterInWords(moment, known)} ·{' '}
            <Link to={changes} className="underline" aria-keyshortcuts="Shift+T">
              See what changed
            </Link>
            <span className="max-[1600px]:hidden">
              {' '}
              <Kbd>Shift+T</Kbd>
            </span>
          </span>
        )}
        <Button aria-keyshortcuts="Escape" onClick={leave}>
          Back to now <Kbd>Esc</Kbd>
        </Button>
      </span>
    </section>
  );
}

/** What of the books is compared: what the page shows, else the trial balance. */
function comparedPart(pathname: string, search: string): Readonly<Record<string, string>> {
  const [, account] = /\/account\/(\d+)$/.exec(pathname) ?? [];
  if (account !== undefined) return { of: 'ledger', account };
  if (pathname.endsWith('/receivables')) return { of: 'items' };
  const [, statement] = /\/(profit-and-loss|balance-sheet|cash-flow)$/.exec(pathname) ?? [];
  if (statement === undefined) return {};
  const first = new URLSearchParams(search).get('from');
  return { of: statement, ...(first !== null && statement !== 'balance-sheet' && { first }) };
}

/** @returns the last day that the page counts, if its address says so. */
function dayIn(search: string): string | null {
  const query = new URLSearchParams(search);
  const day = query.get('on') ?? query.get('to');
  return day !== null && parseCalendarDate(day) !== null ? day : null;
}

type KnownMoment = { readonly event: number; readonly events_after: number };

/** Both clocks in one line: then what it is of goes without saying. */
function shownInWords(moment: PageMoment, known: Parameters<typeof momentInWords>[1]): string {
  const words = momentInWords(moment, known);
  return moment.asOn === null
    ? `You see the books ${words}`
    : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** The number of the event, unless it is the moment's own name. */
function laterInWords({ at }: PageMoment, { event, events_after: later }: KnownMoment): string {
  const isNamed = at !== null && /^\d+$/.test(at);
  const upTo = isNamed ? '' : `Event ${formatCount(event)} · `;
  return `${upTo}${later === 0 ? 'None' : formatCount(later)} came later`;
}
