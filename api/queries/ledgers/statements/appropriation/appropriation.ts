// How the profit of a year would be divided, by the same rules as its posting, and how it was.
import {
  allowedRemuneration,
  appropriationRefusal,
  dividedProfit,
  standsInYear,
} from '#core/appropriation/index.ts';
import type {
  AppropriationFacts,
  AppropriationLine,
  AppropriationRejection,
  DividedProfit,
  PartnershipTerms,
  ProposedLine,
} from '#core/appropriation/index.ts';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { FinancialYear, Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { isOfResult } from '#core/statement/index.ts';
import { appropriationsOf, partnershipTermsOf } from '#projections/appropriations/read.ts';
import type { AppropriationRow } from '#projections/appropriations/table.ts';
import { keepingOf } from '#projections/book-settings/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { accountHeadsOf, accountNames } from '#projections/chart-of-accounts/read.ts';
import type {
  AppropriationLineWire,
  AppropriationReply,
  AppropriationRunWire,
  PartnershipTermsWire,
  ProposedLineWire,
} from '#api/contract/account/reports/appropriation.ts';
import { actWire, namesOfActs } from '#api/queries/journal/acts.ts';
import type { NamesOfActs } from '#api/queries/journal/acts.ts';
import type { Database, ReadTables } from '#api/queries/snapshot.ts';
import type { Transaction } from 'kysely';
import { readTodayInIndia } from '../../period.ts';
import { readPosted, readStatementLedgers, statementSnapshot } from '../read-nets.ts';
import { handPay } from './hand-pay.ts';
import { profitOfYear } from './profit-of-year.ts';
import { isProfitProvisional } from './provisional.ts';

type Words = (refusal: AppropriationRejection) => string;
type Names = ReadonlyMap<number, string>;

/** @param year null for the one of today. */
export async function readAppropriationOf(
  db: ReadTables,
  bookId: number,
  { year, words }: { readonly year: FinancialYear | null; readonly words: Words },
): Promise<AppropriationReply> {
  const today = await readTodayInIndia(db);
  const period = yearPeriod(year ?? financialYearOf(today));
  const days = [dayBefore(period.from), period.to];
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const terms = await partnershipTermsOf(tables, bookId);
    const rows = await appropriationsOf(tables, bookId);
    const registerPaise = await registerPaiseOf(tables, bookId, period);
    const facts = await factsOf(tables, { bookId, period, rows });
    const profitPaise = facts.postedPaise + registerPaise;
    const { capital, byHand } = facts;
    const divided = dividedProfit({ terms, year: period, profitPaise, capital, byHand });
    const { lines } = divided;
    const runs = rows.map(({ content }) => content);
    const standingRow = rows.find(
      ({ content }) => content.through === period.to && standsInYear(content, facts.reversedOn),
    );
    const standing = standingRow?.content;
    const refusal = appropriationRefusal({ terms, runs }, period.to, divided, facts);
    const isShown = refusal === null || refusal.kind === 'appropriation_in_the_future';
    const names = await namesFor(tables, bookId, [lines, ...runs.map((run) => run.lines)].flat());
    const journalIds = rows.map(({ content }) => content.journalId);
    const acts = await namesOfActs(tables, bookId, { rows, journalIds });
    return {
      year: financialYearLabel(financialYearOf(period.from)),
      ...period,
      terms: terms.map(partnershipOnWire),
      profit: rupeesFromPaise(profitPaise),
      register: rupeesFromPaise(registerPaise),
      lacks_closing_stock: await isProfitProvisional(tables, bookId, period),
      lines: isShown ? lines.map((line) => proposedWire(line, names)) : [],
      by_hand: byHandWire(divided),
      set_off: standingRow
        ? await setOffBy(tables, { bookId, row: standingRow, divided: { terms, ...facts } })
        : [],
      refusal: refusal === null ? null : words(refusal),
      allowed_remuneration: allowedOf(standing ?? { lines, profitPaise }, divided, period),
      runs: rows.map((row) => runWire(row, { names, acts })).toReversed(),
    };
  });
}

/** @returns what the register of stock says of the year's profit beyond what is posted. */
export async function registerPaiseOf(
  tables: Transaction<Database>,
  bookId: number,
  { from, to }: Period,
): Promise<number> {
  const days = [dayBefore(from), to];
  const resultOf = ({ accounts }: Awaited<ReturnType<typeof readPosted>>) =>
    accounts.filter(isOfResult).reduce((sum, { netsPaise }) => {
      const [before = 0, now = 0] = netsPaise;
      return sum - (now - before);
    }, 0);
  const posted = await readPosted(tables, bookId, days);
  const told = await readStatementLedgers(tables, { bookId, days, to });
  // The days that were asked for come first in both.
  return resultOf(told) - resultOf(posted);
}

type YearOfBook = {
  readonly bookId: number;
  readonly period: Period;
  readonly rows: readonly AppropriationRow[];
};

async function factsOf(
  tables: Transaction<Database>,
  { bookId, period, rows }: YearOfBook,
): Promise<AppropriationFacts> {
  const book = await readBook(tables, bookId);
  const locks = [book?.softLockedTo, book?.hardLockedTo].flatMap((day) => day ?? []);
  const lockedTo = locks.toSorted().at(-1);
  const { legalForm } = await keepingOf(tables, bookId);
  const days = new Map(rows.map(({ content, reversedOn }) => [content.journalId, reversedOn]));
  return {
    ...(await profitOfYear(tables, bookId, period.to)),
    today: await readTodayInIndia(tables),
    lockedTo: lockedTo === undefined ? null : calendarDate(lockedTo),
    isFirm: legalForm === 'firm',
    capitalAccounts: new Set(),
    reversedOn: (journalId) => {
      const day = days.get(journalId);
      return day ? calendarDate(day) : null;
    },
  };
}

type Standing = {
  readonly bookId: number;
  readonly row: AppropriationRow;
  readonly divided: Pick<AppropriationFacts, 'capital'> & {
    readonly terms: readonly PartnershipTerms[];
  };
};

/** @returns by partner what was posted by hand before the division, which it did not post again. */
async function setOffBy(
  tables: Transaction<Database>,
  { bookId, row: { content, lastSeq }, divided: { terms, capital } }: Standing,
): Promise<AppropriationReply['set_off']> {
  const year = yearPeriod(financialYearOf(calendarDate(content.through)));
  const heads = await accountHeadsOf(tables, bookId);
  const byHand = await handPay(tables, { bookId, year, heads, before: lastSeq });
  const { profitPaise } = content;
  const { lines } = dividedProfit({ terms, year, profitPaise, capital, byHand });
  return lines
    .filter(({ handPaise }) => handPaise !== 0)
    .map(({ name, handPaise }) => ({ name, by_hand: rupeesFromPaise(handPaise) }));
}

type Dividing = {
  readonly profitPaise: number;
  readonly lines: readonly AppropriationLine[];
};

/** Book profit is what is left after the interest, before remuneration, also that by hand. */
function allowedOf({ lines, profitPaise }: Dividing, { handPaise }: DividedProfit, period: Period) {
  const interest = lines.reduce((sum, { interestPaise }) => sum + interestPaise, 0);
  const bookProfit = profitPaise + handPaise.remuneration - interest;
  const allowed = allowedRemuneration(bookProfit, financialYearOf(period.from));
  return lines.length === 0 || allowed === null ? null : rupeesFromPaise(allowed);
}

async function namesFor(
  tables: Transaction<Database>,
  bookId: number,
  lines: readonly AppropriationLine[],
): Promise<Names> {
  const ids = [...new Set(lines.map(({ currentAccountId }) => currentAccountId))];
  return accountNames(tables, bookId, ids);
}

export const partnershipOnWire = ({ from, partners }: PartnershipTerms): PartnershipTermsWire => ({
  from,
  partners: partners.map((partner) => ({
    name: partner.name,
    capital_account_id: partner.capitalAccountId,
    current_account_id: partner.currentAccountId,
    share: partner.shareParts,
    interest_rate: partner.interestBps / 100,
    remuneration: rupeesFromPaise(partner.remunerationPaise),
  })),
});

function lineWire(line: AppropriationLine, names: Names): AppropriationLineWire {
  const { name, currentAccountId, interestPaise, remunerationPaise, sharePaise } = line;
  return {
    name,
    current_account_id: currentAccountId,
    account: names.get(currentAccountId) ?? '',
    interest: rupeesFromPaise(interestPaise),
    remuneration: rupeesFromPaise(remunerationPaise),
    share: rupeesFromPaise(sharePaise),
    total: rupeesFromPaise(interestPaise + remunerationPaise + sharePaise),
  };
}

const proposedWire = (line: ProposedLine, names: Names): ProposedLineWire => ({
  ...lineWire(line, names),
  by_hand: rupeesFromPaise(line.handPaise),
});

const byHandWire = ({ handPaise, beyondPaise }: DividedProfit): AppropriationReply['by_hand'] => ({
  interest: rupeesFromPaise(handPaise.interest),
  remuneration: rupeesFromPaise(handPaise.remuneration),
  beyond_terms: rupeesFromPaise(beyondPaise),
});

type NamesInRun = { readonly names: Names; readonly acts: NamesOfActs };

function runWire(row: AppropriationRow, { names, acts }: NamesInRun): AppropriationRunWire {
  const { content, reversedOn } = row;
  const { undone, ...act } = actWire(row, [content.journalId], acts);
  const isLater = reversedOn !== null && reversedOn > content.through;
  return {
    ...act,
    undone: isLater ? null : undone,
    reversed_later: isLater ? reversedOn : null,
    number: content.number,
    from: content.from,
    through: content.through,
    profit: rupeesFromPaise(content.profitPaise),
    lines: content.lines.map((line) => lineWire(line, names)),
    seq: row.lastSeq,
  };
}
