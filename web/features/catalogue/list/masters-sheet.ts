// A list of masters as a sheet: the name of each, and what else is said of its kind.
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { listSharedAccountTypes } from '#api/contract/server/installation.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { matching } from '#web/ui/picker/match.ts';
import { ALL_MAX, readMasterPage } from '../calls/lists.ts';
import type { ListedMaster } from '../calls/lists.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { Kind, MastersBook } from '../kinds.ts';
import { parentsOf } from './rows.ts';
import type { MasterFilter } from './use-masters.ts';

type MasterColumn = ReportColumnOf<ListedMaster>;

const named = (items: readonly { readonly name: string }[]): string =>
  items.map(({ name }) => name).join(', ');

const percentOf = (bps: number | null): number | null => (bps === null ? null : bps / 100);

const OF_KIND: Partial<Readonly<Record<Kind, readonly MasterColumn[]>>> = {
  product: [
    { head: 'Category', kind: 'text', of: (one) => ('brandId' in one ? one.category : null) },
    { head: 'Brand', kind: 'text', of: (one) => ('brandId' in one ? one.brand : null) },
    { head: 'Unit', kind: 'text', of: (one) => ('brandId' in one ? one.unit : null) },
    { head: 'HSN or SAC', kind: 'text', of: (one) => ('brandId' in one ? one.hsn : null) },
    {
      head: 'GST %',
      kind: 'percent',
      of: (one) => ('brandId' in one ? percentOf(one.gstBps) : null),
    },
  ],
  category: [
    {
      head: 'Under',
      kind: 'text',
      of: (one) => ('nestedParent' in one ? parentsOf(one.nestedParent) : null),
    },
    {
      head: 'Details of its products',
      kind: 'text',
      of: (one) => ('categoryProducts' in one ? named(one.categoryProducts) : null),
    },
  ],
  unit: [{ head: 'UQC', kind: 'text', of: (one) => ('uqc' in one ? one.uqc : null) }],
  service: [
    {
      head: 'Attributes',
      kind: 'text',
      of: (one) => ('serviceAttributes' in one ? named(one.serviceAttributes) : null),
    },
  ],
};

const NAME: MasterColumn = { head: 'Name', kind: 'text', of: ({ name }) => name };

const STATUS: MasterColumn = {
  head: 'Status',
  kind: 'text',
  of: ({ status }) => (status === 'enabled' ? null : status),
};

/** A book sees which of its masters all books share. */
const SHARED: MasterColumn = {
  head: 'Of',
  kind: 'text',
  of: ({ shared }) => (shared ? 'all books' : 'this book'),
};

const TYPE_COLUMNS: readonly ReportColumnOf<SharedAccountType>[] = [
  { head: 'Name', kind: 'text', of: ({ name }) => name },
  { head: 'Nature', kind: 'text', of: ({ nature }) => nature },
  { head: 'Accounts', kind: 'count', of: ({ accounts }) => accounts },
];

type SheetQuery = MasterFilter & { readonly kind: Kind; readonly where: MastersBook };

/** The whole list as it is searched. */
export async function mastersSheet(gathering: SheetWork, asked: SheetQuery): Promise<ReportSheet> {
  const { kind, search } = asked;
  return {
    title: KIND_WORDS[kind].title,
    period: asOnInWords(todayInIndia()),
    remarks: search === '' ? [] : [`Found by ‘${search}’`],
    ...(await tableOf(gathering, asked)),
  };
}

type Table = Pick<ReportSheet, 'columns' | 'lines'>;

async function tableOf(gathering: SheetWork, asked: SheetQuery): Promise<Table> {
  const { kind, where, search, scope } = asked;
  if (kind === 'account_type') {
    const { items } = await gathering.read(listSharedAccountTypes, { query: {} });
    const found = new Set((search === '' ? items : matching(items, search)).map(({ id }) => id));
    const lines = reportLines(
      TYPE_COLUMNS,
      items.filter(({ id }) => found.has(id)),
    );
    return { columns: reportColumns(TYPE_COLUMNS), lines };
  }
  const columns = [NAME, ...(OF_KIND[kind] ?? []), ...(where === null ? [] : [SHARED]), STATUS];
  const pages = await everyPage(gathering, {
    read: (begin: number | null) =>
      readMasterPage(gathering.read, kind, where, { scope, search, limit: ALL_MAX, begin }),
    next: ({ next }) => next,
    countOf: ({ items }) => items.length,
  });
  return {
    columns: reportColumns(columns),
    lines: reportLines(
      columns,
      pages.flatMap(({ items }) => items),
    ),
  };
}
