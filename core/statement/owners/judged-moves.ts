// What the entries of a journal tell of the owners' accounts, where no division of profit says it.
import type { PayeeReader } from './payees.ts';
import { keptTogether, ofSeveralKinds } from './several-kinds.ts';
import type { OwnersCharge, OwnersCredit } from './several-kinds.ts';
import { PAID_KINDS } from './terms.ts';
import type { MoveOfAccount, OwnersMove, OwnersRole, PaidKind } from './terms.ts';

export type OwnersMoveRules = {
  readonly roleOf: (accountId: number) => OwnersRole;
  readonly payeeOf: PayeeReader;
  /** Of the owners' accounts, those of capital. */
  readonly isCapital: (accountId: number) => boolean;
  readonly isOpening: boolean;
};

type Entries = readonly (readonly [accountId: number, paise: number])[];

/** Lines that come to nothing by themselves are judged by themselves. */
export const judgedMoves = (entries: Entries, judging: OwnersMoveRules): readonly MoveOfAccount[] =>
  balancedParts(entries).flatMap((part) => movesOfPart(part, judging));

function movesOfPart(
  entries: Entries,
  { roleOf, payeeOf, isCapital, isOpening }: OwnersMoveRules,
): readonly MoveOfAccount[] {
  const owners = new Map<number, number>();
  const charges: OwnersCharge[] = [];
  const paid = { interest: 0, remuneration: 0, share: 0 };
  for (const [accountId, paise] of entries) {
    const role = roleOf(accountId);
    if (role === 'owners') owners.set(accountId, (owners.get(accountId) ?? 0) - paise);
    else if (role !== null) {
      paid[role] += paise;
      charges.push({ accountId, kind: role, paise });
    }
  }
  const credits = [...owners].map(([accountId, paise]) => ({ accountId, paise }));
  if (isOpening) return credits.map((one) => ({ ...one, move: 'opening' }));
  const kinds = PAID_KINDS.filter((kind) => paid[kind] !== 0);
  const [only, ...others] = credits;
  if (kinds.length > 0 && only !== undefined && others.length === 0) {
    return ofOneAccount(only, paid);
  }
  const rest = unpaidOf(credits, paid);
  if (kinds.length > 1 && rest === 0) {
    const parts = bySection({ credits, charges }, isCapital);
    return parts.flatMap((part) => ofSeveralKinds(part.credits, part.charges, payeeOf));
  }
  if (kinds.length > 1 && rest !== null) return keptTogether(credits);
  const move = moveOfAll(credits, paid, kinds);
  return credits.map((one) => ({ ...one, move: move ?? bySide(one.paise) }));
}

/** @returns what was kept of what was charged; null where the credits are not of it. */
function unpaidOf(credits: readonly OwnersCredit[], paid: Paid): number | null {
  const charged = PAID_KINDS.reduce((sum, kind) => sum + paid[kind], 0);
  const given = credits.reduce((sum, { paise }) => sum + paise, 0);
  const isOneSided =
    credits.every(({ paise }) => paise * charged > 0) &&
    PAID_KINDS.every((kind) => paid[kind] * charged >= 0);
  return isOneSided && Math.abs(given) <= Math.abs(charged) ? charged - given : null;
}

type Paid = Readonly<Record<PaidKind, number>>;

/** What is credited less than was charged was kept for the owner, as tax is, and so is drawn. */
function ofOneAccount({ accountId, paise }: OwnersCredit, paid: Paid): readonly MoveOfAccount[] {
  const rest = PAID_KINDS.reduce((left, kind) => left - paid[kind], paise);
  return [
    ...PAID_KINDS.map((kind) => ({ accountId, move: kind, paise: paid[kind] })),
    { accountId, move: bySide(rest), paise: rest },
  ];
}

/** @returns the move of every account of a journal; null where each is as its side is. */
function moveOfAll(
  credits: readonly OwnersCredit[],
  paid: Paid,
  kinds: readonly PaidKind[],
): OwnersMove | null {
  const sum = credits.reduce((all, { paise }) => all + paise, 0);
  const [kind, ...more] = kinds;
  if (kind === undefined) return sum === 0 ? 'transferred' : null;
  const isOfKind =
    more.length === 0 &&
    Math.abs(sum) <= Math.abs(paid[kind]) &&
    credits.every(({ paise }) => paise * paid[kind] >= 0);
  // Which account has which of several kinds, nothing says.
  return isOfKind ? kind : 'transferred';
}

const bySide = (paise: number): OwnersMove => (paise > 0 ? 'introduced' : 'drawings');

// What tells the parts of a journal apart that gives owners several kinds: lines that come to
// nothing by themselves, and interest on capital that goes to other accounts than the rest.
type Lines = readonly (readonly [accountId: number, paise: number])[];

/** @returns the lines in parts of which each has equal debits and credits, in their order. */
function balancedParts(entries: Lines): readonly Lines[] {
  const parts: Lines[] = [];
  let start = 0;
  let sum = 0;
  for (const [at, [, paise]] of entries.entries()) {
    sum += paise;
    if (sum !== 0 && at < entries.length - 1) continue;
    parts.push(entries.slice(start, at + 1));
    start = at + 1;
  }
  return parts;
}

type OwnersPart = {
  readonly credits: readonly OwnersCredit[];
  readonly charges: readonly OwnersCharge[];
};

/**
 * @returns the capital and the current accounts by themselves, where the credits of each are the
 *   charges of some kinds and of no others; else all of them as they are.
 */
function bySection(
  all: OwnersPart,
  isCapital: (accountId: number) => boolean,
): readonly OwnersPart[] {
  const { credits, charges } = all;
  const capital = credits.filter(({ accountId }) => isCapital(accountId));
  const current = credits.filter(({ accountId }) => !isCapital(accountId));
  if (capital.length === 0 || current.length === 0) return [all];
  const kinds = PAID_KINDS.filter((kind) => charges.some((charge) => charge.kind === kind));
  const [found, ...others] = someOf(kinds).filter(
    (some) => sumOf(chargesOf(charges, some)) === sumOf(capital),
  );
  if (found === undefined || others.length > 0) return [all];
  const rest = kinds.filter((kind) => !found.includes(kind));
  return [
    { credits: capital, charges: chargesOf(charges, found) },
    { credits: current, charges: chargesOf(charges, rest) },
  ];
}

/** All choices of them that are neither none nor all. */
const someOf = (kinds: readonly PaidKind[]): readonly (readonly PaidKind[])[] =>
  kinds
    .reduce<PaidKind[][]>((found, kind) => found.flatMap((one) => [one, [...one, kind]]), [[]])
    .filter(({ length }) => length > 0 && length < kinds.length);

const chargesOf = (charges: readonly OwnersCharge[], kinds: readonly PaidKind[]) =>
  charges.filter(({ kind }) => kinds.includes(kind));

const sumOf = (all: readonly OwnersCredit[]): number =>
  all.reduce((sum, { paise }) => sum + paise, 0);
