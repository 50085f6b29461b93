import { describe, expect, test } from 'vitest';
import { presalePaper } from '#core/paper/index.ts';
import type { Paper, PresaleDocument } from '#core/paper/index.ts';
import { jobWork, onApproval, quotationIssued, untaxedFans } from '#tests/specimens/tax/presale.ts';

const { validUntil: _until, challan: _challan, kind: _kind, ...presale } = quotationIssued.data;
const paper = (changes: Partial<PresaleDocument> = {}): Paper =>
  presalePaper({
    presale,
    kind: 'quotation',
    status: 'issued',
    validUntil: '2026-12-21',
    challan: null,
    logo: null,
    countryName: null,
    copies: 3,
    open: [],
    ...changes,
  });
const factsOf = ({ facts }: Paper) => facts.map(({ label, text }) => `${label}: ${text}`);
const columnsOf = ({ table }: Paper) => table.columns.map(({ head }) => head);
const challan = { kind: 'challan', validUntil: null } as const;

describe('a quotation on paper', () => {
  test('says until when it holds, and states tax as the invoice would', () => {
    const printed = paper();
    expect(printed.title).toBe('Quotation');
    expect(factsOf(printed)).toStrictEqual([
      'Quotation number: QTN-005',
      'Date: 21 Nov 2026',
      'Valid until: 21 Dec 2026',
      'Place of supply: 29 Karnataka',
      'Reverse charge: No',
    ]);
    expect(columnsOf(printed)).toContain('IGST');
    expect(printed.totals.at(-1)).toMatchObject({ amount: '₹11,800.00' });
    expect(printed.copies).toStrictEqual([null]);
  });

  test('says that its prices include tax only where it states tax', () => {
    const columns = (changes: Partial<PresaleDocument['presale']>) =>
      columnsOf(paper({ presale: { ...presale, ...changes } }));
    const untaxed = { heads: 'none' as const, lines: [untaxedFans] };
    expect(columns({ pricesIncludeTax: true })).not.toStrictEqual(columns({}));
    expect(columns({ ...untaxed, pricesIncludeTax: true })).toStrictEqual(columns(untaxed));
  });

  test('is marked as a draft, and as cancelled once it is withdrawn', () => {
    expect(paper({ status: 'draft' }).watermark).toBe('DRAFT');
    expect(paper({ status: 'withdrawn' }).watermark).toBe('CANCELLED');
    expect(paper({ status: 'expired' }).watermark).toBeNull();
  });
});

describe('a proforma invoice on paper', () => {
  test('says that it is no tax invoice, and until when money is asked for', () => {
    const printed = paper({ kind: 'proforma', validUntil: null });
    expect(printed.title).toBe('Proforma Invoice');
    expect(printed.declarations).toStrictEqual(['This is not a tax invoice.']);
    expect(factsOf(printed)).toContain('Due date: 21 Dec 2026');
  });

  test('has the code of UPI for its whole amount while it stands', () => {
    const upi = { address: 'we@bank', payee: 'We' };
    const supplier = { ...presale.supplier, upi };
    const asked = { kind: 'proforma', presale: { ...presale, supplier } } as const;
    expect(paper(asked).upi?.payload).toContain('am=11800.00');
    expect(paper({ ...asked, status: 'invoiced' }).upi).toBeNull();
  });
});

describe('a delivery challan on paper (CGST Rule 55)', () => {
  test('says what is not invoiced yet, once a part of it is', () => {
    const open = [{ line: 1, quantityThousandths: 3500 }];
    const inPart = { ...challan, challan: onApproval, open } as const;
    expect(paper({ ...inPart, status: 'part-invoiced' }).remarks[0]).toStrictEqual({
      label: 'Not invoiced yet',
      text: '1. Ceiling fan: 3.5 piece',
    });
    expect(paper({ ...inPart, status: 'closed' }).remarks.map(({ label }) => label)).not.toContain(
      'Not invoiced yet',
    );
  });

  test('goes out in three copies, word for word', () => {
    const three = [
      'ORIGINAL FOR CONSIGNEE',
      'DUPLICATE FOR TRANSPORTER',
      'TRIPLICATE FOR CONSIGNER',
    ];
    expect(paper({ ...challan, challan: jobWork }).copies).toStrictEqual(three);
    expect(paper({ ...challan, challan: jobWork, copies: 1 }).copies).toStrictEqual([three[0]]);
  });

  test('states neither tax nor a place of supply of goods for job work', () => {
    const printed = paper({
      ...challan,
      challan: jobWork,
      presale: { ...presale, heads: 'none', lines: [untaxedFans] },
    });
    expect(printed.parties[0]?.label).toBe('Consignee');
    expect(factsOf(printed)).toStrictEqual([
      'Challan number: QTN-005',
      'Date: 21 Nov 2026',
      'Reason: Job work',
    ]);
    expect(columnsOf(printed)).not.toContain('IGST');
    expect(printed.hsnSummary).toBeNull();
    expect(printed.bank).toBeNull();
  });

  test('states the tax of goods on approval, and that their quantity is provisional', () => {
    const printed = paper({ ...challan, challan: onApproval });
    expect(printed.declarations).toStrictEqual([
      'This is not a tax invoice.',
      'Quantities are provisional.',
    ]);
    expect(factsOf(printed)).toContain('Reason: Supply on approval');
    expect(columnsOf(printed)).toContain('IGST');
    expect(printed.hsnSummary).not.toBeNull();
  });
});
