// The bill of a supplier that a journal enters a second time.
import type { Entry } from '#core/journal/index.ts';
import { billTwice, namesBill } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import { journalsAlike } from '#projections/ledger-lines/read-beside.ts';
import type { JournalAlike } from '#projections/ledger-lines/read-beside.ts';
import { accountsOfAct } from './accounts.ts';
import type { JudgedAct } from './judged-act.ts';

export async function billWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const entries = act.events.flatMap(({ type, data }) =>
    type === 'JournalPosted' ? data.entries.filter(namesBill) : [],
  );
  if (entries.length === 0) return [];
  const accountOf = await accountsOfAct(
    act,
    entries.map(({ accountId }) => accountId),
  );
  const found = await Promise.all(
    entries.map(async (entry) => {
      const party = accountOf(entry.accountId)?.name ?? '';
      return billTwice(entry, party, await sameAmountBefore(act, entry));
    }),
  );
  return found.flat();
}

async function sameAmountBefore({ log, firstSeq: before, events }: JudgedAct, entry: Entry) {
  const { accountId, amountPaise } = entry;
  // A correction takes back what it replaces.
  const replaced = events.flatMap((event) =>
    event.type === 'JournalReversed' ? [event.original?.data.journalId ?? 0] : [],
  );
  const asked = { bookId: log.bookId, accountId, paise: -amountPaise, before };
  const found = await log.ask(journalsAlike, asked);
  return found
    .filter(({ journalId }) => !replaced.some((id) => id === journalId))
    .toSorted((one, other) => other.seq - one.seq)
    .map(({ number: journal, date, entries }) => ({
      journal,
      date,
      entries: entries.map(entryOf),
    }));
}

const entryOf = ([accountId, paise, references]: JournalAlike['entries'][number]): Entry => ({
  accountId,
  side: paise > 0 ? 'debit' : 'credit',
  amountPaise: Math.abs(paise),
  ...(references !== undefined && { references: [...references] }),
});
