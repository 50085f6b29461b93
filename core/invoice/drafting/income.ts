// To which account of income a line goes. Goods and services are told apart by their codes (chapter
// 99 is services); supplies without the supplier's tax have accounts of their own, as returns ask.
import { isExport, isToSez } from '../../tax/index.ts';
import { TRIP_ACCOUNTS } from '../../book/index.ts';
import type { TripAccount } from '../../book/index.ts';
import type { SupplyKind } from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { DraftLine, IssuedLine } from './lines.ts';
import type { IncomeRole } from '../terms.ts';

type Kind = { readonly supply: SupplyKind; readonly reverseCharge: boolean };

/** @returns what the value of a new line is posted to. */
export function incomeRoleOf(
  { supply, reverseCharge }: Kind,
  { hsn }: Pick<IssuedLine, 'hsn'>,
): IncomeRole {
  if (isExport(supply)) return 'export-sales';
  if (isToSez(supply)) return 'sez-sales';
  if (reverseCharge) return 'sales-rcm';
  return hsn?.startsWith('99') === true ? 'sales-services' : 'sales-goods';
}

/** @returns what the value of an issued line was posted to; before it was said, SEZ had no own. */
export const incomeOfLine = (kind: Kind, line: Pick<IssuedLine, 'hsn' | 'income'>): IncomeRole =>
  line.income ?? incomeRoleOf(isToSez(kind.supply) ? { ...kind, supply: 'domestic' } : kind, line);

/**
 * Ordinary sales of a product go to the account that it keeps; trips and hire of cars to those of
 * the chart of a taxi business, where the book has them. Exports, supplies to an SEZ and on reverse
 * charge have accounts of their own.
 * @returns null where the account is the one of the line's role.
 */
export function incomeAccountOf(
  kind: Kind,
  line: Pick<DraftLine, 'productId' | 'hsn' | 'nature'>,
  { productTerms, tripAccounts }: Pick<InvoiceFacts, 'productTerms' | 'tripAccounts'>,
): number | null {
  const role = incomeRoleOf(kind, line);
  if (role !== 'sales-goods' && role !== 'sales-services') return null;
  const own = line.productId === null ? null : productTerms?.get(line.productId)?.incomeAccountId;
  if (own != null) return own;
  const trip = tripAccountOf(line);
  return trip === null ? null : (tripAccounts?.get(trip) ?? null);
}

/** SAC 99642 and 99643 are transport over a long distance (N/N 11/2017-CTR, annexure). */
function tripAccountOf({ hsn, nature }: Pick<DraftLine, 'hsn' | 'nature'>): TripAccount | null {
  if (nature === 'vehicle-hire') return TRIP_ACCOUNTS.hire;
  if (nature !== 'passenger-transport') return null;
  const isFar = hsn?.startsWith('99642') === true || hsn?.startsWith('99643') === true;
  return isFar ? TRIP_ACCOUNTS.outstation : TRIP_ACCOUNTS.local;
}
