// A figure of the GST summary: what the accounts of output tax moved and by what, or the lines of
// the documents by rate, HSN, place and kind of supply; one head of it, or all tax.
import type { Period } from '#core/kernel/financial-year.ts';
import { outputTaxAccounts, TAX_HEADS } from '#api/queries/ledgers/registers/output-tax.ts';
import type { TaxHead } from '#api/queries/ledgers/registers/output-tax.ts';
import { sumsOfTaxAccounts, sumsOfTaxedLines } from '#api/queries/ledgers/registers/tax-figure.ts';
import type { LinesOfTax } from '#api/queries/ledgers/registers/tax-figure.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { NamedFigure } from './named-figure.ts';

type Head = TaxHead | 'taxable' | 'tax';

const HEADS: Readonly<Record<Head, string>> = {
  taxable: 'taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  cess: 'cess',
  tax: 'tax',
};

type GstFigureWish = { readonly line: string; readonly period: Period };

/** @returns null where the summary has no such figure. */
export async function gstFigure(
  db: ReadTables,
  bookId: number,
  { line, period }: GstFigureWish,
): Promise<NamedFigure | null> {
  const [of = '', ...rest] = line.split('/');
  const head = headNamed(rest.pop() ?? '');
  if (head === null) return null;
  const taxed = { ...period, notPosted: [], value: null, madeOf: [] };
  if (of === 'accounts') {
    const [source = null] = rest;
    if (head === 'taxable' || rest.length > 1) return null;
    const accounts = await outputTaxAccounts(db, bookId);
    const accountIds = [...accounts].flatMap(([id, own]) =>
      head === 'tax' || own === head ? [id] : [],
    );
    const figure = { ...period, accountIds, source };
    return {
      ...taxed,
      name: `Output tax accounts, ${HEADS[head]}`,
      sums: (between) => sumsOfTaxAccounts(bookId, figure, between),
    };
  }
  const lines = linesNamed(of, rest);
  if (lines === null) return null;
  const heads = head === 'tax' ? TAX_HEADS : [head];
  const figure = { ...period, lines, heads: heads.map((one) => `${one}Paise` as const) };
  return {
    ...taxed,
    name: `Documents, ${HEADS[head]}`,
    sums: (between) => sumsOfTaxedLines(bookId, figure, between),
  };
}

const headNamed = (text: string): Head | null =>
  (Object.keys(HEADS) as Head[]).find((head) => head === text) ?? null;

/** What is not said is written as nothing. */
const said = (text: string): string | null => (text === '' ? null : text);

const RATE = /^\d{1,5}$/;

/** @returns what tells the lines apart; null where nothing is named so. */
function linesNamed(of: string, [first, second, ...more]: readonly string[]): LinesOfTax | null {
  if (more.length > 0) return null;
  if (of === 'documents') return first === undefined ? {} : null;
  if (first === undefined) return null;
  const isOfRate = of === 'rate' || of === 'hsn';
  if (isOfRate !== (second !== undefined && RATE.test(second))) return null;
  const rateBps = Number(second);
  switch (of) {
    case 'rate':
      return { treatment: first, rateBps };
    case 'hsn':
      return { hsn: said(first), rateBps };
    case 'place':
      return second === undefined ? { place: said(first) } : null;
    case 'supply':
      return second === undefined ? { supply: first } : null;
    default:
      return null;
  }
}
