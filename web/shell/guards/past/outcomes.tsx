// What stands in place of a page that the past does not have.
import { Link, useLocation } from 'react-router-dom';
import { momentInWords } from './words.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { addressAt, inPresent } from '#web/client/past/moment.ts';
import type { LaterPeriod } from '#web/client/past/later-period.ts';
import type { PageMoment } from '#web/client/past/moment.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

function useAddressNow(): string {
  const { pathname, search, hash } = useLocation();
  return inPresent(`${pathname}${search}${hash}`);
}

const BackToNow = ({ kind = 'primary' }: { readonly kind?: 'primary' | 'secondary' }) => (
  <Link to={useAddressNow()} className={buttonClass(kind)}>
    Back to now
  </Link>
);

type NoSuchMomentProps = {
  readonly moment: PageMoment;
  readonly why: string;
  /** Whether the moment itself was refused, so that trying again would not help. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
};

export function NoSuchMoment({ moment, why, isRefused, onRetry }: NoSuchMomentProps) {
  const day = isRefused && moment.at !== null ? parseCalendarDate(moment.at) : null;
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageHead title="The books cannot be shown at this moment" />
      <EmptyState
        title={`You asked for the books ${momentInWords(moment, null)}`}
        actions={
          <>
            {!isRefused && <Button onClick={onRetry}>Try again</Button>}
            {day !== null && (
              <Link
                to={addressAt(`${pathname}${search}${hash}`, { at: null, asOn: day })}
                className={buttonClass('secondary')}
              >
                As on {formatDate(day)}
              </Link>
            )}
            <BackToNow />
          </>
        }
      >
        {why}{' '}
        {day !== null &&
          `Entries dated up to ${formatDate(day)}, whenever they were recorded, are shown “as on” it. `}
        Nothing is lost: press T to choose another moment.
      </EmptyState>
    </>
  );
}

type NothingYetProps = { readonly day: CalendarDate; readonly period: LaterPeriod };

/** The days that the address asks for come after the last day that counts. */
export function NothingYet({ day, period: { label, from, earlier } }: NothingYetProps) {
  return (
    <>
      <PageHead title="This period begins later" />
      <EmptyState
        title={`You asked for the books as on ${formatDate(day)}`}
        actions={
          <>
            <Link to={earlier.href} className={buttonClass('primary')}>
              Show {earlier.label}
            </Link>
            <BackToNow kind="secondary" />
          </>
        }
      >
        {label === null ? 'The days of this page begin' : `${label} begins`} on {formatDate(from)},
        after that day, so it has no entries.
      </EmptyState>
    </>
  );
}

export function FormOfPresent() {
  return (
    <>
      <PageHead title="Nothing can be posted in the past" />
      <EmptyState title="This form is of the present" actions={<BackToNow />}>
        You see the books as they were known then, and nothing is written there. Go back to now to
        open the form.
      </EmptyState>
    </>
  );
}
