// ItemList and ValDtls of INV-01, in rupees.
import type { IssuedLine } from '../../invoice/index.ts';
import {
  cessOf,
  eInvoiceOf,
  isService,
  isWithoutPayment,
  taxOfLine,
  timesQuantity,
} from '../../tax/index.ts';
import type { EInvoiceItem, SupplyKind } from '../../tax/index.ts';
import type { Inv01Gap } from './gaps.ts';
import { portalText } from './texts.ts';

/** Goods of a B2B supply have 6 digits where the turnover is above ₹5 crore (N/N 78/2020-CT). */
const HSN_DIGITS_MIN = 6;
const DESCRIPTION_MIN = 3;
const DESCRIPTION_MAX = 300;

/** @returns paise as a number of rupees with at most two decimals. */
const asRupees = (paise: number): number => paise / 100;

type TaxTreatment = {
  readonly reverseCharge: boolean;
  readonly heads: 'intra' | 'inter' | 'none';
  readonly supply: SupplyKind;
};

/**
 * Under reverse charge the document charges no tax, and the portal is told what the buyer pays; of
 * a supply without payment of tax (SEZWOP) nobody pays any.
 * Where no line is taxable, an export of exempt goods, they stand as items at 0 %.
 */
function reportedLines(
  lines: readonly IssuedLine[],
  { reverseCharge, heads, supply }: TaxTreatment,
) {
  const isNoneTaxable = lines.every(({ treatment }) => treatment !== 'taxable');
  return lines.map((line) => {
    if (isNoneTaxable) return { ...line, treatment: 'taxable' as const, rateBps: 0 };
    const isBorne = reverseCharge && !isWithoutPayment(supply);
    if (!isBorne || line.treatment !== 'taxable') return line;
    return { ...line, ...taxOfLine(heads, line.taxablePaise, line) };
  });
}

export function itemsOf(lines: readonly IssuedLine[], roundOffPaise: number, taxed: TaxTreatment) {
  const reported = reportedLines(lines, taxed);
  const { items, values } = eInvoiceOf(reported, roundOffPaise);
  // What the buyer pays to the government is no part of what the document comes to.
  const borne = taxed.reverseCharge ? sumOf(items.map(taxOf)) : 0;
  return {
    ItemList: items.map((item) => itemOf(item, lines[item.line - 1], taxed)),
    ValDtls: {
      AssVal: asRupees(values.taxablePaise),
      CgstVal: asRupees(values.cgstPaise),
      SgstVal: asRupees(values.sgstPaise),
      IgstVal: asRupees(values.igstPaise),
      CesVal: asRupees(values.cessPaise),
      OthChrg: asRupees(values.otherPaise),
      RndOffAmt: asRupees(values.roundOffPaise),
      TotInvVal: asRupees(values.totalPaise - borne),
    },
    gaps: items.flatMap((item) => gapsOf(item, lines[item.line - 1])),
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const taxOf = ({ cgstPaise, sgstPaise, igstPaise, cessPaise }: EInvoiceItem): number =>
  cgstPaise + sgstPaise + igstPaise + cessPaise;

function itemOf(item: EInvoiceItem, line: IssuedLine | undefined, taxed: TaxTreatment) {
  const name = portalText(line?.name ?? '', DESCRIPTION_MAX);
  const quantity = item.quantityThousandths / 1000;
  const byQuantityPaise = line === undefined ? 0 : cessOf(0, line).byQuantityPaise;
  const cessByQuantityPaise = Math.min(byQuantityPaise, item.cessPaise);
  const totalPaise = taxed.reverseCharge ? item.taxablePaise : item.totalPaise;
  return {
    SlNo: String(item.line),
    ...(name.length < DESCRIPTION_MIN ? {} : { PrdDesc: name }),
    IsServc: item.isService ? ('Y' as const) : ('N' as const),
    HsnCd: item.hsn ?? '',
    Qty: quantity,
    ...((line?.uqc ?? null) === null ? {} : { Unit: line?.uqc ?? '' }),
    UnitPrice: unitPriceOf(item, line),
    TotAmt: asRupees(item.grossPaise),
    Discount: asRupees(item.discountPaise),
    AssAmt: asRupees(item.taxablePaise),
    GstRt: item.rateBps / 100,
    IgstAmt: asRupees(item.igstPaise),
    CgstAmt: asRupees(item.cgstPaise),
    SgstAmt: asRupees(item.sgstPaise),
    CesRt: (line?.cessBps ?? 0) / 100,
    CesAmt: asRupees(item.cessPaise - cessByQuantityPaise),
    CesNonAdvlAmt: asRupees(cessByQuantityPaise),
    TotItemVal: asRupees(totalPaise),
  };
}

/** Without tax in it, and to a thousandth of a rupee; of a note on value alone, the value. */
function unitPriceOf(
  { grossPaise, quantityThousandths }: EInvoiceItem,
  line: IssuedLine | undefined,
): number {
  if (quantityThousandths === 0) return asRupees(grossPaise);
  const priceThousandths = line?.priceThousandths ?? 0;
  if (timesQuantity(quantityThousandths, priceThousandths) === grossPaise) {
    return priceThousandths / 1000;
  }
  return Math.round((grossPaise * 10_000) / quantityThousandths) / 1000;
}

function gapsOf({ line, hsn }: EInvoiceItem, issued: IssuedLine | undefined): readonly Inv01Gap[] {
  if (hsn === null) return [{ kind: 'hsn-missing', line }];
  const short: readonly Inv01Gap[] =
    hsn.length < HSN_DIGITS_MIN ? [{ kind: 'hsn-short', line, hsn }] : [];
  const unitless = !isService(hsn) && (issued?.uqc ?? null) === null;
  return unitless ? [...short, { kind: 'unit-missing', line }] : short;
}
