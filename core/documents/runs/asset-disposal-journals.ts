// The journals of a disposal: depreciation up to the day, and the sale.
import { creditedOf, hasOwnCharge } from '../../asset-posting/index.ts';
import type {
  AssetDisposed,
  AssetPostingState,
  DepreciationPolicy,
} from '../../asset-posting/index.ts';
import type { AssetState } from '../../asset/index.ts';
import { invariant } from '../../kernel/invariant.ts';
import { journalsOfAct } from './act-journals.ts';
import { chargeEntries, gainEntries, toCredit } from './asset-entries.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postingEntries, taxEntries } from '../journals/posting.ts';
import type { PostingEntry } from '../journals/posting.ts';

type Register = {
  readonly posting: AssetPostingState;
  readonly asset: (id: number) => AssetState;
};

export function journalsOfDisposal(
  disposal: AssetDisposed['data'],
  register: Register,
): readonly DocumentJournal[] {
  const { number, on, name, line, journalIds } = disposal;
  const charge =
    line !== null && hasOwnCharge(disposal)
      ? [
          {
            on,
            narration: `Depreciation of ${name} up to its disposal`,
            entries: chargeEntries(line.toPostPaise, line.credits),
          },
        ]
      : [];
  const sale = { on, narration: `Disposal of ${name}`, entries: saleEntries(disposal, register) };
  return journalsOfAct({ kind: 'asset-disposal', number, journalIds }, [...charge, sale]);
}

/** What wore off stands beside the asset, or was taken off its own account already. */
function saleEntries(
  disposal: AssetDisposed['data'],
  { posting, asset }: Register,
): readonly PostingEntry[] {
  const { assetId, costPaise, proceedsPaise, tax, gainPaise } = disposal;
  const state = asset(assetId);
  const accountId = 'accountId' in state ? state.accountId : null;
  invariant(accountId !== null, 'An asset that is disposed of has an account.');
  const { policy } = posting;
  const served = policy.credit === 'asset' ? accountId : creditOfClass(state, policy);
  const worn = wornByAccount(disposal, posting, served);
  const takenPaise = costPaise - (worn.get(accountId) ?? 0);
  const wornOff = [...worn].flatMap(([credited, paise]) =>
    credited === accountId ? [] : postingEntries(toCredit(credited), 'debit', paise),
  );
  const duePaise = proceedsPaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
  const proceeds = disposal.proceedsAccountId;
  return [
    ...(proceeds === null ? [] : postingEntries({ accountId: proceeds }, 'debit', duePaise)),
    ...wornOff,
    ...gainEntries(gainPaise),
    ...postingEntries({ accountId }, 'credit', takenPaise),
    ...taxEntries({ ...tax, cessPaise: 0 }, 'credit'),
  ];
}

/**
 * What wore off leaves the accounts that it was posted to, whatever the book has chosen since; what
 * no run posted, the account that takes it now.
 */
function wornByAccount(
  { assetId, line, accumulatedPaise }: AssetDisposed['data'],
  posting: AssetPostingState,
  served: number | null,
): ReadonlyMap<number | null, number> {
  const worn = new Map(creditedOf(posting, assetId));
  for (const { accountId, amountPaise } of line?.credits ?? []) {
    worn.set(accountId, (worn.get(accountId) ?? 0) + amountPaise);
  }
  const known = [...worn.values()].reduce((sum, paise) => sum + paise, 0);
  worn.set(served, (worn.get(served) ?? 0) + accumulatedPaise - known);
  return worn;
}

function creditOfClass(state: AssetState, { basis, classAccounts }: DepreciationPolicy) {
  if (basis === 'income-tax' || !('depreciation' in state)) return null;
  const assetClass = state.depreciation?.assetClass;
  return classAccounts.find((one) => one.assetClass === assetClass)?.accountId ?? null;
}
