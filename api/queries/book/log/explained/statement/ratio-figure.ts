// A ratio as its two figures, and each of them as the entries of its accounts. An average of two
// days is no sum of entries: it leads to both.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  daysOfBooks,
  daysOfResult,
  eveOfPeriod,
  explainedRatioFigure,
  explainedSide,
  ratioPartsIn,
  ratioPartsOn,
  ratioOf,
  sidedAccounts,
} from '#core/statement/index.ts';
import type {
  ExplainedLine,
  OwnerForm,
  RatioParts,
  StatementLedgers,
} from '#core/statement/index.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import { readRatiosOf } from '#api/queries/ledgers/statements/ratios.ts';
import {
  daysWithFirst,
  readStatementLedgers,
  statementSnapshot,
} from '#api/queries/ledgers/statements/read-nets.ts';
import { readCashJournals } from '#api/queries/ledgers/statements/cash-journals.ts';
import { ownerFormOf } from '#api/queries/ledgers/statements/statements.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { accountsOfLine, figureOfLine } from './line-figure.ts';
import { NO_SUMS, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type RatioFigureWish = {
  readonly line: string;
  readonly period: Period;
  readonly as: OwnerForm | null;
  readonly laidOutOn: CalendarDate;
};

type Rule = NonNullable<ReturnType<typeof ratioOf>>;
type Part = NamedFigure['madeOf'][number];

/** @returns null where there is no such ratio or figure. */
export async function ratioFigure(
  db: ReadTables,
  bookId: number,
  wish: RatioFigureWish,
): Promise<NamedFigure | null> {
  const [code = '', part = ''] = wish.line.split('/');
  if (code === 'figure')
    return sideOrFigure(db, bookId, wish, (of) => explainedRatioFigure(part, of));
  const rule = ratioOf(code);
  if (rule === null) return null;
  if (part === '') return wholeRatio(db, bookId, wish, rule);
  if (part === 'below' && rule.isOverAverage === true) return average(db, bookId, wish, rule);
  const terms = part === 'above' ? rule.above : part === 'below' ? rule.below : null;
  if (terms === null) return null;
  return sideOrFigure(db, bookId, wish, (of) => explainedSide(terms, of));
}

/** Its two figures, which are divided and not added. */
async function wholeRatio(
  db: ReadTables,
  bookId: number,
  wish: RatioFigureWish,
  rule: Rule,
): Promise<NamedFigure> {
  const layout = { bookId, as: wish.as ?? undefined, withNil: false };
  const { rows } = await readRatiosOf(db, layout, wish.period);
  const now = rows.find(({ code }) => code === rule.code)?.now;
  const side = (name: string, paise = 0): Part => ({
    name,
    amount: rupeesFromPaise(paise),
    asked: { ...askedOf(wish, `${rule.code}/${name === ABOVE ? 'above' : 'below'}`) },
  });
  return {
    ...noSum(rule.name, wish),
    value: valueText(now?.hundredths ?? null, rule.unit),
    madeOf: [side(ABOVE, now?.numeratorPaise), side(BELOW, now?.denominatorPaise)],
  };
}

const ABOVE = 'Numerator';
const BELOW = 'Denominator';

const valueText = (hundredths: number | null, unit: Rule['unit']): string =>
  hundredths === null
    ? 'n/a'
    : `${decimalText(hundredths, 2)}${unit === 'percent' ? ' %' : ' times'}`;

async function average(
  db: ReadTables,
  bookId: number,
  wish: RatioFigureWish,
  { code, below }: Rule,
): Promise<NamedFigure | null> {
  const [term] = below;
  if (term === undefined) return null;
  const { to } = wish.period;
  const line = `figure/${term.figure}`;
  const madeOf: Part[] = [];
  const begun = await daysWithFirst(db, bookId, daysOfResult([wish.period]));
  for (const day of [eveOfPeriod(begun, wish.period), to]) {
    const period = day === to ? wish.period : { from: day, to: day };
    const one = await sideOrFigure(db, bookId, { ...wish, period }, (of) =>
      explainedRatioFigure(term.figure, of),
    );
    if (one === null) return null;
    const asked = { ...askedOf({ ...wish, period }, line) };
    madeOf.push({ name: `${one.name} on ${day}`, amount: one.amount, asked });
  }
  const layout = { bookId, as: wish.as ?? undefined, withNil: false };
  const { rows } = await readRatiosOf(db, layout, wish.period);
  const now = rows.find((row) => row.code === code)?.now;
  return {
    ...noSum('Average of both days', wish),
    value: now === undefined ? 'n/a' : rupeesFromPaise(now.denominatorPaise),
    madeOf,
  };
}

const noSum = (name: string, { period: { from, to } }: RatioFigureWish) => ({
  name,
  from,
  to,
  sums: NO_SUMS,
  notPosted: [],
});

/** @returns the sum of a side, or a figure, with what it comes to. */
function sideOrFigure(
  db: ReadTables,
  bookId: number,
  wish: RatioFigureWish,
  lineIn: (parts: RatioParts) => ExplainedLine | null,
): Promise<(NamedFigure & { readonly amount: string }) | null> {
  const { period, laidOutOn } = wish;
  const days = daysOfResult([period]);
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const form = wish.as ?? (await ownerFormOf(tables, bookId, laidOutOn));
    const ledgers = await readStatementLedgers(tables, { bookId, days, to: laidOutOn });
    const turnover = await turnoverOf(ledgers, (ids) =>
      turnoverIn(tables, bookId, daysOfBooks(ledgers, period), ids),
    );
    const journals = await readCashJournals(tables, { bookId, ledgers, form }, [period]);
    const line = lineIn({
      closing: ratioPartsOn(ledgers, period.to),
      moved: ratioPartsIn(ledgers, period, { form, journals, turnover }),
    });
    if (line === null) return null;
    return {
      ...figureOfLine(line, { bookId, ledgers, period }),
      ...period,
      amount: rupeesFromPaise(line.amountPaise),
      madeOf:
        line.lines.length === 0
          ? accountsOfLine(line, { ledgers, period })
          : line.lines.map(({ code, name, amountPaise }) => ({
              name,
              amount: rupeesFromPaise(amountPaise),
              asked: askedOf(wish, `figure/${code}`),
            })),
    };
  });
}

async function turnoverOf(
  ledgers: StatementLedgers,
  read: (accountIds: readonly number[]) => ReturnType<typeof turnoverIn>,
) {
  const moved = await read(sidedAccounts(ledgers));
  return new Map(moved.map((one) => [one.accountId, one]));
}

const askedOf = ({ period, as, laidOutOn }: RatioFigureWish, line: string) => ({
  ...OF_NOTHING,
  of: 'ratios' as const,
  line,
  as,
  from: period.from,
  asOn: period.to,
  laidOutOn: laidOutOn === period.to ? null : laidOutOn,
});
