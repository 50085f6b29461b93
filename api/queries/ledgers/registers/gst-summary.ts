// Output tax by head, rate, HSN, place and kind of supply: the lines of the documents, held against
// what the accounts of output tax moved.
import type { Period } from '#core/kernel/financial-year.ts';
import { taxSource } from '#api/contract/account/registers.ts';
import type { GstSummary, TaxSource } from '#api/contract/account/registers.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import {
  headsOfSums,
  headSumsOf,
  NO_HEADS,
  outputTaxAccounts,
  TAX_HEADS,
  taxBySource,
  taxMovement,
  taxWithoutDocument,
} from './output-tax.ts';
import type { HeadSums } from './output-tax.ts';
import { taxedSums } from './posted-documents.ts';
import type { TaxedPaise, TaxedSum } from './posted-documents.ts';
import { addTaxed } from './register.ts';

export function readSummaryOfGst(
  db: ReadTables,
  bookId: number,
  period: Period,
): Promise<GstSummary> {
  return snapshot(db, async (tables) => {
    const accounts = await outputTaxAccounts(tables, bookId);
    const bySource = await taxBySource(tables, bookId, accounts, period);
    const ledger = await taxMovement(tables, bookId, accounts, period);
    const byHand = await taxWithoutDocument(tables, bookId, accounts, period);
    const lines = (await taxedSums(tables, bookId, period)).map(signed);
    const documents = inAll(lines);
    return {
      from: period.from,
      to: period.to,
      sources: taxSource.options.flatMap((of) => {
        const sums = bySource.get(of);
        return sums === undefined ? [] : [{ of, ...headsOfSums(sums) }];
      }),
      ledger: headsOfSums(ledger),
      documents,
      withoutDocument: headsOfSums(headSumsOf(byHand, 'addedPaise')),
      takenOff: headsOfSums(headSumsOf(byHand, 'takenOffPaise')),
      ...partsOf(lines),
      ties: isTied({ bySource, ledger, documents }),
    };
  });
}

/** What a credit note gives back is less tax. */
const signed = (line: TaxedSum): TaxedSum =>
  line.kind === 'credit-note' ? { ...line, ...negative(line) } : line;

const minus = (paise: number): number => (paise === 0 ? 0 : -paise);

const negative = (line: TaxedPaise): TaxedPaise => ({
  taxablePaise: minus(line.taxablePaise),
  cgstPaise: minus(line.cgstPaise),
  sgstPaise: minus(line.sgstPaise),
  igstPaise: minus(line.igstPaise),
  cessPaise: minus(line.cessPaise),
});

const NOTHING: TaxedPaise = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  cessPaise: 0,
};

const inAll = (lines: readonly TaxedPaise[]): TaxedPaise => lines.reduce(addTaxed, NOTHING);

/** What is not taxable has no rate, whatever was written on its line. */
const rateOf = ({ treatment, rateBps }: TaxedSum): number =>
  treatment === 'taxable' ? rateBps : 0;

function partsOf(lines: readonly TaxedSum[]) {
  return {
    rates: grouped(lines, (line) => ({
      treatment: line.treatment,
      rateBps: rateOf(line),
    })).toSorted((a, b) => a.rateBps - b.rateBps),
    hsn: grouped(lines, (line) => ({ hsn: line.hsn, rateBps: rateOf(line) })).toSorted(
      (a, b) => compare(a.hsn, b.hsn) || a.rateBps - b.rateBps,
    ),
    places: grouped(lines, ({ place }) => ({ place })).toSorted((a, b) =>
      compare(a.place, b.place),
    ),
    supplies: grouped(lines, ({ supply }) => ({ supply })).toSorted((a, b) =>
      compare(a.supply, b.supply),
    ),
  };
}

/** Nothing comes last. */
const compare = (one: string | null, other: string | null): number =>
  one === other ? 0 : (one ?? '\uFFFF') < (other ?? '\uFFFF') ? -1 : 1;

/** @returns the lines of the same key as one sum each. */
function grouped<Key extends object>(
  lines: readonly TaxedSum[],
  keyOf: (line: TaxedSum) => Key,
): readonly (Key & TaxedPaise)[] {
  return [...Map.groupBy(lines, (line) => JSON.stringify(keyOf(line))).values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ ...keyOf(group[0]), ...inAll(group) }],
  );
}

const OF_DOCUMENTS: readonly TaxSource[] = ['invoice', 'credit-note', 'debit-note'];

type TieInput = {
  readonly bySource: ReadonlyMap<TaxSource, HeadSums>;
  readonly ledger: HeadSums;
  readonly documents: TaxedPaise;
};

function isTied({ bySource, ledger, documents }: TieInput): boolean {
  const ofLines: HeadSums = {
    cgst: documents.cgstPaise,
    sgst: documents.sgstPaise,
    igst: documents.igstPaise,
    cess: documents.cessPaise,
  };
  return TAX_HEADS.every((head) => {
    const sum = (sources: Iterable<TaxSource>) =>
      [...sources].reduce((total, of) => total + (bySource.get(of) ?? NO_HEADS)[head], 0);
    return sum(bySource.keys()) === ledger[head] && sum(OF_DOCUMENTS) === ofLines[head];
  });
}
