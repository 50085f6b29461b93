// An invoice while it is being typed: plain values and the rules for changing them.
import { z } from 'zod';
import { challanReason } from '#core/trade/kinds/presale/terms.ts';
import { serviceNature, treatment } from '#core/tax/terms.ts';
import { blankHeader, headerFields } from './header/header.ts';

const line = z.object({
  /** Names the line while others come and go. */
  key: z.int(),
  productId: z.int().nullable(),
  name: z.string(),
  description: z.string(),
  hsn: z.string(),
  uqc: z.string(),
  unit: z.string(),
  quantityText: z.string(),
  rateText: z.string(),
  discountText: z.string(),
  treatment,
  /** Null: as its HSN or SAC says. */
  nature: serviceNature.nullable().default(null),
  /** The rate in percent, as it was chosen in the list. */
  taxRate: z.string(),
  cessRate: z.string(),
  cessPerUnit: z.string(),
  /** Null at the main location. */
  godownId: z.int().nullable().default(null),
  /** Empty: by earliest expiry. */
  batch: z.string().default(''),
  /** Whether its second line is open: description, HSN, discount. */
  open: z.boolean(),
});
export type InvoiceDraftLine = z.infer<typeof line>;

export const invoiceDraftSchema = z.object({
  customerId: z.int().nullable(),
  issueText: z.string(),
  /** Null where the term of the customer or of the book decides. */
  dueText: z.string().nullable(),
  ...headerFields,
  /** Of whom no address is on record; what the law makes of that was confirmed. */
  noAddress: z.boolean().default(false),
  /** Of a delivery challan alone. */
  challanReason: challanReason.nullable().default(null),
  quantityProvisional: z.boolean().default(false),
  lines: z.array(line).min(1),
});
export type InvoiceDraft = z.infer<typeof invoiceDraftSchema>;

/** What an item that is written by hand begins with. */
export const DEFAULT_RATE = '18';

export const blankLine = (key: number): InvoiceDraftLine => ({
  key,
  productId: null,
  name: '',
  description: '',
  hsn: '',
  uqc: '',
  unit: '',
  quantityText: '',
  rateText: '',
  discountText: '',
  treatment: 'taxable',
  nature: null,
  taxRate: DEFAULT_RATE,
  cessRate: '0',
  cessPerUnit: '0',
  godownId: null,
  batch: '',
  open: false,
});

export const newInvoiceDraft = (
  issueText: string,
  customerId: number | null = null,
): InvoiceDraft => ({
  customerId,
  issueText,
  dueText: null,
  ...blankHeader,
  noAddress: false,
  challanReason: null,
  quantityProvisional: false,
  lines: [blankLine(1)],
});

/** What followed from another customer is derived anew. */
export const withCustomer = (draft: InvoiceDraft, customerId: number | null): InvoiceDraft =>
  draft.customerId === customerId
    ? draft
    : { ...draft, customerId, supply: null, placeOfSupply: null, noAddress: false };

export const isBlankInvoiceLine = ({ name, rateText, quantityText }: InvoiceDraftLine): boolean =>
  name.trim() === '' && rateText.trim() === '' && quantityText.trim() === '';

export const isBlankInvoiceDraft = (draft: InvoiceDraft): boolean =>
  draft.customerId === null && draft.lines.every(isBlankInvoiceLine);

const nextKey = ({ lines }: InvoiceDraft): number => Math.max(...lines.map(({ key }) => key)) + 1;

/** @returns the draft with one empty line at its end, for the next item from the same godown. */
export const withBlankEnd = (draft: InvoiceDraft): InvoiceDraft => {
  const last = draft.lines.at(-1);
  if (last !== undefined && isBlankInvoiceLine(last)) return draft;
  const next = { ...blankLine(nextKey(draft)), godownId: last?.godownId ?? null };
  return { ...draft, lines: [...draft.lines, next] };
};

export const changeInvoiceLine = (
  draft: InvoiceDraft,
  index: number,
  change: Partial<InvoiceDraftLine>,
): InvoiceDraft =>
  withBlankEnd({
    ...draft,
    lines: draft.lines.map((each, at) => (at === index ? { ...each, ...change } : each)),
  });

/** The last line stays, emptied. */
export const removeInvoiceLine = (draft: InvoiceDraft, index: number): InvoiceDraft => {
  const lines = draft.lines.filter((_, at) => at !== index);
  return withBlankEnd({ ...draft, lines: lines.length === 0 ? [blankLine(1)] : lines });
};

/** @returns the draft with the line a place higher or lower; at its end it stays. */
export function moveInvoiceLine(draft: InvoiceDraft, index: number, step: 1 | -1): InvoiceDraft {
  const lines = [...draft.lines];
  const [moved, other] = [lines[index], lines[index + step]];
  if (moved === undefined || other === undefined || isBlankInvoiceLine(other)) return draft;
  lines[index] = other;
  lines[index + step] = moved;
  return { ...draft, lines };
}
