// A figure of a register: a head of all its documents, the vouchers of a day book, or what was
// billed before tax.
import { voucherType } from '#core/journal/terms.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { registerKind } from '#api/contract/account/registers.ts';
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import {
  sumsOfRegister,
  sumsOfRevenue,
  sumsOfVouchers,
} from '#api/queries/ledgers/registers/register-sums.ts';
import type { TaxedPaise } from '#api/queries/ledgers/registers/posted-documents.ts';
import type { NamedFigure } from './named-figure.ts';

type Head = {
  readonly name: string;
  readonly heads: readonly (keyof TaxedPaise)[];
  readonly withRoundOff: boolean;
};

const head = (name: string, ...heads: Head['heads']): Head => ({
  name,
  heads,
  withRoundOff: false,
});

const TAXED = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'cessPaise'] as const;

const HEADS: Readonly<Record<string, Head>> = {
  taxable: head('taxable value', 'taxablePaise'),
  cgst: head('CGST', 'cgstPaise'),
  sgst: head('SGST', 'sgstPaise'),
  igst: head('IGST', 'igstPaise'),
  cess: head('cess', 'cessPaise'),
  round_off: { name: 'round off', heads: [], withRoundOff: true },
  total: { name: 'total', heads: TAXED, withRoundOff: true },
};

const REGISTERS = {
  sales: 'Sales register',
  'credit-note': 'Credit note register',
  'debit-note': 'Debit note register',
} as const;

/** @returns null where no register has such a figure. */
export function registerFigure(
  bookId: number,
  { line, period }: { readonly line: string; readonly period: Period },
): NamedFigure | null {
  const told = { ...period, notPosted: [], value: null, madeOf: [] };
  if (line === 'revenue') {
    const sums: NamedFigure['sums'] = (between) => sumsOfRevenue(bookId, period, between);
    return { ...told, name: 'Total Revenue', sums };
  }
  const [of, name = '', ...more] = line.split('/');
  if (more.length > 0) return null;
  if (of === 'vouchers') {
    const type = name === 'all' ? null : voucherType.safeParse(name).data;
    if (type === undefined) return null;
    const what = type === null ? 'All vouchers' : `Vouchers of type ${VOUCHER_NAMES[type]}`;
    return {
      ...told,
      name: what,
      sums: (between) => sumsOfVouchers(bookId, { ...period, type }, between),
    };
  }
  const kind = registerKind.safeParse(of).data;
  const found = Object.hasOwn(HEADS, name) ? HEADS[name] : undefined;
  if (kind === undefined || found === undefined) return null;
  const { heads, withRoundOff } = found;
  return {
    ...told,
    name: `${REGISTERS[kind]}, ${found.name}`,
    sums: (between) => sumsOfRegister(bookId, { ...period, kind, heads, withRoundOff }, between),
  };
}
