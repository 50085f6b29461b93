// Input credit as a sheet: what returns of the days take, what is deferred and for what it waits,
// what gives no credit and by which line of the law, then the accounts of input tax.
import { creditedKind } from '#api/contract/trade/input-credit.ts';
import type { InputCredit, InputCreditLine } from '#api/contract/trade/input-credit.ts';
import { clauseName } from '#core/trade/terms.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { BLOCKED_CLAUSES, CREDIT_KIND_WORDS, NO_CREDIT_WORDS } from '#web/format/credit.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { TAX_SOURCES, taxOfHeads } from '../gst/gst-summary.ts';

type Heads = InputCredit['opening'];

/** A document's part, or a name with what it comes to. */
type CreditRow = {
  readonly name: string;
  readonly of: InputCreditLine | null;
  readonly heads: Heads;
};

type CreditColumn = DeclaredColumn<CreditRow>;

const ofLine = <Cell>(tell: (line: InputCreditLine) => Cell) => {
  return ({ of }: CreditRow): Cell | null => (of === null ? null : tell(of));
};

const head = (title: string, name: keyof Heads): CreditColumn =>
  column.money(title, ({ heads }) => heads[name], { adds: true, blankNil: true });

const COLUMNS: readonly CreditColumn[] = [
  column.text('Document', ({ name }) => name),
  column.text(
    'GSTIN',
    ofLine(({ gstin }) => gstin ?? ''),
    { onScreen: 'below' },
  ),
  column.date(
    'Date',
    ofLine(({ documentDate }) => documentDate),
  ),
  column.text(
    'Of',
    ofLine(({ creditKind: kind }) => (kind === null ? '' : CREDIT_KIND_WORDS[kind])),
    {
      onScreen: 'below',
    },
  ),
  column.text('Why', ofLine(whyInWords), { onPhone: 'below' }),
  column.money(
    'Value',
    ofLine(({ taxablePaise }) => taxablePaise),
    { adds: true, rule: 'pair' },
  ),
  head('IGST', 'igstPaise'),
  head('CGST', 'cgstPaise'),
  head('SGST', 'sgstPaise'),
  head('Cess', 'cessPaise'),
  column.money('GST', ({ heads }) => taxOfHeads(heads), {
    adds: true,
    rule: 'answer',
    onPhone: 'column',
  }),
];

const ORIGINS = {
  supplier: '',
  'reverse-charge': 'Reverse charge, ',
  'import-of-services': 'Import of services, ',
  distributor: 'From a distributor, ',
  'import-of-goods': 'Import of goods, ',
} as const;

const WAITS = {
  receipt: 'not received, s. 16(2)(b)',
  payment: 'its tax is due when it is paid, s. 16(2)(c)',
  'self-invoice': 'self-invoice to be made, s. 31(3)(f)',
  'supplier-note': 'the supplier’s credit note is to come, s. 34(2)',
  'a-return': 'no return chosen',
} as const;

/** @returns why a part stands where it stands: `Return to 31 Oct 2026`. */
function whyInWords(line: InputCreditLine): string {
  const { standing, returnTo, waitsFor, clause, noCredit, origin, reversedOn } = line;
  const { rule, number } = line;
  const from = ORIGINS[origin];
  const capital = (text: string) =>
    from === '' ? text.charAt(0).toUpperCase() + text.slice(1) : from + text;
  if (rule !== null) {
    const law =
      rule === '17-5'
        ? `section ${clause === null ? '17(5)' : clauseName(clause)}`
        : rule === '42'
          ? 'rules 42 and 43, 4(B)(1)'
          : `rule ${rule}`;
    return `By ${law}, ${number}: return to ${dayText(returnTo)}`;
  }
  if (reversedOn !== null) {
    return capital(`reversed on ${dayText(reversedOn)}: return to ${dayText(returnTo)}`);
  }
  if (standing === 'taken' || (waitsFor === 'a-return' && returnTo !== null)) {
    return capital(`return to ${dayText(returnTo)}`);
  }
  if (waitsFor !== null) return capital(WAITS[waitsFor]);
  if (noCredit !== null) return capital(NO_CREDIT_WORDS[noCredit]);
  const blocked = BLOCKED_CLAUSES.find(({ value }) => value === clause);
  return blocked?.label ?? capital('blocked, s. 17(5)');
}

const SECTIONS = [
  { standing: 'taken', name: 'Taken by returns of these days' },
  { standing: 'reversed', name: 'Reversed in returns of these days' },
  { standing: 'reclaimed', name: 'Claimed again in returns of these days' },
  { standing: 'deferred', name: 'Deferred at the end' },
  { standing: 'blocked', name: 'Blocked: in the cost' },
  { standing: 'none', name: 'No credit: in the cost' },
] as const;

const CREDITED: ReadonlySet<string> = new Set(creditedKind.options);

type CreditLine = DeclaredLine<CreditRow>;
type CreditParts = { readonly scope: number | undefined; readonly credit: InputCredit };

export function inputCreditView({ scope, credit }: CreditParts): ReportView {
  return reportOf(
    {
      title: 'Input credit',
      period: periodInWords(credit),
      remarks: creditInSentences(credit),
    },
    COLUMNS,
    [
      ...SECTIONS.flatMap((section) => sectionLines(section, credit, scope)),
      ...ledgerLines(credit),
    ],
  );
}

function sectionLines(
  { standing, name }: (typeof SECTIONS)[number],
  { rows }: InputCredit,
  scope: number | undefined,
): readonly CreditLine[] {
  const shown = rows.filter((row) => row.standing === standing).map(rowOf);
  if (shown.length === 0) return [];
  return [
    { as: 'group', key: standing, name },
    ...shown.map(({ row, of }, at): CreditLine => ({
      as: 'line',
      key: `${standing} ${at}`,
      level: 1,
      href: paths.bought[of.kind](of.documentId, scope),
      row,
    })),
    {
      as: 'subtotal',
      key: `${standing} sum`,
      name: `${name}, together`,
      sumOf: shown.map(({ row }) => row),
    },
  ];
}

const rowOf = (of: InputCreditLine) => ({
  of,
  row: {
    name:
      of.rule === '42'
        ? `Common credit, ${of.number}`
        : `${of.supplierName}, ${of.theirNumber ?? of.number}`,
    of,
    heads: of,
  },
});

/** What stands on the accounts of input tax, and what posted it. */
function ledgerLines({ opening, sources, closing, from, to }: InputCredit): readonly CreditLine[] {
  const named = (key: string, name: string, heads: Heads, as: CreditLine['as'] = 'line') =>
    ({ as, key, row: { name, of: null, heads } }) satisfies CreditLine;
  return [
    { as: 'group', key: 'ledger', name: 'Accounts of input tax' },
    named('opening', `Before ${dayText(from)}`, opening),
    ...sources.map(({ of, ...heads }) => named(`of ${of}`, TAX_SOURCES[of], heads)),
    named('closing', `On ${dayText(to)}`, closing, 'total'),
  ];
}

/** @returns what is taken, deferred and blocked, and whether the accounts agree. */
export function creditInSentences({ rows, sources, ties }: InputCredit): readonly string[] {
  const sumOf = (standing: InputCreditLine['standing']) =>
    rows.reduce((sum, row) => sum + (row.standing === standing ? taxOfHeads(row) : 0), 0);
  const lost = sumOf('blocked') + sumOf('none');
  const others = sources.filter(({ of }) => !CREDITED.has(of));
  const moved = [
    ['reversed', 0 - sumOf('reversed')],
    ['claimed again', sumOf('reclaimed')],
  ] as const;
  const parts = [
    `${formatRupees(sumOf('taken'))} taken`,
    ...moved.flatMap(([what, paise]) => (paise === 0 ? [] : [`${formatRupees(paise)} ${what}`])),
    `${formatRupees(sumOf('deferred'))} deferred`,
    `${formatRupees(lost)} in the cost`,
  ];
  return [
    `${parts.join(', ')}.`,
    ties
      ? others.length === 0
        ? 'Bills and debit notes are all that the accounts of input tax moved.'
        : 'Bills and debit notes agree with the accounts; what else was posted is named below.'
      : 'Bills and debit notes do not match the accounts of input tax.',
  ];
}
