// The lines of an invoice as the wire has them.
import { decimalText } from '#core/kernel/decimal.ts';
import { entryIdOf } from '#core/kernel/ids.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { amountsOf, totalOf } from '#core/invoice/index.ts';
import type { CreditedLine, DebitedLine, DraftLine, IssuedLine } from '#core/invoice/index.ts';
import { asksNature, computeSupply } from '#core/tax/index.ts';
import type { Discount } from '#core/tax/index.ts';
import type { InvoiceContent } from '#projections/invoice-status/table.ts';
import type { InvoiceItem } from '#api/contract/invoice/fields.ts';

type PricedLines = { readonly lines: IssuedLine[]; readonly roundOffPaise: number };

/** What an invoice says, or a document before it. */
type PricedContent = Extract<InvoiceContent, { draft: unknown }> | { readonly issued: PricedLines };

/** @returns the lines with what each comes to, of a draft as if it were issued now. */
export function pricedOf(content: PricedContent): PricedLines {
  if ('issued' in content) return content.issued;
  const { draft, heads } = content;
  const computed = computeSupply({ ...draft, heads });
  invariant(computed.ok, 'A draft was priced when it was written.');
  const { roundOffPaise } = computed.value;
  const lines = draft.lines.map((line, index) => {
    const amounts = computed.value.lines[index];
    invariant(amounts !== undefined, 'Every line was computed.');
    return { ...line, ...amounts };
  });
  return { lines, roundOffPaise };
}

export const discountWire = (discount: Discount | null) => {
  if (discount === null) return null;
  return discount.kind === 'percent'
    ? { percent: decimalText(discount.bps, 2) }
    : { amount: rupeesFromPaise(discount.amountPaise) };
};

const headsWire = (line: ReturnType<typeof amountsOf>) => ({
  taxable: rupeesFromPaise(line.taxablePaise),
  cgst: rupeesFromPaise(line.cgstPaise),
  sgst: rupeesFromPaise(line.sgstPaise),
  igst: rupeesFromPaise(line.igstPaise),
  cess: rupeesFromPaise(line.cessPaise),
});

/** A line as it was written, whether a draft's or an issued invoice's. */
export const writtenLineWire = (line: DraftLine & Pick<IssuedLine, 'expiresOn'>) => ({
  product_id: line.productId,
  name: line.name,
  description: line.description,
  hsn: line.hsn,
  uqc: line.uqc,
  unit: line.unit,
  quantity: decimalText(line.quantityThousandths, 3),
  rate: decimalText(line.priceThousandths, 3),
  discount: discountWire(line.discount),
  treatment: line.treatment,
  nature: line.nature ?? (asksNature(line.hsn) ? null : 'general'),
  tax_rate: decimalText(line.rateBps, 2),
  cess_rate: decimalText(line.cessBps, 2),
  cess_per_unit: decimalText(line.cessPerUnitThousandths, 3),
  godown_id: line.godownId ?? null,
  batch: line.batch ?? null,
  expires_on: line.expiresOn ?? null,
});

/** @param credited what credit notes gave back, each part with its line. */
export function itemsWire(
  invoiceId: number,
  lines: readonly IssuedLine[],
  credited: readonly CreditedLine[],
): InvoiceItem[] {
  return lines.map((line, index) => {
    const parts = credited.filter((part) => part.line === index + 1);
    const quantity = parts.reduce((sum, part) => sum + part.quantityThousandths, 0);
    const amounts = amountsOf([line]);
    return {
      id: entryIdOf(invoiceId, index + 1),
      line: index + 1,
      ...writtenLineWire(line),
      gross: rupeesFromPaise(line.grossPaise),
      discount_amount: rupeesFromPaise(line.discountPaise),
      ...headsWire(amounts),
      amount: rupeesFromPaise(amounts.taxablePaise + amounts.taxPaise),
      credited_quantity: decimalText(quantity, 3),
      credited_taxable: rupeesFromPaise(amountsOf(parts).taxablePaise),
    };
  });
}

export function totalsWire({ lines, roundOffPaise }: PricedLines) {
  const sum = (of: (line: IssuedLine) => number) =>
    rupeesFromPaise(lines.reduce((total, line) => total + of(line), 0));
  return {
    gross: sum((line) => line.grossPaise),
    discount: sum((line) => line.discountPaise),
    ...headsWire(amountsOf(lines)),
    round_off: rupeesFromPaise(roundOffPaise),
    total: rupeesFromPaise(totalOf({ lines, roundOffPaise })),
  };
}

export const creditedWire = (line: CreditedLine) => ({
  line: line.line,
  quantity: decimalText(line.quantityThousandths, 3),
  godown_id: line.godownId ?? null,
  batch: line.batch ?? null,
  ...headsWire(amountsOf([line])),
});

export const debitedWire = (line: DebitedLine) => ({
  line: line.line,
  quantity: decimalText(line.quantityThousandths, 3),
  price: decimalText(line.priceThousandths, 3),
  ...headsWire(amountsOf([line])),
});
