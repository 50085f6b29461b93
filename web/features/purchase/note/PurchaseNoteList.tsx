// The list of debit notes to suppliers: its columns on the screen, on paper and in a file, its
// lines on a phone.
import type { PurchaseDebitNoteCard } from '#api/contract/trade/purchase-debit-note.ts';
import { dayText } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { moneyColumns } from '../document-columns.ts';
import { noteCreditInWords, noteStatusInWords, purchaseNoteName } from './wording.ts';

export const PURCHASE_NOTE_LIST: DeclaredList<PurchaseDebitNoteCard> = {
  name: 'purchase-debit-note',
  title: 'Debit notes to suppliers',
  noun: ['debit note', 'debit notes'],
  keyOf: ({ id }) => id,
  nameOf: purchaseNoteName,
  hrefOf: ({ id }, scope) => paths.purchaseNote(id, scope),
  worth: { label: 'Unadjusted', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'note',
      label: 'Note no.',
      kind: 'text',
      width: 96,
      isFixed: true,
      leads: 'is-name',
      value: ({ number }) => number,
      cell: purchaseNoteName,
    },
    {
      id: 'bill',
      label: 'Bill no.',
      kind: 'text',
      width: 108,
      room: 'some',
      value: ({ billNumber }) => billNumber,
    },
    {
      id: 'supplier-note',
      label: 'Credit note',
      kind: 'text',
      width: 108,
      room: 'more',
      value: ({ supplierNote }) => supplierNote,
    },
    {
      id: 'supplier',
      label: 'Supplier',
      kind: 'text',
      isFixed: true,
      value: ({ supplierName }) => supplierName,
    },
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      order: 'date',
      look: 'is-quiet',
      value: ({ postedOn }) => postedOn,
    },
    {
      id: 'credit',
      label: 'Credit',
      kind: 'text',
      width: 100,
      room: 'more',
      value: noteCreditInWords,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 96,
      isFixed: true,
      value: noteStatusInWords,
    },
    ...moneyColumns<PurchaseDebitNoteCard>({ label: 'Unadjusted (₹)', width: 112 }),
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ totalPaise }) => formatSigned(totalPaise),
    line: (card) => `${purchaseNoteName(card)} · ${dayText(card.postedOn)}`,
    mark: noteStatusInWords,
  },
};
