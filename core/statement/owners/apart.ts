// What tells the parts of a journal apart that gives owners several kinds: lines that come to
// nothing by themselves, and interest on capital that goes to other accounts than the rest.
import type { OwnersCharge, OwnersCredit } from './several-kinds.ts';
import { PAID_KINDS } from './terms.ts';
import type { PaidKind } from './terms.ts';

type Lines = readonly (readonly [accountId: number, paise: number])[];

/** @returns the lines in parts of which each has equal debits and credits, in their order. */
export function balancedParts(entries: Lines): readonly Lines[] {
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

export type OwnersPart = {
  readonly credits: readonly OwnersCredit[];
  readonly charges: readonly OwnersCharge[];
};

/**
 * @returns the capital and the current accounts by themselves, where the credits of each are the
 *   charges of some kinds and of no others; else all of them as they are.
 */
export function bySection(
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
