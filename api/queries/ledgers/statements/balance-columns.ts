// What every account held and moved in several periods, from the same ledgers as the statements.
import { addPaise, paise } from '#core/kernel/paise.ts';
import {
  daysOfResult,
  daysOfSheet,
  eveOfPeriod,
  eveOfYear,
  isOfResult,
  netReader,
} from '#core/statement/index.ts';
import type { AccountNets, StatementLedgers } from '#core/statement/index.ts';
import type { BalanceColumnsReply } from '#api/contract/account/balance-columns.ts';
import { snapshot } from '../../snapshot.ts';
import type { ReadTables } from '../../snapshot.ts';
import { daysWithFirst, readPosted } from './read-nets.ts';
import { closingsOn } from './statements.ts';
import type { ResultColumn } from './statements.ts';

type Columns = readonly [ResultColumn, ...ResultColumn[]];

/** @param columns its own period first. */
export const readBalanceColumnsOf = (
  db: ReadTables,
  { bookId, withNil }: { readonly bookId: number; readonly withNil: boolean },
  columns: Columns,
): Promise<BalanceColumnsReply> =>
  snapshot(db, async (tables) => {
    const lastDays = columns.map(({ to }) => to);
    const asked = [...new Set([...daysOfResult(columns), ...daysOfSheet(lastDays)])];
    const { days, beginsOn } = await daysWithFirst(tables, bookId, asked);
    const ledgers = { ...(await readPosted(tables, bookId, days)), beginsOn };
    const { countedTo } = await closingsOn(tables, bookId, columns[0].to);
    const rows = ledgers.accounts
      .map((account) => figuresOf(account, ledgers, columns))
      .filter(
        ({ movement, closing }) =>
          withNil || [...movement, ...closing].some((amount) => amount !== 0),
      )
      .toSorted((one, other) => one.account.name.localeCompare(other.account.name, 'en-IN'));
    return {
      columns,
      rows: rows.flatMap(({ account: { accountId, name, group }, movement, closing }) =>
        accountId === null
          ? []
          : [{ accountId, name, group, movementPaise: movement, closingPaise: closing }],
      ),
      profitBroughtForwardPaise: broughtForward(ledgers, columns),
      countedTo,
    };
  });

function figuresOf(account: AccountNets, ledgers: StatementLedgers, columns: Columns) {
  const netAt = netReader(ledgers);
  const movement = columns.map(
    (column) => netAt(account, column.to) - netAt(account, eveOfPeriod(ledgers, column)),
  );
  const closing = columns.map(
    ({ to }) => netAt(account, to) - (isOfResult(account) ? netAt(account, eveOfYear(to)) : 0),
  );
  return { account, movement, closing };
}

function broughtForward(ledgers: StatementLedgers, columns: Columns): readonly number[] {
  const netAt = netReader(ledgers);
  const accounts = ledgers.accounts.filter(isOfResult);
  return columns.map(({ to }) =>
    accounts.reduce(
      (sum, account) => addPaise(paise(sum), paise(netAt(account, eveOfYear(to)))),
      paise(0),
    ),
  );
}
