// What a figure of the owners' accounts is made of: the closing balance of an account of what moved
// it, and a sum of its accounts.
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { OWNERS_MOVES } from '#core/statement/index.ts';
import type { OwnerForm, OwnersAccount } from '#core/statement/index.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';
import { OWNERS_FIELDS } from './owners-named.ts';
import type { OwnersField } from './owners-named.ts';

type Figure = {
  readonly field: OwnersField;
  readonly isOfOne: boolean;
  readonly period: Period;
  readonly as: OwnerForm | null;
};

export function ownersParts(
  accounts: readonly OwnersAccount[],
  { field, isOfOne, period, as }: Figure,
): NamedFigure['madeOf'] {
  const partOf = (name: string, of: OwnersField, { accountId, figures }: OwnersAccount) => ({
    name,
    amount: rupeesFromPaise(figures[of]),
    asked: {
      ...OF_NOTHING,
      of: 'owners-accounts' as const,
      line: `${of}/${accountId === null ? 'undivided' : `account/${accountId}`}`,
      as,
      from: period.from,
      as_on: period.to,
    },
  });
  const [one] = accounts;
  if (isOfOne) {
    if (field !== 'closing' || one === undefined) return [];
    return (['opening', ...OWNERS_MOVES] as const)
      .filter((of) => one.figures[of] !== 0)
      .map((of) => partOf(OWNERS_FIELDS[of], of, one));
  }
  return accounts
    .filter(({ figures }) => figures[field] !== 0)
    .toSorted((a, b) => Math.abs(b.figures[field]) - Math.abs(a.figures[field]))
    .slice(0, MADE_OF_MAX)
    .map((account) => partOf(account.name, field, account));
}
