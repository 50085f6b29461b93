// Which step is done, and which is open: the first that is not, unless a person opened another.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { billingOverviewOf, billingSettingsOf } from '#web/client/billing-reads.ts';
import { firstBillAtom } from './use-is-first-hour.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { guideCustomersOf, guideFiguresOf, ownItemsOf } from './queries.ts';
import { STEPS } from './wording.ts';
import type { FirstHourStep } from './wording.ts';

/** The line of the bill as it is typed; no rate while that of the item stands. */
type TypedLine = { readonly quantity: string; readonly rate: string | null };

export type Guide = {
  readonly settings: BillingSettings | null;
  readonly accounts: number;
  readonly customer: Customer | null;
  readonly item: Product | null;
  readonly nextNumber: string | null;
  readonly line: TypedLine;
  readonly setLine: (line: TypedLine) => void;
  readonly invoiceId: number | null;
  readonly isRead: boolean;
  readonly open: FirstHourStep;
  readonly isDone: (step: FirstHourStep) => boolean;
  /** Whether somebody went on here, so that the open step takes the focus. */
  readonly hasMoved: boolean;
  readonly goOn: () => void;
  readonly goOnWithBusiness: (bookId: number) => void;
  readonly pass: (step: FirstHourStep) => void;
  readonly show: (step: FirstHourStep) => void;
};

/** Whether the book charges GST on its bills. */
export const isTaxed = ({ registration }: BillingSettings): boolean =>
  registration === 'regular' || registration === 'sez';

/** These two outlive the page of a person without a book, whose first step begins one. */
const movedAtom = atom(false);
/** The books whose business was saved here: with its name alone the guide goes on. */
export const savedBusinessesAtom = atom<ReadonlySet<number>>(new Set<number>());

export function useGuide(book: NamedBook | null): Guide {
  const read = useReads(book);
  const [hasMoved, setMoved] = useAtom(movedAtom);
  const [savedBusinesses, setSavedBusinesses] = useAtom(savedBusinessesAtom);
  const [passed, setPassed] = useState<ReadonlySet<FirstHourStep>>(new Set());
  const [shown, setShown] = useState<FirstHourStep | null>(null);
  const [line, setLine] = useState<TypedLine>({ quantity: '', rate: null });
  const bill = useAtomValue(firstBillAtom);
  const invoiceId = bill !== null && bill.bookId === book?.id ? bill.invoiceId : null;
  const done: Readonly<Record<FirstHourStep, boolean>> = {
    business: book !== null && (savedBusinesses.has(book.id) || hasParticulars(read.settings)),
    chart: read.accounts > 0,
    customer: read.customer !== null,
    item: read.item !== null,
    issue: invoiceId !== null,
    print: false,
  };
  const next = STEPS.find((step) => !done[step] && !passed.has(step)) ?? 'print';
  const move = (step: FirstHourStep | null) => {
    setMoved(true);
    setShown(step);
  };
  return {
    ...read,
    line,
    setLine,
    invoiceId,
    open: shown ?? next,
    isDone: (step) => done[step],
    hasMoved,
    goOn: () => move(null),
    goOnWithBusiness: (bookId) => {
      setSavedBusinesses(new Set([...savedBusinesses, bookId]));
      move(null);
    },
    pass: (step) => {
      setPassed(new Set([...passed, step]));
      move(null);
    },
    show: move,
  };
}

const hasParticulars = (settings: BillingSettings | null): boolean =>
  settings?.gstin != null || settings?.address != null || settings?.stateCode != null;

function useReads(book: NamedBook | null) {
  const bookId = book?.id ?? 0;
  const enabled = book !== null;
  const settings = useQuery({ ...billingSettingsOf(bookId), enabled });
  const figures = useQuery({ ...guideFiguresOf(bookId), enabled });
  const customers = useQuery({ ...guideCustomersOf(bookId), enabled });
  const items = useQuery({ ...ownItemsOf(bookId), enabled });
  const overview = useQuery({ ...billingOverviewOf(bookId), enabled });
  const reads = [settings, figures, customers, items, overview];
  return {
    settings: settings.data ?? null,
    accounts: figures.data?.accounts.open ?? 0,
    customer: customers.data?.at(-1) ?? null,
    item: items.data?.find(({ status }) => status === 'enabled') ?? null,
    nextNumber: overview.data?.nextNumber ?? null,
    isRead: !enabled || reads.every(({ isPending }) => !isPending),
  };
}
