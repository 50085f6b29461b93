// To which account of income a line goes. Goods and services are told apart by their codes (chapter
// 99 is services); supplies without the supplier's tax have accounts of their own, as returns ask.
import { isExport, isToSez } from '../../tax/index.ts';
import type { SupplyKind } from '../../tax/index.ts';
import type { IssuedLine } from './lines.ts';
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
