// Rooms of one kind have the same furniture.
import { describe, expect, test } from 'vitest';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { aggregates, entriesOf, files, read } from './tree.ts';

const SIX = ['commands.ts', 'decide.ts', 'events.ts', 'evolve.ts', 'index.ts', 'rejections.ts'];

/** Rules, tables and folders of them beside the six, each because one of the six would hide it. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  book: ['billing', 'keeping', 'members', 'reporting', 'terms.ts'],
  account: ['starter-charts.ts', 'terms.ts'],
  asset: ['depreciation.ts', 'terms.ts'],
  'account-type': ['tally-groups.ts', 'terms.ts'],
  person: ['terms.ts'],
  'catalogue/product': ['links.ts', 'rates.ts', 'terms.ts', 'values.ts'],
  'catalogue/unit': ['uqc.ts'],
  customer: ['details', 'mails', 'money', 'terms.ts'],
  invoice: ['drafting', 'issued', 'notes', 'registering', 'terms.ts'],
  journal: ['entries', 'mirrored.ts', 'output-tax.ts', 'terms.ts', 'voucher-types.ts'],
  presale: ['drafting', 'emailing.ts', 'issuing.ts', 'terms.ts'],
  settlement: ['ageing.ts', 'oldest-first.ts', 'parts.ts', 'schedule-ages.ts', 'terms.ts'],
  opening: ['bills', 'check.ts', 'journals.ts', 'judge.ts', 'terms.ts'],
  import: ['terms.ts'],
  'stock-journal': ['check.ts', 'lines', 'terms.ts'],
  appropriation: ['allowed.ts', 'by-hand.ts', 'propose.ts', 'set-off.ts', 'shapes.ts', 'spans.ts'],
  'asset-posting': ['check.ts', 'dispose.ts', 'run', 'shapes.ts', 'terms.ts', 'undo.ts'],
  'stock-posting': ['check.ts', 'run', 'shapes.ts', 'terms.ts'],
  record: ['fields.ts', 'kinds.ts'],
};

describe('the aggregates', () => {
  test('are the folders of core that are not the kernel or rules that keep no stream', () => {
    const folders = entriesOf('core').filter((name) => !name.includes('.'));
    const tops = new Set(aggregates.map((name) => name.split('/')[0] ?? ''));
    const rules = [
      'audit',
      'depreciation',
      'kernel',
      'paper',
      'documents',
      'statement',
      'stock-valuation',
      'tax',
    ];
    expect(folders.toSorted()).toStrictEqual([...tops, ...rules].toSorted());
  });

  test.each(aggregates)(
    '%s has its six files, upcast.ts once needed, and what is named',
    (name) => {
      const expected = [...SIX, ...(BESIDE[name] ?? [])];
      const found = entriesOf(`core/${name}`).filter((file) => file !== 'upcast.ts');
      expect(found.toSorted()).toStrictEqual(expected.toSorted());
    },
  );

  test.each(aggregates)('%s warns in its events that they lie on disk', (name) => {
    const [first = ''] = read(`core/${name}/events.ts`).split('\n');
    expect(first).toMatch(/^\/\/ These shapes lie on disk for ever\./);
  });

  test.each(aggregates)('%s has its examples under the same name', (name) => {
    const examples = files.filter(
      (file) => file.startsWith(`tests/core/${name}/`) && file.endsWith('.test.ts'),
    );
    expect(examples).not.toStrictEqual([]);
  });
});

/**
 * The route of a noun that is no master, all of which have one: people come by the session's door,
 * plain records by that of all kinds.
 */
const ROUTES: Readonly<Record<string, string>> = { person: 'session', record: 'entity' };

describe('the noun is spelt the same in every layer', () => {
  test.each(aggregates)('%s in core, in api and in the tests', (name) => {
    const [folder, master] = name.split('/');
    const noun = ROUTES[name] ?? folder;
    const routes = files.filter((file) => file.startsWith('api/routes/'));
    if (master === undefined) {
      expect(routes.filter((file) => file.endsWith(`/${noun}.ts`))).toHaveLength(1);
    } else {
      expect(MASTERS).toHaveProperty(wireKindOf(master as MasterKind));
    }
    expect(files.some((file) => file.startsWith(`tests/core/${name}/`))).toBe(true);
  });
});

describe('the projections', () => {
  const projections = entriesOf('projections').filter(
    (name) => name !== 'runner' && !name.includes('.'),
  );

  /** What of a long projection stands in files of its own. */
  const parts: Readonly<Record<string, readonly string[]>> = {
    'books-and-members': ['invitations.ts', 'read-counts.ts'],
    'book-settings': [
      'read-ageing.ts',
      'read-lines.ts',
      'read-ratios.ts',
      'read-rows.ts',
      'read-shares.ts',
      'read-stock.ts',
    ],
    receivables: ['credits.ts', 'receipts.ts', 'refunds.ts'],
    'invoice-status': [
      'email-patches.ts',
      'read-emails.ts',
      'read-latest.ts',
      'read-drafts.ts',
      'read-listed.ts',
      'read-overdue.ts',
      'read-register.ts',
      'read-settled.ts',
      'read-uses.ts',
    ],
    'catalogue-products': ['read-register.ts'],
    'customer-list': ['read-register.ts'],
    'journal-list': [
      'read-audit.ts',
      'read-between.ts',
      'read-causes.ts',
      'read-figures.ts',
      'read-listed.ts',
      'read-log.ts',
      'read-register.ts',
      'read-since.ts',
    ],
    'ledger-lines': ['read-audit.ts', 'read-figure.ts', 'read-sides.ts', 'read-terms.ts'],
    'period-totals': ['read-closings.ts', 'read-month-ends.ts', 'read-nets.ts', 'read-turnover.ts'],
    'presale-list': ['read-register.ts', 'read-uses.ts'],
    'stock-in-hand': ['read-batches.ts', 'read-godowns.ts'],
    'open-items': [
      'movement.ts',
      'of-journals.ts',
      'of-openings.ts',
      'of-settling.ts',
      'read-between.ts',
      'read-dues.ts',
      'read-named.ts',
      'read-on-day.ts',
      'read-open.ts',
    ],
  };

  test.each(projections)('%s has table, project and read', (name) => {
    const expected = ['project.ts', 'read.ts', 'table.ts', ...(parts[name] ?? [])];
    expect(entriesOf(`projections/${name}`).toSorted()).toStrictEqual(expected.toSorted());
  });
});

/** What stands in a feature, at any depth: what a file is called says what it exports. */
const FURNITURE = [
  { kind: 'a component', named: /^[A-Z][A-Za-z]+\.tsx$/, exports: /export (function|const) [A-Z]/ },
  { kind: 'a hook', named: /^use-[a-z-]+\.tsx?$/, exports: /export (function|const) use[A-Z]/ },
  { kind: 'styles', named: /^[a-z-]+\.css$/, exports: /(?:)/ },
  {
    kind: 'rules, queries or words',
    named: /^(?!use-)[a-z-]+\.ts$/,
    exports: /^(?![^]*export (async )?(function|const) use[A-Z])(?![^]*\buse(State|Effect)\()/,
  },
] as const;

describe('the features of the browser', () => {
  const inFeatures = files.filter((file) => file.startsWith('web/features/'));
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

  test('hold components, hooks, styles and plain rules, each named as what it exports', () => {
    const odd = inFeatures.filter((file) => {
      const kind = FURNITURE.find(({ named }) => named.test(nameOf(file)));
      return kind === undefined || !kind.exports.test(read(file));
    });
    expect(odd).toStrictEqual([]);
  });

  test('have no folder beside another whose name is its plural', () => {
    const folders = new Set(
      inFeatures.flatMap((file) => {
        const parts = file.split('/').slice(0, -1);
        return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
      }),
    );
    expect([...folders].filter((folder) => folders.has(`${folder}s`))).toStrictEqual([]);
  });
});
