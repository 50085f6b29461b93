// What moved on the owners' accounts in one journal: brought in, credited to them of the profit,
// moved between their accounts, or drawn.
import { judgedMoves } from './judged-moves.ts';
import type { OwnersMoveRules } from './judged-moves.ts';
import type { MoveOfAccount } from './terms.ts';

/** What a division of profit gave on an account. */
type GivenToPartner = {
  readonly currentAccountId: number;
  readonly interestPaise: number;
  readonly remunerationPaise: number;
  readonly sharePaise: number;
};

/** One that has a line on an account of the owners. */
export type OwnersJournal = {
  /** By account, debit positive. */
  readonly entries: readonly (readonly [accountId: number, paise: number])[];
  /** Whether it takes another back: what that one was counts the other way round. */
  readonly isReversal: boolean;
  /** Whether the book began with it, or took that back. */
  readonly isOpening: boolean;
  /** Null for one that divides no profit. */
  readonly given: readonly GivenToPartner[] | null;
};

export function movesOfJournal(
  { entries, isReversal, isOpening, given }: OwnersJournal,
  judging: Omit<OwnersMoveRules, 'isOpening'>,
): readonly MoveOfAccount[] {
  const way = isReversal ? -1 : 1;
  const turned = entries.map(([accountId, paise]) => [accountId, way * paise] as const);
  const moves =
    given === null ? judgedMoves(turned, { ...judging, isOpening }) : given.flatMap(gifts);
  return moves
    .filter(({ paise }) => paise !== 0)
    .map((one) => (way === 1 ? one : { ...one, paise: -one.paise }));
}

const gifts = (of: GivenToPartner): readonly MoveOfAccount[] => [
  { accountId: of.currentAccountId, move: 'interest', paise: of.interestPaise },
  { accountId: of.currentAccountId, move: 'remuneration', paise: of.remunerationPaise },
  { accountId: of.currentAccountId, move: 'share', paise: of.sharePaise },
];
