// Which accounts a text in the palette means, and what can be done with each.
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatBalance } from '#web/format/money.ts';
import { splitPeriod } from '#web/format/period-words.ts';
import { periodLabel, periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { bestMatches, rankOf } from '#web/ui/picker/match.ts';
import { reportAsked } from './reports/report-words.ts';

const SHOWN = 5;
/** The picker's rank of a text that is found inside a word only. */
const CONTAINED = 2;

/** `ledger hdfc` is the ledger of HDFC. */
const LEDGER_OF = /^ledger (?:of )?(?=\S)/i;

type AccountLook = {
  readonly today: CalendarDate;
  readonly scope: number | undefined;
  readonly onHistory: (account: Account) => void;
};

/**
 * The accounts that are called so; where the text ends with a period, their ledgers in that period
 * follow, unless the whole text is somebody's name.
 */
export function accountItems(
  accounts: readonly Account[],
  typed: string,
  look: AccountLook,
): PaletteItem[] {
  const text = typed.trimStart().replace(LEDGER_OF, '');
  const named = accountsCalled(accounts, text).map((account) => itemOf(account, null, look));
  const split = splitPeriod(text, look.today);
  if (split === null || split.name === '') return named;
  // `pl q2` is the profit and loss account of a quarter, and not a ledger of some supplier.
  const isReport = reportAsked(text, look.today) !== null;
  const inPeriod = accountsCalled(accounts, split.name).filter(
    ({ name }) => !isReport || rankOf(name, split.name) !== CONTAINED,
  );
  return [...named, ...inPeriod.map((account) => itemOf(account, split.period, look))];
}

/** Inside a word counts only where nothing begins with the text. */
function accountsCalled(accounts: readonly Account[], text: string): readonly Account[] {
  const found = bestMatches(accounts, text, SHOWN).shown as readonly Account[];
  const best = rankOf(found[0]?.name ?? '', text);
  return best === CONTAINED ? found : found.filter(({ name }) => rankOf(name, text) !== CONTAINED);
}

function itemOf(account: Account, period: PeriodChoice | null, look: AccountLook): PaletteItem {
  const { id, name, retired } = account;
  const { scope, onHistory } = look;
  const balance = formatBalance(account.balancePaise);
  const entries = [
    { id: 'debit', name: 'Add Debit Entry', href: paths.addEntry(id, 'dr', scope) },
    { id: 'credit', name: 'Add Credit Entry', href: paths.addEntry(id, 'cr', scope) },
  ];
  return {
    id: `account-${id}${period === null ? '' : '-period'}`,
    name,
    detail: period === null ? `${account.accountType}, ${balance}` : periodLabel(period),
    href: paths.account(id, scope, period === null ? {} : periodQuery(period)),
    actions: [
      ...(retired ? [] : entries),
      { id: 'change', name: 'Change this account', href: paths.changeAccount(id, scope) },
      { id: 'history', name: 'History', run: () => onHistory(account) },
    ],
  };
}
