// A ledger that is narrowed as a sheet: the entries that are shown, in the columns of a ledger,
// each with what the account held after it. What is left out parts them: nothing is brought down.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { entriesInWords } from '../register/days.ts';
import { balanceOfAccount } from '../register/JournalList.tsx';
import { cardsOnSheet, sheetHeadOf } from '../register/journal-sheet.ts';
import type { JournalsOnSheet } from '../register/journal-sheet.ts';
import { counterOf, ownSide } from './own-side.ts';

/** Those of the whole ledger as a sheet. */
const columnsOf = (accountId: number): readonly ReportColumnOf<JournalCard>[] => [
  { head: 'Date', kind: 'date', of: ({ date }) => date },
  { head: 'Entry', kind: 'text', of: ({ number }) => `#${number}` },
  {
    head: 'Particulars',
    kind: 'text',
    of: (card) => {
      const { name, more } = counterOf(card, accountId);
      return more === 0 ? name : `${name} +${more}`;
    },
  },
  { head: 'Narration', kind: 'text', of: ({ narration }) => narration },
  { head: 'Debit (₹)', kind: 'money', of: (card) => ownSide(card, accountId, 1) || null },
  { head: 'Credit (₹)', kind: 'money', of: (card) => ownSide(card, accountId, -1) || null },
  {
    head: 'Balance (₹)',
    kind: 'money',
    of: (card) => {
      const paise = balanceOfAccount(card);
      return paise === null ? null : Math.abs(paise);
    },
  },
  { head: 'Dr/Cr', kind: 'side', of: balanceOfAccount },
];

type RunningOnSheet = JournalsOnSheet & {
  readonly account: { readonly id: number; readonly name: string };
};

export async function runningSheet(work: SheetWork, of: RunningOnSheet): Promise<ReportSheet> {
  const { id, name } = of.account;
  const cards = await cardsOnSheet(work, of);
  const columns = columnsOf(id);
  const sum = (sign: 1 | -1) => cards.reduce((all, card) => all + ownSide(card, id, sign), 0);
  const total = [null, null, `Total of ${entriesInWords(cards.length)}`, null];
  return {
    title: name,
    ...sheetHeadOf(of, cards.length),
    columns: reportColumns(columns),
    lines: [
      ...reportLines(columns, cards),
      { as: 'total', cells: [...total, sum(1), sum(-1), null, null] },
    ],
  };
}
