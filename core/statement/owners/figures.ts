// The figures of an account of the owners, and what several of them come to.
import { OWNERS_MOVES } from './terms.ts';
import type { OwnersMove } from './terms.ts';

export type OwnersFigures = Readonly<Record<'opening' | OwnersMove | 'closing', number>>;

export type OwnersAccount = {
  /** Null for the profit, which no account shows by itself. */
  readonly accountId: number | null;
  readonly name: string;
  readonly figures: OwnersFigures;
};

export const NO_OWNERS_FIGURES: OwnersFigures = {
  opening: 0,
  introduced: 0,
  interest: 0,
  remuneration: 0,
  share: 0,
  together: 0,
  transferred: 0,
  drawings: 0,
  closing: 0,
};
const NAMES = Object.keys(NO_OWNERS_FIGURES) as readonly (keyof OwnersFigures)[];

export const isNil = (figures: OwnersFigures): boolean =>
  NAMES.every((name) => figures[name] === 0);

export const sumOfOwners = (accounts: readonly OwnersAccount[]): OwnersFigures =>
  accounts.reduce<OwnersFigures>(
    (sum, { figures }) => ({
      ...sum,
      ...Object.fromEntries(NAMES.map((name) => [name, sum[name] + figures[name]])),
    }),
    NO_OWNERS_FIGURES,
  );

export const comesTo = (figures: OwnersFigures): boolean =>
  OWNERS_MOVES.reduce((at, move) => at + figures[move], figures.opening) === figures.closing;
