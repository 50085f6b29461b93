// How an advance stands on its receipt and on its refund: the particulars of CGST Rules 50 and 51.
import { advanceTaxPaise } from '../../customer/index.ts';
import type { Advance, AdvanceTax } from '../../customer/index.ts';
import type { Supplier } from '../../invoice/index.ts';
import { stateTaxOf } from '../../tax/index.ts';
import { headName, headRate, headsShown } from '../bills/line-table.ts';
import { moneyTable, totalLine } from './money-blocks.ts';
import { placeText } from '../parties.ts';
import type { Fact, PaperTable, Total } from '../paper.ts';
import { textLinesOf } from '../texts.ts';

/** Rule 50, second proviso: between states while nobody knows the place. */
const PLACE_UNKNOWN = 'Not known yet: taxed as inter-State';

/** Rules 50(i), (j) and 51; a supplier outside GST has neither. */
export function placeFactsOfAdvance(
  { placeOfSupply }: Advance,
  { registration }: Supplier,
): readonly Fact[] {
  if (registration === 'unregistered') return [];
  const text = placeOfSupply === null ? PLACE_UNKNOWN : placeText(placeOfSupply);
  return [
    { label: 'Place of supply', text },
    { label: 'Reverse charge', text: 'No' },
  ];
}

/** @param valuePaise without tax. */
export const advanceTable = ({ description, hsn, tax }: Advance, valuePaise: number): PaperTable =>
  moneyTable('Description', advanceTaxPaise(tax) > 0 ? 'Taxable value' : 'Amount', [
    {
      texts: [...textLinesOf(description), ...(hsn === null ? [] : [`HSN/SAC ${hsn}`])],
      paise: valuePaise,
    },
  ]);

/** Rules 50(g), (h) and 51: the rate and the amount of each head. */
export function advanceTaxTotals(
  { heads, placeOfSupply, rateBps }: Advance,
  tax: AdvanceTax,
  { valuePaise, stateCode }: { readonly valuePaise: number; readonly stateCode: string | null },
): readonly Total[] {
  if (advanceTaxPaise(tax) === 0) return [];
  const state = placeOfSupply ?? stateCode;
  const taxation = { heads, stateTax: state === null ? 'SGST' : stateTaxOf(state) } as const;
  const shown = headsShown(taxation, [{ treatment: 'taxable' }]);
  return [
    totalLine('Taxable value', valuePaise),
    ...shown.map((head) =>
      totalLine(`${headName(head, taxation)} ${headRate(head, rateBps)}`, tax[`${head}Paise`]),
    ),
    ...(tax.cessPaise > 0 ? [totalLine('Cess', tax.cessPaise)] : []),
  ];
}
