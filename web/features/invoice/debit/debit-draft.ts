// What is typed of a debit note, what of it is sent, and what it comes to.
import { z } from 'zod';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { InvoiceItem } from '#api/contract/invoice/fields.ts';
import { debitSupply } from '#core/invoice/index.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import type { ComputedSupply } from '#core/tax/index.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { bareFigure } from '#web/format/figures.ts';

const lineText = z.strictObject({ price: z.string().optional(), value: z.string().optional() });

/** By line of the invoice. */
const debitTexts = z.record(z.string(), lineText);
export type DebitTexts = z.infer<typeof debitTexts>;
export type DebitText = z.infer<typeof lineText>;

const debitDraft = z.strictObject({
  texts: debitTexts,
  reason: z.string(),
  note: z.string(),
  dateText: z.string(),
  dueText: z.string(),
});
export type DebitDraft = z.infer<typeof debitDraft>;
export const debitDraftSchema = debitDraft.partial();

/** What is charged more of one line: a difference of each price, or a value. */
type LineDebit = {
  readonly line: number;
  readonly priceThousandths: number | null;
  readonly taxablePaise: number | null;
};

export type AskedDebit = {
  readonly lines: readonly LineDebit[];
  /** By line of the invoice, what is wrong with what is typed there. */
  readonly wrong: Readonly<Record<number, string>>;
};

const PRICE_DECIMALS = 3;

/** @returns the lines on which something is typed, and what of it cannot be taken. */
export function askedDebit(texts: DebitTexts): AskedDebit {
  const lines: LineDebit[] = [];
  const wrong: Record<number, string> = {};
  for (const [key, { price = '', value = '' }] of Object.entries(texts)) {
    const line = Number(key);
    const [priceText, valueText] = [price.trim(), value.trim()];
    if (priceText === '' && valueText === '') continue;
    if (priceText !== '' && valueText !== '') {
      wrong[line] = 'Enter a price or a value, not both';
      continue;
    }
    const plain = bareFigure(priceText);
    const priceThousandths = priceText === '' ? null : decimalOf(plain, PRICE_DECIMALS);
    const taxablePaise = valueText === '' ? null : parseAmount(valueText);
    if (priceThousandths === null && taxablePaise === null) {
      wrong[line] = 'Could not read this amount';
      continue;
    }
    lines.push({ line, priceThousandths, taxablePaise });
  }
  return { lines, wrong };
}

export const debitGiven = ({ line, priceThousandths, taxablePaise }: LineDebit) => ({
  line,
  ...(priceThousandths === null ? {} : { priceThousandths }),
  ...(taxablePaise === null ? {} : { taxablePaise }),
});

const billedOf = ({ quantityThousandths, treatment, taxBps, cessBps }: InvoiceItem) => ({
  quantityThousandths,
  treatment,
  rateBps: taxBps,
  cessBps,
});

/** @returns what the server will charge, or null while there is nothing that it would take. */
export function debitSums(
  invoice: InvoiceDetail,
  { lines }: Pick<AskedDebit, 'lines'>,
): ComputedSupply | null {
  const asked = lines.flatMap(({ line, ...added }) => {
    const item = invoice.items.find((one) => one.line === line);
    return item === undefined ? [] : [{ ...added, billed: billedOf(item) }];
  });
  if (asked.length === 0) return null;
  const { heads, supply, reverseCharge, rounding } = invoice;
  const computed = debitSupply({ heads, supply, reverseCharge, rounding }, asked);
  return computed.ok ? computed.value : null;
}
