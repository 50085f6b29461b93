// What a receipt and a refund have in common on paper.
import { METHOD_NAMES } from '../../kernel/payment-method.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import type { MoneyDocument as Money } from './money-document.ts';
import { billTo, supplierBlock } from '../parties.ts';
import type { Fact, MoneyPaper, PaperTable, Total } from '../paper.ts';
import { tableOf } from '../table.ts';
import { amountText, rupeesOnPaper } from '../texts.ts';

type MoneyDocument = Money & { readonly number: string | null };

export const totalLine = (label: string, paise: number): Total => ({
  label,
  amount: amountText(paise),
  strong: false,
});

/** What every paper of money is, whatever it says of that money. */
export function moneyFrame(document: MoneyDocument, party: string) {
  const { supplier, recipient, countryName, number } = document;
  return {
    copies: [null],
    watermark: document.reversed ? 'CANCELLED' : null,
    sheet: document.sheet,
    supplier: supplierBlock(supplier, document.logo),
    declarations: [],
    parties: [{ ...billTo(recipient, countryName), label: party }],
    hsnSummary: null,
    settlements: [],
    bank: null,
    upi: null,
    signature: { of: `For ${supplier.name}`, by: 'Authorised signatory' },
    footer: [number, supplier.name].filter((part) => part !== null).join(', '),
  } satisfies Partial<MoneyPaper>;
}

/** @returns the money as the last and strongest of the totals, and in words. */
export const moneyTotal = (label: string, paise: number) => ({
  total: { label, amount: rupeesOnPaper(paise), strong: true },
  inWords: { label: 'Amount in words', text: rupeesInWords(paise) },
});

export const methodFact = ({ method, reference }: Pick<Money, 'method' | 'reference'>): Fact => ({
  label: 'Paid by',
  text: [METHOD_NAMES[method], reference].filter((part) => part !== null).join(', '),
});

type Line = { readonly texts: readonly string[]; readonly paise: number };

/** @returns what the money is for, each with its amount; the totals below add them up. */
export function moneyTable(head: string, amountHead: string, lines: readonly Line[]): PaperTable {
  const amount = { key: 'amount', head: amountHead, kind: 'number' } as const;
  return tableOf<Line>(
    [
      { key: 'item', head, kind: 'text', cell: ({ texts }) => texts },
      { ...amount, cell: ({ paise }) => [amountText(paise)] },
    ],
    lines,
    false,
  );
}
