// The ratios of a period beside those of the year before, from the same ledgers as the statements.
import type { QueryExecutorProvider } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';
import {
  daysOfBooks,
  daysOfResult,
  eveOfPeriod,
  figuresIn,
  figuresOn,
  ratios,
  samePeriodLastYear,
  sidedAccounts,
} from '#core/statement/index.ts';
import type { OwnerForm, RatioYear, StatementLedgers } from '#core/statement/index.ts';
import { ratioExplanationsOf } from '#projections/book-settings/read-ratios.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import type { RatiosReply } from '#api/contract/account/reports/ratios.ts';
import type { ReadTables } from '../../snapshot.ts';
import { readStatementLedgers, statementSnapshot } from './read-nets.ts';
import { readCashJournals } from './cash-journals.ts';
import { closingsOn, ownerFormOf } from './statements.ts';
import type { StatementLayout } from './statements.ts';

export const readRatiosOf = (
  db: ReadTables,
  { bookId, as }: StatementLayout,
  period: Period,
): Promise<RatiosReply> => {
  const earlier = samePeriodLastYear(period);
  const days = daysOfResult([period, earlier]);
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId, period.to));
    const ledgers = await readStatementLedgers(tables, { bookId, days, to: period.to });
    const yearIn = (of: Period) => readYear(tables, { bookId, ledgers, form }, of);
    const [now, before] = [await yearIn(period), await yearIn(earlier)];
    const explanations = await ratioExplanationsOf(tables, bookId, period);
    const { countedTo } = await closingsOn(tables, bookId, period.to);
    return {
      now: period,
      before: earlier,
      rows: ratios(now, before).map((ratio) => ({
        ...ratio,
        explanation: explanations.get(ratio.code) ?? null,
      })),
      countedTo,
    };
  });
};

type RatioLedgers = {
  readonly bookId: number;
  readonly ledgers: StatementLedgers;
  readonly form: OwnerForm;
};

async function readYear(
  tables: QueryExecutorProvider,
  { bookId, ledgers, form }: RatioLedgers,
  period: Period,
): Promise<RatioYear> {
  const sided = sidedAccounts(ledgers);
  const moved = await turnoverIn(tables, bookId, daysOfBooks(ledgers, period), sided);
  const turnover = new Map(moved.map((one) => [one.accountId, one]));
  const journals = await readCashJournals(tables, { bookId, ledgers, form }, [period]);
  const eve = eveOfPeriod(ledgers, period);
  const at = ledgers.days.indexOf(eve);
  return {
    opening: figuresOn(ledgers, eve),
    closing: figuresOn(ledgers, period.to),
    moved: figuresIn(ledgers, period, { form, journals, turnover }),
    hasOpening: ledgers.accounts.some(({ netsPaise }) => netsPaise[at] !== 0),
  };
}
