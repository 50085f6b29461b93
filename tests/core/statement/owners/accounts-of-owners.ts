// Books of an owner as postings, and their accounts as they are told.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { daysOfSheet, ownersAccounts } from '#core/statement/index.ts';
import type { OwnerForm, OwnersJournal } from '#core/statement/index.ts';
import { ledgersOf, paiseOf } from '../ledgers-of.ts';
import type { Chart, Posting } from '../ledgers-of.ts';

const CHART: Chart = {
  'Asha, capital': 'capital-account',
  'Bala, capital': 'capital-account',
  'Asha, current': 'capital-account',
  'Bala, current': 'capital-account',
  Drawings: 'capital-account',
  'Profit and Loss Appropriation': 'reserves-surplus',
  'General reserve': 'reserves-surplus',
  Bank: 'bank-accounts',
  'TDS payable': 'duties-taxes',
  Sales: 'sales-accounts',
  'Interest on capital': 'indirect-expenses',
  'Partners’ remuneration': 'indirect-expenses',
  'Interest on capital, Asha': 'indirect-expenses',
  'Interest on capital, Bala': 'indirect-expenses',
};
const NAMES = Object.keys(CHART);
export const YEAR = yearPeriod(2026);
export const DAYS = [...new Set([dayBefore(YEAR.from), ...daysOfSheet([YEAR.to])])];

type Way = Partial<Pick<OwnersJournal, 'isReversal' | 'isOpening' | 'given'>>;

const journalOf = ([, lines]: Posting, way: Way = {}): OwnersJournal => ({
  entries: Object.entries(lines).map(([name, rupees]) => [
    NAMES.indexOf(name) + 1,
    paiseOf(rupees),
  ]),
  isReversal: false,
  isOpening: false,
  given: null,
  ...way,
});

const isInYear = ([day]: Posting): boolean => day >= YEAR.from && day <= YEAR.to;

/** @param ways what is known of the journals of the year beyond their lines, by their place. */
export const accountsOf = (
  postings: readonly Posting[],
  form: OwnerForm = 'firm',
  ways: readonly Way[] = [],
) =>
  ownersAccounts(ledgersOf(CHART, postings, DAYS), YEAR, {
    form,
    journals: postings.filter(isInYear).map((one, at) => journalOf(one, ways[at])),
  });

/** Opening, then what moved, then closing, in rupees; what is nil is left out. */
export const told = (of: ReturnType<typeof accountsOf>) =>
  Object.fromEntries(
    of.sections.flatMap(({ accounts }) =>
      accounts.map(({ name, figures }) => [
        name,
        Object.fromEntries(
          Object.entries(figures).flatMap(([move, paise]) =>
            paise === 0 ? [] : [[move, paise / 100]],
          ),
        ),
      ]),
    ),
  );
