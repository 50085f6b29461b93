// The journals of opening balances: each is balanced by the account of what they do not come to.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { accountsByJournal } from '../../opening/index.ts';
import type {
  OpeningAccount,
  OpeningCommand,
  OpeningEvent,
  OpeningState,
} from '../../opening/index.ts';
import type { DocumentJournal } from './journals-of.ts';
import { postingEntries } from './posting.ts';

/** @returns the journals to reverse and to post, where the balances are others than before. */
export function journalsOfOpening(
  event: OpeningEvent,
  command: OpeningCommand,
  { posted }: OpeningState,
): readonly DocumentJournal[] {
  if (!('journalIds' in event.data)) return [];
  const { bookId, openedOn, accounts, journalIds } = event.data;
  const standing = posted?.journalIds ?? [];
  if (isSameList(standing, journalIds)) return [];
  const chunks = accountsByJournal(accounts);
  const posts = chunks.map((chunk, at) => ({
    post: {
      journalId: journalIds[at] ?? 0,
      voucherType: 'journal' as const,
      entryDate: calendarDate(openedOn),
      narration: narrationOf(at + 1, chunks.length),
      source: { kind: 'opening-balances' as const, id: bookId, number: 'Opening balances' },
      entries: entriesOf(chunk),
    },
  }));
  if (command.type !== 'CorrectOpeningBalances') return posts;
  const { reason, reversalIds } = command.data;
  const document = { kind: 'opening-balances', id: bookId } as const;
  const reversals = standing.map((journalId, at) => ({
    reverse: {
      journalId: journalId as JournalId,
      reversalId: reversalIds[at] ?? (0 as JournalId),
      reason,
      document,
    },
  }));
  return [...reversals, ...posts];
}

const isSameList = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((id, at) => id === right[at]);

const narrationOf = (part: number, count: number): string =>
  count === 1 ? 'Opening balances' : `Opening balances (${part} of ${count})`;

function entriesOf(accounts: readonly OpeningAccount[]) {
  const sumPaise = accounts.reduce((sum, { balancePaise }) => sum + balancePaise, 0);
  return [
    ...accounts.flatMap(({ accountId, balancePaise }) =>
      postingEntries({ accountId }, 'debit', balancePaise),
    ),
    ...postingEntries({ role: 'opening-difference' }, 'credit', sumPaise),
  ];
}
