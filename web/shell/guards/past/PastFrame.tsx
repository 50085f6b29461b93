// Around a page of the past: the moment is asked for first, since it says which day was today.
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { failureOf } from '#web/client/query.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { onPageDay, pageDayNow, setPageDay } from '#web/format/dates.ts';
import { parseDayOfBooks } from '#core/kernel/calendar-date.ts';
import { setKnownMoment } from '#web/client/past/calls.ts';
import { laterPeriod } from '#web/client/past/later-period.ts';
import { AT_NAME } from '#web/client/past/moment.ts';
import type { PageMoment } from '#web/client/past/moment.ts';
import { Waiting } from '../Waiting.tsx';
import { isFormAddress } from './forms.ts';
import { momentQueryOf } from './moment-query.ts';
import { FormOfPresent, NoSuchMoment, NothingYet } from './outcomes.tsx';

type Props = {
  readonly bookId: number;
  readonly moment: PageMoment;
  readonly children: ReactNode;
};

const NO_DAY = 'The day of entry in the address must be one from 1900 to 2199, as 2026-10-31.';

export function PastFrame({ bookId, moment, children }: Props) {
  const { data, error, refetch } = useQuery(momentQueryOf(bookId));
  const place = useLocation();
  const isForm = isFormAddress(place);
  const { asOn } = moment;
  // What is dated later does not count, so a running period ends there.
  const day = asOn !== null && data !== undefined && asOn < data.day ? asOn : data?.day;
  const isToday = useDayOfPage(day ?? null);
  // A file that is made of the page names the event; it is made outside React.
  useEffect(() => {
    setKnownMoment(data ?? null);
    return () => setKnownMoment(null);
  }, [data]);
  const lastDay = asOn === null ? null : parseDayOfBooks(asOn);
  if (asOn !== null && lastDay === null) {
    return <NoSuchMoment moment={moment} why={NO_DAY} isRefused onRetry={() => undefined} />;
  }
  const failure = failureOf(error);
  if (failure !== null && data === undefined) {
    return (
      <NoSuchMoment
        moment={moment}
        why={fieldErrorsOf(failure)[AT_NAME] ?? sentenceOf(failure)}
        isRefused={failure.kind === 'problem' && failure.status === 400}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!isToday) return <Waiting />;
  const later = lastDay === null ? null : laterPeriod(place, lastDay);
  return (
    <>
      {lastDay !== null && later !== null && <NothingYet day={lastDay} period={later} />}
      {later === null && (isForm ? <FormOfPresent /> : children)}
      <FocusBack />
    </>
  );
}

/** The page is drawn anew for its moment, and with it went what had the focus: the document's. */
function FocusBack() {
  useEffect(() => {
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('h1')?.focus();
    }
  }, []);
  return null;
}

/** @returns whether everything on the page takes the day for today. */
function useDayOfPage(text: string | null): boolean {
  // Today is the clock's, which lies outside React; the page is drawn once it has been set.
  useEffect(() => {
    setPageDay(text === null ? null : parseDayOfBooks(text));
    return () => setPageDay(null);
  }, [text]);
  const day = useSyncExternalStore(onPageDay, pageDayNow);
  return text !== null && day === text;
}
