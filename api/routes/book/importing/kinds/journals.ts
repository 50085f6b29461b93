import type { JournalId } from '#core/kernel/ids.ts';
import { similarJournals } from '#api/queries/journal/similar.ts';
import type { importJournals } from '#api/contract/book/import.ts';
import { documentOf, withSettlingIds } from '#api/requests/journal.ts';
import { withBillsSettled } from './bills.ts';
import type { ImportedKind } from './imported-kind.ts';

/** A journal bears no name: what may be a second time has its day, its amount and its narration. */
export const importedJournals: ImportedKind<(typeof importJournals)['lines']> = {
  category: 'journal',
  right: 'PostJournal',
  async commandsOf({ db, nextIds }, bookId, lines, bills) {
    const ids = (await nextIds('journal', lines.length)) as JournalId[];
    const vouchers = lines.map((voucher, at) => ({ voucher, journalId: ids[at] as JournalId }));
    const resolved = await withBillsSettled({ db }, bookId, vouchers, bills);
    const commands = resolved.map(async (voucher, at) => {
      if ('status' in voucher) return voucher;
      const { line: _line, ...body } = voucher;
      const journalId = ids[at] as JournalId;
      const document = await withSettlingIds(documentOf(body), nextIds);
      const command = { type: 'PostJournal', data: { journalId, ...document } } as const;
      return { id: journalId, command };
    });
    return Promise.all(commands);
  },
  async similar({ db }, bookId, lines) {
    const wanted = lines.map(({ date: entryDate, narration, entry }) => ({
      entryDate,
      narration,
      amountPaise: entry.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
    }));
    const found = Map.groupBy(await similarJournals(db, bookId, wanted), ({ at }) => at);
    return wanted.map((_, at) =>
      (found.get(at) ?? []).map(({ id, number }) => ({ id, name: `#${number}`, by: 'date' })),
    );
  },
  /** Reversed on their own days or not at all: a day that is locked or reported stays as it is. */
  async takeBack({ nextIds }, _bookId, records) {
    const reversals = await nextIds('journal', records.length);
    return records.map(({ id }, at) => {
      const of = { journalId: id as JournalId, reversalId: reversals[at] as JournalId };
      const data = { ...of, reason: 'Import undone', asUndo: true } as const;
      return { command: { type: 'ReverseJournal', data } };
    });
  },
};
