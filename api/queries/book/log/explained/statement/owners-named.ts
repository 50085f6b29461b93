// How the figures of the owners' accounts are named: what moved, and on whose account.
import { isUndivided, sectionOf } from '#core/statement/index.ts';
import type {
  AccountNets,
  OwnerForm,
  OwnersMove,
  StatementLedgers,
} from '#core/statement/index.ts';

export type OwnersField = 'opening' | OwnersMove | 'closing';

export const OWNERS_FIELDS: Readonly<Record<OwnersField, string>> = {
  opening: 'opening balance',
  introduced: 'introduced',
  interest: 'interest on capital',
  remuneration: 'remuneration',
  share: 'share of profit',
  together: 'interest, pay and share together',
  transferred: 'transfers and other',
  drawings: 'drawings',
  closing: 'closing balance',
};

export const fieldNamed = (text: string): OwnersField | null =>
  (Object.keys(OWNERS_FIELDS) as OwnersField[]).find((field) => field === text) ?? null;

export type OwnersNamed = {
  readonly name: string;
  readonly accounts: readonly AccountNets[];
  /** The accounts of the profit that is not divided, where it counts too. */
  readonly undivided: readonly AccountNets[];
  /** Whether it is one account, or the profit alone. */
  readonly isOfOne: boolean;
};

/** @returns null where the owners have nothing of this name. */
export function ownersNamed(
  text: string,
  { accounts: all }: StatementLedgers,
  form: OwnerForm,
): OwnersNamed | null {
  const owned = all.filter((account) => sectionOf(account, form) !== null);
  const undivided = form === 'company' ? [] : all.filter((account) => isUndivided(account, form));
  switch (text) {
    case 'total':
      return { name: 'The owners', accounts: owned, undivided, isOfOne: false };
    case 'undivided':
      return form === 'company'
        ? null
        : { name: 'Profit not divided', accounts: [], undivided, isOfOne: true };
    case 'capital':
    case 'current': {
      const isCapital = text === 'capital';
      return {
        name: isCapital ? 'Capital accounts' : 'Current accounts',
        accounts: owned.filter((account) => sectionOf(account, form) === text),
        undivided: isCapital && form === 'proprietor' ? undivided : [],
        isOfOne: false,
      };
    }
    default: {
      const [, id] = /^account\/(\d{1,15})$/.exec(text) ?? [];
      const one = owned.find(({ accountId }) => accountId === Number(id));
      return one === undefined
        ? null
        : { name: one.name, accounts: [one], undivided: [], isOfOne: true };
    }
  }
}
