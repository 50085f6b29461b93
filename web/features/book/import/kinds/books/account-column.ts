// The column that names an account: by its name, and where none has it, with the one whose name is
// written otherwise as an offer. Nothing is taken for another account in silence, nor offered
// because its letters are alike.
import type { Account } from '#api/contract/account/account.ts';
import { isPartyGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { textColumn } from '../columns.ts';
import type { CellReading, ImportColumn, CellSuggestion } from '../kind.ts';
import { namesLike, tellingWords } from '../spelling.ts';

export function accountColumn(accounts: readonly Account[], example: string): ImportColumn {
  const open = accounts.filter(({ retired }) => !retired);
  const byName = new Map(accounts.map((account) => [nameKey(account.name), account]));
  const near = accountsNear(open);
  const known = new Map<string, CellReading>();
  const read = (text: string): CellReading => {
    const account = byName.get(nameKey(text));
    if (account !== undefined) return { ok: true, value: account.id, shown: account.name };
    const why = `No account is called “${text}”`;
    const offers = near(text);
    return offers.length === 0 ? { ok: false, why } : { ok: false, why, offers };
  };
  return {
    ...textColumn('account_id', 'Account', NAMES, example),
    isNeeded: true,
    isShared: true,
    choices: open.map(({ name }) => name),
    read: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const cell = read(text);
      known.set(text, cell);
      return cell;
    },
  };
}

const NAMES = [
  'accountname',
  'accname',
  'ledgername',
  'ledger',
  'accounthead',
  'particulars',
  'partyname',
  'party',
];

/** What programs call one and the same account. */
const CALLED: readonly (readonly string[])[] = [
  ['Cash', 'Cash in Hand', 'Cash on Hand', 'Cash Account'],
  ['Round Off', 'Rounded Off', 'Rounding Off', 'Roundoff', 'Rounding Adjustment'],
  ['Sales', 'Sales Account'],
  ['Purchases', 'Purchase Account'],
];

const wordsKey = (name: string): string => tellingWords(name).join(' ');

const CALLED_BY_KEY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  CALLED.flatMap((names) => {
    const keys = new Set(names.map(wordsKey));
    return [...keys].map((key) => [key, keys] as const);
  }),
);

const OFFERS_MAX = 2;

/** @returns what finds the accounts whose names may be that of a text. */
function accountsNear(accounts: readonly Account[]): (text: string) => readonly CellSuggestion[] {
  const alike = namesLike(accounts);
  const byKey = Map.groupBy(accounts, ({ name }) => wordsKey(name));
  return (text) => {
    const called = [...(CALLED_BY_KEY.get(wordsKey(text)) ?? [])].flatMap(
      (key) => byKey.get(key) ?? [],
    );
    const offers = new Map<number, CellSuggestion>();
    const near = [...alike(text), ...called.map((account) => [account, 'perhaps'] as const)];
    for (const [account, same] of near) {
      if (offers.has(account.id)) continue;
      // Two parties of one name but for an ending are two, and a person must say.
      const isSpelling = same === 'spelling' && !isPartyGroup(account.group as GroupCode | null);
      const offer = { text: account.name, label: `Use ${account.name}` };
      offers.set(account.id, isSpelling ? { ...offer, isSpelling } : offer);
    }
    return [...offers.values()].slice(0, OFFERS_MAX);
  };
}
