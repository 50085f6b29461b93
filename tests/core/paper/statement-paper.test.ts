import { describe, expect, test } from 'vitest';
import { statementPaper } from '#core/paper/index.ts';
import { statementDocument } from '#tests/specimens/tax/statements.ts';

const linesOf = (document = statementDocument()) =>
  statementPaper(document).table.lines.map((cells) => cells.map((cell) => cell.join(' / ')));

describe('a statement of account on paper', () => {
  const printed = statementPaper(statementDocument());

  test('begins with what was owed and says after each line who owes what', () => {
    expect(linesOf()).toStrictEqual([
      ['01 Aug 2026', 'Balance b/d', '', '', '1,59,600.00 Dr'],
      ['14 Sep 2026', 'Receipt RV-007', '', '95,800.00', '63,800.00 Dr'],
      ['01 Oct 2026', 'Invoice INV-046', '1,53,230.00', '', '2,17,030.00 Dr'],
      ['02 Oct 2026', 'Freight charged back', '500.00', '', '2,17,530.00 Dr'],
      ['16 Nov 2026', 'Receipt RV-011', '', '92,400.00', '1,25,130.00 Dr'],
      ['18 Nov 2026', 'Receipt RV-011 reversed', '92,400.00', '', '2,17,530.00 Dr'],
    ]);
    expect(printed.table.foot).toStrictEqual([
      [],
      ['Total'],
      ['2,46,130.00'],
      ['1,88,200.00'],
      ['2,17,530.00 Dr'],
    ]);
  });

  test('ends with the open bills and their ages, which come to what is outstanding', () => {
    const [bills, ages] = printed.sections;
    expect(bills?.title).toBe('Open bills on 20 Nov 2026');
    expect(bills?.table.lines.map((cells) => cells.map(([text]) => text))).toStrictEqual([
      ['INV-025', '06 Jul 2026', '05 Aug 2026', '1,59,600.00', '95,800.00', '63,800.00', '107'],
      ['INV-046', '01 Oct 2026', '20 Nov 2026', '1,53,230.00', '', '1,53,230.00', ''],
      ['Without a bill', '02 Oct 2026', '', '500.00', '', '500.00', ''],
    ]);
    expect(bills?.table.foot?.[5]).toStrictEqual(['2,17,530.00']);
    const heads = ages?.table.columns.map(({ head }) => head) ?? [];
    const [figures = []] = ages?.table.lines ?? [];
    expect(heads.map((head, at) => [head, figures[at]?.[0]])).toStrictEqual([
      ['Not due', '1,53,230.00'],
      ['1 to 30 days', '0.00'],
      ['31 to 60 days', '500.00'],
      ['61 to 90 days', '0.00'],
      ['Over 90 days', '63,800.00'],
      ['Outstanding', '2,17,530.00'],
    ]);
  });

  test('says first what is outstanding, what of it is overdue, and how to pay', () => {
    expect(printed.facts.slice(0, 2)).toStrictEqual([
      { label: 'Amount outstanding', text: '₹2,17,530.00' },
      { label: 'Of which overdue', text: '₹63,800.00' },
    ]);
    expect(printed.totals.at(-1)).toStrictEqual({
      label: 'Outstanding',
      amount: '₹2,17,530.00',
      strong: true,
    });
    expect(printed.bank?.text).toContain('IFSC HDFC0000007');
    expect(printed.upi?.payload).toContain('&am=217530.00&');
  });

  test('asks a customer in credit for nothing, and lists no bills', () => {
    const lines = statementDocument().lines.slice(0, 1);
    const credit = { openingPaise: 0, lines, bills: [], payablePaise: 0 };
    const paper = statementPaper(statementDocument(credit));
    expect([paper.sections, paper.upi]).toStrictEqual([[], null]);
    expect(paper.facts[0]).toStrictEqual({ label: 'In your credit', text: '₹95,800.00' });
    expect(paper.totals.at(-1)).toMatchObject({ label: 'In your credit', amount: '₹95,800.00' });
  });

  test('says of a customer who has paid all that nothing is outstanding', () => {
    const settled = { openingPaise: 0, lines: [], bills: [], payablePaise: 0 };
    const { facts, totals } = statementPaper(statementDocument(settled));
    expect(facts[0]).toStrictEqual({ label: 'Amount outstanding', text: '₹0.00' });
    expect(totals.at(-1)).toMatchObject({ label: 'Outstanding', amount: '₹0.00' });
  });

  test('has no code of UPI for a customer abroad, who cannot pay by it', () => {
    const { recipient } = statementDocument();
    const abroad = { ...recipient, registration: 'overseas', country: 'AE' } as const;
    expect(statementPaper(statementDocument({ recipient: abroad })).upi).toBeNull();
  });

  test('names at its foot the last event that it tells of, and how its hash begins', () => {
    const recorded = { event: 1_565, hash: '9f2c41ab77e0' };
    const footOf = (document: ReturnType<typeof statementDocument>) =>
      statementPaper(document).footer.replace(/^.*?( · |$)/, '');
    expect(footOf(statementDocument({ recorded }))).toBe(
      'As recorded up to event 1,565 (9F2C 41AB)',
    );
    expect(footOf(statementDocument({ recorded: null }))).toBe('');
  });
});
