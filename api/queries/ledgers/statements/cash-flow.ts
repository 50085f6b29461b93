// The cash flow statement: balances at both ends of each period, and of what is bought and sold or
// raised and repaid the debits and credits apart.
import { cashFlow, daysOfResult, sidedAccounts } from '#core/statement/index.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import type { CashFlowReply } from '#api/contract/account/financial-statements.ts';
import type { ReadTables } from '../../snapshot.ts';
import { readCashFlowDuty } from './cash-flow-duty.ts';
import { readStatementLedgers, statementSnapshot } from './read-nets.ts';
import { statementRowsWire, wireAmounts } from './statement-wire.ts';
import { closingsOn, ownerFormOf } from './statements.ts';
import type { StatementLayout, ResultColumn } from './statements.ts';

/** @param columns its own period first. */
export const readCashFlowOf = (
  db: ReadTables,
  { bookId, as, withNil }: StatementLayout,
  columns: readonly [ResultColumn, ...ResultColumn[]],
): Promise<CashFlowReply> =>
  statementSnapshot(db, { bookId, days: daysOfResult(columns) }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId));
    const ledgers = await readStatementLedgers(tables, {
      bookId,
      days: daysOfResult(columns),
      to: columns[0].to,
    });
    const sided = sidedAccounts(ledgers);
    const turnovers = [];
    for (const column of columns) {
      const moved = await turnoverIn(tables, bookId, column, sided);
      turnovers.push(new Map(moved.map((one) => [one.accountId, one])));
    }
    const { countedTo } = await closingsOn(tables, bookId, columns[0].to);
    const duty = await readCashFlowDuty(tables, { bookId, day: columns[0].to, form });
    const found = cashFlow(ledgers, columns, { form, turnovers, withNil });
    return {
      form,
      columns: columns.map((column) => ({ of: column.of, from: column.from, to: column.to })),
      rows: statementRowsWire(found),
      opening: wireAmounts(found.openingPaise),
      net_change: wireAmounts(found.netChangePaise),
      closing: wireAmounts(found.closingPaise),
      unclassified: wireAmounts(found.unclassifiedPaise),
      ties: found.ties,
      duty,
      counted_to: countedTo,
    };
  });
