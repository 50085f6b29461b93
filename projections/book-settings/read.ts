import type { QueryExecutorProvider } from 'kysely';
import {
  NEW_PROFILE,
  NO_E_INVOICING,
  NO_KEEPING,
  NO_TAX_DEDUCTION,
  withLegalForm,
} from '#core/book/index.ts';
import type {
  BillingProfile,
  EInvoicingSettings,
  Keeping,
  LegalFormFrom,
  PostingRole,
  SeriesStarts,
  TaxDeduction,
} from '#core/book/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  FilingFrequency,
  FrequencyFrom,
  LegalForm,
  Proceedings,
  Turnovers,
} from '#core/tax/index.ts';
import { settingRows, settingsUnder } from './read-rows.ts';
import type { SettingRow } from './read-rows.ts';
import { KEEPING, PREFIX, RETURNS } from './table.ts';
import type { FilingRow } from './table.ts';

export type SettingsOfBook = {
  readonly billing: BillingProfile;
  /** Only the roles that are settled. */
  readonly postingAccounts: Readonly<Partial<Record<PostingRole, number>>>;
  readonly turnovers: Turnovers;
  readonly seriesStarts: SeriesStarts;
  /** The letters of undertaking by the labels of their financial years. */
  readonly undertakings: Readonly<Record<string, string>>;
  readonly eInvoicing: EInvoicingSettings;
  readonly taxDeduction: TaxDeduction;
};

/** @returns how a book keeps its documents, its proceedings in the order of their numbers. */
export async function keepingOf(db: QueryExecutorProvider, bookId: number): Promise<Keeping> {
  return keepingFrom(await settingRows(db, bookId, `${PREFIX.keeping}%`));
}

/** @returns the keeping that a book's rows make. */
export function keepingFrom(rows: readonly SettingRow[]): Keeping {
  const kept = settingsUnder(rows, PREFIX.keeping);
  const set = new Map(kept.map(({ name, value }) => [name, value]));
  const proceedings = [...set]
    .filter(([name]) => name.startsWith(KEEPING.began))
    .map(([, value]) => value as Omit<Proceedings, 'endedOn'>)
    .map((one) => {
      const endedOn = set.get(`${KEEPING.ended}${one.number}`) as CalendarDate | undefined;
      return { ...one, endedOn: endedOn ?? null };
    })
    .toSorted((a, b) => a.number - b.number);
  const legalForms = legalFormsIn(kept);
  const legalForm = legalForms.at(-1)?.legalForm ?? NO_KEEPING.legalForm;
  return { legalForm, legalForms, proceedings };
}

/** As the events said them, one after the other. */
const legalFormsIn = (kept: readonly SettingRow[]): readonly LegalFormFrom[] =>
  kept
    .filter(({ name }) => name === KEEPING.form || name.startsWith(KEEPING.formFrom))
    .toSorted((a, b) => a.lastSeq - b.lastSeq)
    .reduce<readonly LegalFormFrom[]>((forms, { name, value }) => {
      const day = name.slice(KEEPING.formFrom.length);
      const from = day === '' ? null : (day as CalendarDate);
      return withLegalForm(forms, { from, legalForm: value as LegalForm });
    }, []);

/** @returns what a book has set; whatever it has not, as a new one has it. */
export async function settingsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<SettingsOfBook> {
  return settingsFrom(await settingRows(db, bookId));
}

/** @returns the settings that a book's rows make. */
export function settingsFrom(rows: readonly SettingRow[]): SettingsOfBook {
  const under = (prefix: string): Record<string, unknown> =>
    Object.fromEntries(settingsUnder(rows, prefix).map(({ name, value }) => [name, value]));
  return {
    billing: { ...NEW_PROFILE, ...(under(PREFIX.billing) as Partial<BillingProfile>) },
    postingAccounts: under(PREFIX.posting) as Partial<Record<PostingRole, number>>,
    turnovers: numbersFrom(under(PREFIX.turnover)),
    seriesStarts: numbersFrom(under(PREFIX.start)),
    undertakings: Object.fromEntries(
      Object.entries(under(PREFIX.undertaking)).flatMap(([year, reference]) =>
        typeof reference === 'string' ? [[year, reference] as const] : [],
      ),
    ),
    eInvoicing: { ...NO_E_INVOICING, ...(under(PREFIX.eInvoicing) as Partial<EInvoicingSettings>) },
    taxDeduction: { ...NO_TAX_DEDUCTION, ...(under(PREFIX.taxDeduction) as Partial<TaxDeduction>) },
  };
}

/** A null stands for what was taken away. */
const numbersFrom = (values: Readonly<Record<string, unknown>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );

export type ReturnsOfBook = {
  /** The first day of its registration as it is now; null where nothing was said. */
  readonly registeredFrom: CalendarDate | null;
  readonly frequencies: readonly FrequencyFrom[];
  /** Each with the event that marked it. */
  readonly filings: readonly (FilingRow & { readonly seq: number })[];
};

/** @returns how a book files its returns, and which are marked filed. */
export async function returnsOfBook(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<ReturnsOfBook> {
  return returnsFrom(await settingRows(db, bookId, `${PREFIX.returns}%`));
}

/** @returns the returns that a book's rows make. */
export function returnsFrom(rows: readonly SettingRow[]): ReturnsOfBook {
  const under = (part: string) => settingsUnder(rows, `${PREFIX.returns}${part}`);
  const [registered] = under(RETURNS.registeredFrom);
  return {
    registeredFrom: (registered?.value ?? null) as CalendarDate | null,
    frequencies: under(RETURNS.frequency).map(({ name, value }) => ({
      from: name as CalendarDate,
      frequency: value as FilingFrequency,
    })),
    filings: under(RETURNS.filing).flatMap(({ value, lastSeq: seq }) =>
      value === null ? [] : [{ ...(value as FilingRow), seq }],
    ),
  };
}
