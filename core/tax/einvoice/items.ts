// The amounts of an invoice as the e-invoice portal wants them (INV-01 v1.1, ItemList and ValDtls).
import { mulDiv } from '../../kernel/paise.ts';
import type { Treatment } from '../terms.ts';

type Taxes = {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
};

export type EInvoiceLine = Taxes & {
  readonly hsn: string | null;
  readonly quantityThousandths: number;
  readonly treatment: Treatment;
  readonly rateBps: number;
  readonly grossPaise: number;
  readonly discountPaise: number;
  readonly taxablePaise: number;
};

export type EInvoiceItem = Taxes & {
  /** SlNo: the place of the line on the invoice, from 1. */
  readonly line: number;
  /** IsServc. */
  readonly isService: boolean;
  readonly hsn: string | null;
  readonly quantityThousandths: number;
  readonly rateBps: number;
  /** TotAmt, before discount and tax. */
  readonly grossPaise: number;
  readonly discountPaise: number;
  /** AssAmt. */
  readonly taxablePaise: number;
  /** TotItemVal. */
  readonly totalPaise: number;
};

/** ValDtls. */
export type EInvoiceValues = Taxes & {
  readonly taxablePaise: number;
  /** OthChrg: what lines without tax come to. */
  readonly otherPaise: number;
  readonly roundOffPaise: number;
  readonly totalPaise: number;
};

/** Services are chapter 99 of the master (N/N 11/2017-CTR), goods all others. */
export const isService = (hsn: string | null): boolean => hsn?.startsWith('99') === true;

/**
 * Lines that are nil-rated, exempt or outside GST leave the list and stand among the other charges,
 * as the portal's sandbox accepts; the rest keep their numbers.
 */
export function eInvoiceOf(
  lines: readonly EInvoiceLine[],
  roundOffPaise: number,
): { readonly items: readonly EInvoiceItem[]; readonly values: EInvoiceValues } {
  const items = lines.flatMap((line, at) =>
    line.treatment === 'taxable' ? [itemOf(line, at + 1)] : [],
  );
  const sum = (of: (item: EInvoiceItem) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const otherPaise = lines
    .filter(({ treatment }) => treatment !== 'taxable')
    .reduce((total, { taxablePaise }) => total + taxablePaise, 0);
  const values = {
    taxablePaise: sum((item) => item.taxablePaise),
    cgstPaise: sum((item) => item.cgstPaise),
    sgstPaise: sum((item) => item.sgstPaise),
    igstPaise: sum((item) => item.igstPaise),
    cessPaise: sum((item) => item.cessPaise),
    otherPaise,
    roundOffPaise,
    totalPaise: sum((item) => item.totalPaise) + otherPaise + roundOffPaise,
  };
  return { items, values };
}

/** The portal knows no prices with tax in them: gross and discount come down to the value. */
function itemOf(line: EInvoiceLine, number: number): EInvoiceItem {
  const { hsn, quantityThousandths, rateBps, taxablePaise } = line;
  const { cgstPaise, sgstPaise, igstPaise, cessPaise } = line;
  const netPaise = line.grossPaise - line.discountPaise;
  const discountPaise =
    netPaise === taxablePaise || netPaise === 0
      ? line.discountPaise
      : mulDiv(line.discountPaise, taxablePaise, netPaise);
  return {
    line: number,
    isService: isService(hsn),
    hsn,
    quantityThousandths,
    rateBps,
    grossPaise: taxablePaise + discountPaise,
    discountPaise,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    cessPaise,
    totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise + cessPaise,
  };
}
