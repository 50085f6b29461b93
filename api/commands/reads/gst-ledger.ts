// What the tax accounts of a book hold: asked for marked parts alone, which are few in a year.
import type { GstFacts } from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { balancesOf } from '#projections/ledger-balances/read.ts';
import { markedTaxLines, taxDaysSince } from '#api/queries/ledgers/registers/gst-ledger.ts';
import { perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

type GstLedgerKey = {
  /** From this day on the days are told apart. */
  readonly since: CalendarDate;
  /** Of output tax, tax under reverse charge and input tax, in order. */
  readonly tax: readonly number[];
  readonly cash: readonly number[];
};

export const gstLedger: ReadDefinition<
  GstLedgerKey,
  Pick<GstFacts, 'ledger' | 'keepsCashLedger'>
> = {
  load: perKey(async (db, bookId, { since, tax, cash }) => {
    const held = await balancesOf(db, bookId, [...tax, ...cash]);
    const balances = new Map(tax.map((id) => [id, 0]));
    for (const { accountId, balancePaise } of held) {
      if (balances.has(accountId)) balances.set(accountId, balancePaise);
    }
    return {
      ledger: {
        balances,
        days: await taxDaysSince(db, bookId, { since, accountIds: tax }),
        marked: await markedTaxLines(db, bookId, tax),
      },
      keepsCashLedger: held.some(({ accountId, entryCount }) => {
        return cash.includes(accountId) && entryCount > 0;
      }),
    };
  }),
  dependsOn: ['journal'],
};
