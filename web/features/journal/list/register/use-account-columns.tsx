// What the register shows of one account that it is narrowed to: what each entry debits and credits
// it, and what it holds after that where the days are in order.
import { useMemo } from 'react';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { ownSide } from '../running/own-side.ts';

const balanceOf = ({ balance }: JournalCard): number | null =>
  balance === undefined ? null : paiseFromWire(balance);

const columnsOf = (accountId: number): readonly RegisterColumn<JournalCard>[] => [
  {
    id: 'account-debit',
    label: 'Debit (₹)',
    kind: 'money',
    cell: (card) => formatCell(ownSide(card, accountId, 1)),
    width: 136,
    isFixed: true,
  },
  {
    id: 'account-credit',
    label: 'Credit (₹)',
    kind: 'money',
    cell: (card) => formatCell(ownSide(card, accountId, -1)),
    width: 136,
    isFixed: true,
  },
  {
    id: 'balance',
    label: 'Balance (₹)',
    kind: 'money',
    cell: (card) => {
      const paise = balanceOf(card);
      return paise === null ? '' : formatPaise(paise);
    },
    width: 136,
    isFixed: true,
  },
  {
    id: 'balance-side',
    label: 'Side of the balance',
    kind: 'side',
    cell: (card) => <SideText paise={balanceOf(card) ?? 0} />,
    width: 40,
    isFixed: true,
    hasQuietHead: true,
  },
];

const NONE: readonly RegisterColumn<JournalCard>[] = [];

/** @returns the columns of the account; none while the list is of all accounts. */
export const useAccountColumns = (accountId: number | null) =>
  useMemo(() => (accountId === null ? NONE : columnsOf(accountId)), [accountId]);
