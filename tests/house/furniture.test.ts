// Rooms of one kind have the same furniture.
import { describe, expect, test } from 'vitest';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { aggregates, entriesOf, files, read } from './tree.ts';

const SIX = ['commands.ts', 'decide.ts', 'events.ts', 'evolve.ts', 'index.ts', 'rejections.ts'];

/** Named tables and rules beside the six, each because one of the six would hide it. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  book: [
    'billing-profile.ts',
    'change-billing.ts',
    'decide-invitation.ts',
    'demo-events.ts',
    'demo.ts',
    'e-invoicing-events.ts',
    'e-invoicing.ts',
    'invitation-state.ts',
    'invitations.ts',
    'keeping.ts',
    'line-events.ts',
    'return-events.ts',
    'ratio-events.ts',
    'ratio-explanations.ts',
    'ageing-days.ts',
    'ageing-events.ts',
    'reporting.ts',
    'returns.ts',
    'logo.ts',
    'member-events.ts',
    'member-state.ts',
    'members.ts',
    'periods.ts',
    'permission.ts',
    'posting-account-events.ts',
    'posting-roles.ts',
    'roles.ts',
    'series-documents.ts',
    'series-start.ts',
    'series.ts',
    'statement-lines.ts',
    'stock-events.ts',
    'stock-policies.ts',
    'terms.ts',
    'turnover.ts',
    'undertakings.ts',
  ],
  account: ['starter-charts.ts', 'terms.ts'],
  asset: ['depreciation.ts', 'terms.ts'],
  'account-type': ['tally-groups.ts', 'terms.ts'],
  person: ['terms.ts'],
  'catalogue/product': ['links.ts', 'rates.ts', 'terms.ts', 'values.ts'],
  'catalogue/unit': ['uqc.ts'],
  customer: [
    'advance-use.ts',
    'advances.ts',
    'changing.ts',
    'deductions.ts',
    'details.ts',
    'email-commands.ts',
    'emailing.ts',
    'erasing.ts',
    'erasure-events.ts',
    'money.ts',
    'receipt-events.ts',
    'receipts.ts',
    'refund-events.ts',
    'refunds.ts',
    'settling.ts',
    'statement-events.ts',
    'terms.ts',
  ],
  invoice: [
    'amounts.ts',
    'credit-reversal.ts',
    'crediting.ts',
    'credit-note-commands.ts',
    'debit-note-commands.ts',
    'debit-note-events.ts',
    'debit-supply.ts',
    'debiting.ts',
    'drafting.ts',
    'email-outcomes.ts',
    'emailing.ts',
    'header.ts',
    'issuing.ts',
    'lines.ts',
    'open-way.ts',
    'particular-words.ts',
    'particulars.ts',
    'draft-input.ts',
    'goods.ts',
    'goods-moved.ts',
    'income.ts',
    'places.ts',
    'placing.ts',
    'placing-refusal.ts',
    'parties.ts',
    'registered-particulars.ts',
    'registering-commands.ts',
    'registering-events.ts',
    'registering-rejections.ts',
    'registering.ts',
    'registration-state.ts',
    'reminder-events.ts',
    'reminder-state.ts',
    'reminding.ts',
    'settling-events.ts',
    'cancelling.ts',
    'settling.ts',
    'terms.ts',
  ],
  journal: [
    'check.ts',
    'entries.ts',
    'mirrored.ts',
    'output-tax.ts',
    'references.ts',
    'settling.ts',
    'terms.ts',
    'voucher-types.ts',
  ],
  presale: ['drafting.ts', 'emailing.ts', 'goods.ts', 'issuing.ts', 'pricing.ts', 'terms.ts'],
  settlement: ['ageing.ts', 'oldest-first.ts', 'parts.ts', 'terms.ts'],
  opening: [
    'bill-changes.ts',
    'bills.ts',
    'check-bills.ts',
    'check.ts',
    'journals.ts',
    'judge.ts',
    'terms.ts',
  ],
  import: ['terms.ts'],
  'stock-journal': [
    'batch-dates.ts',
    'batches.ts',
    'check.ts',
    'lines.ts',
    'lost.ts',
    'terms.ts',
    'value.ts',
  ],
  appropriation: ['allowed.ts', 'by-hand.ts', 'propose.ts', 'set-off.ts', 'shapes.ts', 'spans.ts'],
  'asset-posting': [
    'check.ts',
    'dispose.ts',
    'groups.ts',
    'hand-posted.ts',
    'posted.ts',
    'propose.ts',
    'schedule-lines.ts',
    'shapes.ts',
    'taken-back.ts',
    'tax-lines.ts',
    'taxed-assets.ts',
    'terms.ts',
    'undo.ts',
    'unposted-line.ts',
  ],
  'stock-posting': [
    'amounts.ts',
    'check.ts',
    'due-of-move.ts',
    'dues.ts',
    'groups.ts',
    'other-dues.ts',
    'propose.ts',
    'shapes.ts',
    'terms.ts',
    'unposted.ts',
  ],
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
    'book-settings': ['read-ageing.ts', 'read-lines.ts', 'read-ratios.ts', 'read-stock.ts'],
    receivables: ['credits.ts', 'receipts.ts', 'refunds.ts'],
    'invoice-status': [
      'email-patches.ts',
      'read-emails.ts',
      'read-latest.ts',
      'read-drafts.ts',
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
      'read-log.ts',
      'read-register.ts',
      'read-since.ts',
    ],
    'ledger-lines': [
      'read-audit.ts',
      'read-figure.ts',
      'read-sides.ts',
      'read-terms.ts',
      'read-turnover.ts',
    ],
    'period-totals': ['read-closings.ts', 'read-month-ends.ts', 'read-nets.ts'],
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
