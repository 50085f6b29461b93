// The lines of an invoice with what each comes to.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { entryIdOf } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { amountsOf, totalOf } from '#core/invoice/index.ts';
import type { CreditedLine, DebitedLine, DraftLine, IssuedLine } from '#core/invoice/index.ts';
import { asksNature, computeSupply } from '#core/tax/index.ts';
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

type HeadAmounts = ReturnType<typeof amountsOf>;

const headsTold = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise }: HeadAmounts) => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  cessPaise,
});

/** A line as it was written, whether a draft's or an issued invoice's. */
export const writtenLine = (line: DraftLine & Pick<IssuedLine, 'expiresOn'>) => ({
  productId: line.productId,
  name: line.name,
  description: line.description,
  hsn: line.hsn,
  uqc: line.uqc,
  unit: line.unit,
  quantityThousandths: line.quantityThousandths,
  rateThousandths: line.priceThousandths,
  discount: line.discount,
  treatment: line.treatment,
  nature: line.nature ?? (asksNature(line.hsn) ? null : 'general'),
  taxBps: line.rateBps,
  cessBps: line.cessBps,
  cessPerUnitThousandths: line.cessPerUnitThousandths,
  godownId: line.godownId ?? null,
  batch: line.batch ?? null,
  expiresOn: line.expiresOn == null ? null : calendarDate(line.expiresOn),
});

/** @param credited what credit notes gave back, each part with its line. */
export function itemsTold(
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
      ...writtenLine(line),
      grossPaise: line.grossPaise,
      discountAmountPaise: line.discountPaise,
      ...headsTold(amounts),
      amountPaise: amounts.taxablePaise + amounts.taxPaise,
      creditedQuantityThousandths: quantity,
      creditedTaxablePaise: amountsOf(parts).taxablePaise,
    };
  });
}

export function totalsTold({ lines, roundOffPaise }: PricedLines) {
  const sum = (of: (line: IssuedLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  return {
    grossPaise: sum((line) => line.grossPaise),
    discountPaise: sum((line) => line.discountPaise),
    ...headsTold(amountsOf(lines)),
    roundOffPaise,
    totalPaise: totalOf({ lines, roundOffPaise }),
  };
}

export const creditedTold = (line: CreditedLine) => ({
  line: line.line,
  quantityThousandths: line.quantityThousandths,
  godownId: line.godownId ?? null,
  batch: line.batch ?? null,
  ...headsTold(amountsOf([line])),
});

export const debitedTold = (line: DebitedLine) => ({
  line: line.line,
  quantityThousandths: line.quantityThousandths,
  priceThousandths: line.priceThousandths,
  ...headsTold(amountsOf([line])),
});
