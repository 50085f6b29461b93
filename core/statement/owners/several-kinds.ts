// A journal that gives several owners several kinds at once. An account that is named for one of
// them says what is theirs; what is left is told by its kind where only one is left, and by its
// account where only one is. The rest stays together: nothing says which is which.
import type { PayeeReader } from './payees.ts';
import { PAID_KINDS } from './terms.ts';
import type { MoveOfAccount, PaidKind } from './terms.ts';

export type OwnersCredit = Omit<MoveOfAccount, 'move'>;
export type OwnersCharge = OwnersCredit & { readonly kind: PaidKind };

/** @param credits all of one side, which come to what is charged. */
export function ofSeveralKinds(
  credits: readonly OwnersCredit[],
  charges: readonly OwnersCharge[],
  payeeOf: PayeeReader,
): readonly MoveOfAccount[] {
  const owners = credits.map(({ accountId }) => accountId);
  const named: MoveOfAccount[] = [];
  const unnamed = { interest: 0, remuneration: 0, share: 0 };
  for (const { accountId, kind, paise } of charges) {
    const owner = payeeOf(accountId, owners);
    if (owner === null) unnamed[kind] += paise;
    else named.push({ accountId: owner, move: kind, paise });
  }
  const left = credits.map(({ accountId, paise }) => ({
    accountId,
    paise: named.reduce(
      (rest, one) => (one.accountId === accountId ? rest - one.paise : rest),
      paise,
    ),
  }));
  const side = Math.sign(credits[0]?.paise ?? 0);
  if (left.some(({ paise }) => paise * side < 0)) return keptTogether(credits);
  return [...named, ...restOf(left, unnamed)];
}

function restOf(
  left: readonly OwnersCredit[],
  unnamed: Readonly<Record<PaidKind, number>>,
): readonly MoveOfAccount[] {
  const [kind, ...kinds] = PAID_KINDS.filter((one) => unnamed[one] !== 0);
  const [owner, ...owners] = left.filter(({ paise }) => paise !== 0);
  if (kind === undefined || owner === undefined) return [];
  if (kinds.length === 0) return left.map((one) => ({ ...one, move: kind }));
  if (owners.length > 0) return keptTogether(left);
  const { accountId } = owner;
  return [kind, ...kinds].map((move) => ({ accountId, move, paise: unnamed[move] }));
}

export const keptTogether = (credits: readonly OwnersCredit[]): readonly MoveOfAccount[] =>
  credits.map((one) => ({ ...one, move: 'together' }));
