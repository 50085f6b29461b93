// The register of sales or notes: its vouchers with each head of tax, and what they come to.
import { amountsOf } from '#core/invoice/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { RegisterKind, TaxRegisterRow, TaxRegister } from '#api/contract/account/registers.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { postedDocuments, registerMonths } from './posted-documents.ts';
import type { PostedDocument, RegisterMonth, TaxedPaise } from './posted-documents.ts';

type RegisterQuery = {
  readonly kind: RegisterKind;
  readonly limit: number;
  readonly offset: number;
};

export function readRegister(
  db: ReadTables,
  bookId: number,
  period: Period,
  { kind, limit, offset }: RegisterQuery,
): Promise<TaxRegister> {
  return snapshot(db, async (tables) => {
    const months = await registerMonths(tables, bookId, kind, period);
    const stretch = { ...period, kind, limit, offset };
    const rows = await postedDocuments(tables, bookId, stretch);
    return {
      from: period.from,
      to: period.to,
      rows: rows.map(rowOf),
      months: months.map(withTotal),
      totals: withTotal(inAll(months)),
    };
  });
}

type Sum = TaxedPaise & { readonly roundOffPaise: number };

const NOTHING: Sum & { readonly count: number } = {
  count: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  cessPaise: 0,
  roundOffPaise: 0,
};

const inAll = (months: readonly RegisterMonth[]): Sum & { readonly count: number } =>
  months.reduce(
    (sum, month) => ({
      count: sum.count + month.count,
      ...addTaxed(sum, month),
      roundOffPaise: sum.roundOffPaise + month.roundOffPaise,
    }),
    NOTHING,
  );

/** @returns both together, head by head. */
export const addTaxed = (one: TaxedPaise, other: TaxedPaise): TaxedPaise => ({
  taxablePaise: one.taxablePaise + other.taxablePaise,
  cgstPaise: one.cgstPaise + other.cgstPaise,
  sgstPaise: one.sgstPaise + other.sgstPaise,
  igstPaise: one.igstPaise + other.igstPaise,
  cessPaise: one.cessPaise + other.cessPaise,
});

const withTotal = <One extends Sum>(sum: One) => ({
  ...sum,
  totalPaise:
    sum.taxablePaise +
    sum.cgstPaise +
    sum.sgstPaise +
    sum.igstPaise +
    sum.cessPaise +
    sum.roundOffPaise,
});

function rowOf(row: PostedDocument): TaxRegisterRow {
  const { sign } = row;
  const amounts = amountsOf(row.lines);
  const times = (paise: number) => (paise === 0 ? 0 : sign * paise);
  return {
    journalId: row.journalId,
    entry: row.number,
    date: row.entryDate,
    document: { id: row.documentId, number: row.documentNumber, invoiceId: row.invoiceId },
    party: row.party,
    partyGstin: row.gstin,
    place: row.place,
    supply: row.supply,
    reverses: row.reverses,
    reversedBy: row.reversedBy,
    ...withTotal({
      taxablePaise: times(amounts.taxablePaise),
      cgstPaise: times(amounts.cgstPaise),
      sgstPaise: times(amounts.sgstPaise),
      igstPaise: times(amounts.igstPaise),
      cessPaise: times(amounts.cessPaise),
      roundOffPaise: times(row.roundOffPaise),
    }),
  };
}
