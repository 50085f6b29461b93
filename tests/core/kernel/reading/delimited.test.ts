// A table as text: what a quote does, what parts the cells, and what cannot be told.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDelimited, separatorOf } from '#core/kernel/reading/delimited.ts';
import type { Separator } from '#core/kernel/reading/delimited.ts';
import { unescapeFormula, csvLine, escapeFormula } from '#core/kernel/writing/csv.ts';

const cellsOf = (text: string, separator: Separator = ',') => {
  const { lines, fault } = readDelimited(text, separator);
  return fault === null ? lines.map(({ cells }) => cells) : `${fault.why} ${fault.line}`;
};

describe('a quote', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    [
      '"A" Grade rice,1006,5\nSugar,3,5',
      [
        ['A Grade rice', '1006', '5'],
        ['Sugar', '3', '5'],
      ],
    ],
    [
      'Rice "A",5\nB,6',
      [
        ['Rice "A"', '5'],
        ['B', '6'],
      ],
    ],
    [
      'Pipe 7",12\nPipe 8",13',
      [
        ['Pipe 7"', '12'],
        ['Pipe 8"', '13'],
      ],
    ],
    ['"Pipe 7"" long",12', [['Pipe 7" long', '12']]],
    ['Om, "12 MG Road, Pune", 5', [['Om', '12 MG Road, Pune', '5']]],
    ['"A" and "B" rice,5', [['A and "B" rice', '5']]],
    ['="0987",5', [['0987', '5']]],
    ['="09,87",5', [['09,87', '5']]],
    ['=2" pipe,5', [['=2" pipe', '5']]],
    ['"12 MG Road\nPune",5', [['12 MG Road\nPune', '5']]],
    ['"",5', [['', '5']]],
    ['a,"b"', [['a', 'b']]],
    ['a,', [['a', '']]],
  ])('neither cuts a row nor takes in the next: %s', (text, rows) => {
    expect(cellsOf(text)).toStrictEqual(rows);
  });

  test.each([
    ['Name,Qty\n"Pipe 7,12\nSugar,3', 'unclosed 2'],
    ['Name,Qty\n"Pipe 7,12\nSugar,"3"', 'within 2'],
    ['Name,Qty\n"12 MG\nRoad",1\n"Pipe,2', 'unclosed 4'],
    ['"Rice, "A" grade, old",5', 'within 1'],
    ['a,b\n"Pipe 7,12\n"Sugar",3', 'within 2'],
  ])('that is never closed, or of which it cannot be told, is refused: %j', (text, fault) => {
    expect(cellsOf(text)).toBe(fault);
  });
});

describe('what parts the cells', () => {
  test.each<[string, Separator]>([
    ['Name,City\nOm,Pune', ','],
    ['Name;City\nOm;Pune', ';'],
    ['Name\tCity\nA, B\tPune', '\t'],
    ['Acme price list\nName;HSN;GST;Price\nRice;1006;5;60,50', ';'],
    ['Acme, 12 MG Road, Pune, India\nName\tHSN\nRice\t1006\nWheat\t1001', '\t'],
    ['Price list, 2026\n\nName|HSN\nRice, old|1006', '|'],
    ['Name;Price\n"A; B, C";60,50\nD;70,25', ';'],
    ['Name\nOm', ','],
  ])('is found in the first ten lines: %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('what we write', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...`ab1'"=+-@|%,;.\t\n\u00a0“अ`), maxLength: 8 })
    .map((text) => text.trim());

  test('is read as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => csvLine(row.map(escapeFormula))).join('');
        const read = readDelimited(text, ',');
        expect(read.fault).toBeNull();
        const full = rows.filter((row) => row.some((one) => one !== ''));
        expect(read.lines.map(({ cells }) => cells.map(unescapeFormula))).toStrictEqual(full);
      }),
      { numRuns: 500 },
    );
  });

  test('is guarded by one apostrophe, which alone is taken off', () => {
    for (const text of ['=1+1', "'=1", "''-a", '@Home', '-Dash', '+91 98', "it's", "'tis", "'"]) {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }
  });
});
