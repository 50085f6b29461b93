// How far a person is on the way to a book's first issued bill, and whether they want to be led.
import { useQuery } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { z } from 'zod';
import { listBooks } from '#api/contract/book/book.ts';
import { mayDo } from '#core/book/index.ts';
import { billingOverviewOf } from '#web/client/billing-reads.ts';
import { asking } from '#web/client/query.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { DRAFTS } from '#web/state/drafts.ts';
import { storedAtom } from '#web/state/stored.ts';

export type FirstHourProps = {
  /** Null where the person has none yet: the first step begins one. */
  readonly book: NamedBook | null;
  /** What stands in the head of the page beside the title. */
  readonly badge: ReactNode;
};

/** The guide, which comes when it is needed. */
export type FirstHourType = ComponentType<FirstHourProps>;

const hidden = z.array(z.int().positive());

/** The books whose guide the person hid on this device; it goes with them, as drafts do. */
const hiddenGuidesAtom = storedAtom(`${DRAFTS}guides-hidden`, hidden, []);

/** The bill that was issued by the guide and is still to be printed by it. */
export const firstBillAtom = atom<{
  readonly bookId: number;
  readonly invoiceId: number;
} | null>(null);

export function useHideGuide(bookId: number): () => void {
  const [books, setBooks] = useAtom(hiddenGuidesAtom);
  return () => setBooks([...books, bookId]);
}

/**
 * @param bookId null where the person has no book yet.
 * @returns whether the guide stands above the figures: until the first issued bill, for those who
 * may do all of its steps.
 */
export function useIsFirstHour(bookId: number | null): boolean {
  const isHidden = useAtomValue(hiddenGuidesAtom).includes(bookId ?? 0);
  const bill = useAtomValue(firstBillAtom);
  const enabled = bookId !== null;
  const overview = useQuery({ ...billingOverviewOf(bookId ?? 0), enabled });
  const books = useQuery({ ...asking(listBooks, {}), enabled });
  if (bookId === null) return true;
  const issued = overview.data?.totalInvoices;
  const { role, demo } = books.data?.find(({ id }) => id === bookId) ?? {};
  if (isHidden || demo !== undefined || role === undefined || !mayDo(role, 'ChangeBillingProfile'))
    return false;
  return issued === 0 || bill?.bookId === bookId;
}
