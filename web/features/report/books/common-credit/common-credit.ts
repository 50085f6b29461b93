// The working sheet of CGST Rules 42 and 43: each figure by the letter of its rule, the supplies
// that make its share, capital goods, lines of bills by use, and the entries of the year.
import type { CommonCredit, CreditMoveDetail } from '#api/contract/trade/credit-reversal.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { periodOfSpan, returnPeriodInWords } from '#core/tax/index.ts';
import { dueIn, sumOfHeads, taxPaise } from '#core/trade/index.ts';
import type { CreditHeads } from '#core/trade/index.ts';
import { CREDIT_KIND_WORDS } from '#web/format/credit.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import { counted, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { SUPPLY_KIND_NAMES, UNTAXED_NAMES } from '../gst/gst-summary.ts';

/** The reply with its figures beside what they are made of. */
export type WorkingSheet = CommonCredit['figures'] & Omit<CommonCredit, 'figures'>;

export const workingSheetOf = ({ figures, ...made }: CommonCredit): WorkingSheet => ({
  ...figures,
  ...made,
});

type SheetRow = {
  readonly name: string;
  readonly how: string;
  readonly valuePaise: number | null;
  readonly heads: CreditHeads | null;
};

const head = (title: string, name: keyof CreditHeads): DeclaredColumn<SheetRow> =>
  column.money(title, ({ heads }) => heads?.[name] ?? null, { blankNil: true });

const COLUMNS: readonly DeclaredColumn<SheetRow>[] = [
  column.text('Particulars', ({ name }) => name),
  column.text('How', ({ how }) => how, { onPhone: 'below' }),
  column.money('Value', ({ valuePaise }) => valuePaise, { rule: 'pair', onPhone: 'column' }),
  head('IGST', 'igstPaise'),
  head('CGST', 'cgstPaise'),
  head('SGST', 'sgstPaise'),
  head('Cess', 'cessPaise'),
  column.money('GST', ({ heads }) => (heads === null ? null : taxPaise(heads)), {
    rule: 'answer',
    onPhone: 'column',
  }),
];

type SheetLine = DeclaredLine<SheetRow>;
type PostedSheetOfRules = NonNullable<CreditMoveDetail['sheet']>;

type Parts = { readonly scope: number | undefined; readonly sheet: WorkingSheet };

export const commonCreditView = ({ scope, sheet }: Parts): ReportView =>
  reportOf(
    {
      title: 'Rules 42 and 43',
      period: periodInWords(sheet),
      remarks: commonCreditInWords(sheet),
    },
    COLUMNS,
    isEmptySheet(sheet)
      ? []
      : [
          ...ruleLines(sheet),
          ...dueLines(sheet),
          ...supplyLines(sheet, scope),
          ...assetLines(sheet, scope),
          ...usedLines(sheet, scope),
          ...moveLines(sheet, scope),
        ],
  );

/** @returns the figures of a sheet as its entry has them. */
export const postedSheetView = ({ figures, moved, interest }: PostedSheetOfRules): ReportView =>
  reportOf({ title: 'Rules 42 and 43', period: periodInWords(figures), remarks: [] }, COLUMNS, [
    ...ruleLines(figures),
    group('moved', 'By this entry'),
    ...(figures.of === 'year'
      ? [figure('before', 'Moved before', 'By other entries of the year', figures.before)]
      : []),
    figure('moved 42', 'By rule 42', '', moved.rule42),
    ...(figures.of === 'year' ? [] : [figure('moved 43', 'By rule 43', '', moved.rule43)]),
    ...(taxPaise(interest) === 0
      ? []
      : [figure('interest', 'Interest', 'Rule 42(2)(a), 18 %: paid with the return', interest)]),
  ]);

/** Whether the rules take nothing of these days, and never did. */
export const isEmptySheet = ({ lines, assets, moves }: WorkingSheet): boolean =>
  lines.length === 0 && assets.length === 0 && moves.length === 0;

const group = (key: string, name: string): SheetLine => ({ as: 'group', key, name });

const figure = (
  key: string,
  name: string,
  how: string,
  heads: CreditHeads,
  as: SheetLine['as'] = 'line',
): SheetLine => ({ as, key, level: 1, row: { name, how, valuePaise: null, heads } });

type Figures = Pick<
  WorkingSheet,
  'inputs' | 'goods' | 'rule42' | 'rule43' | 'supplies' | 'from' | 'to' | 'isAlsoPrivate'
>;

function ruleLines(sheet: Figures): readonly SheetLine[] {
  const { inputs, goods, rule42, rule43 } = sheet;
  const { t, t1, t2, t3, c1, t4, c2, d1, d2, c3 } = inputs;
  const share = shareInWords(sheet);
  return [
    group('42', 'Rule 42: inputs and input services'),
    figure('t', 'T, credit in all', 'Lines of bills, notes and bills of entry', t),
    figure('t1', 'T1, private', 'Of private use alone', t1),
    figure('t2', 'T2, exempt', 'Of exempt supplies alone', t2),
    figure('t3', 'T3, blocked', 'Section 17(5), in the cost', t3),
    figure('c1', 'C1, credited', 'T − T1 − T2 − T3', c1),
    figure('t4', 'T4, taxable', 'Of taxable and zero-rated supplies alone', t4),
    figure('c2', 'C2, common', 'C1 − T4', c2),
    figure('d1', 'D1, exempt supplies', `C2 × E ÷ F: ${share}`, d1),
    figure('d2', 'D2, private', sheet.isAlsoPrivate ? '5 % of C2' : 'No private use was said', d2),
    figure('c3', 'C3, stays', 'C2 − D1 − D2', c3),
    figure('of 42', 'By rule 42', 'T1 + T2 + D1 + D2', rule42, 'subtotal'),
    ...(goods === null
      ? []
      : [
          group('43', 'Rule 43: capital goods'),
          figure('own', 'Exempt or private', 'Of such use alone: no credit', goods.own),
          figure('tc', 'Tc, common', 'Within sixty months of the invoice', goods.tc),
          figure('tm', 'Tm, of the days', 'Tc ÷ 60 for each month', goods.tm),
          figure('te', 'Te, exempt supplies', `Tm × E ÷ F: ${share}`, goods.te),
          figure('of 43', 'By rule 43', 'Exempt or private, and Te', rule43, 'subtotal'),
        ]),
  ];
}

function dueLines({ before, due, table4B1, of }: WorkingSheet): readonly SheetLine[] {
  return [
    group('due', 'To be reversed'),
    figure('before', 'Reversed already', 'Less what was claimed again', before),
    figure(
      'to do',
      of === 'year' ? 'Difference' : 'To be reversed',
      of === 'year' ? 'Below nil: to be claimed again' : 'By both rules, less what is reversed',
      due,
    ),
    ...(of === 'year'
      ? []
      : [figure('4b1', 'GSTR-3B, table 4(B)(1)', 'With T3, section 17(5)', table4B1, 'total')]),
  ];
}

/** @returns `20,000.00 of 1,00,000.00 (20.00 %)`, with the days where they are others. */
function shareInWords({ supplies, from, to }: Figures): string {
  if (supplies === null) return 'nothing was supplied';
  const { exemptPaise, totalPaise } = supplies;
  const percent = totalPaise > 0 ? ((exemptPaise / totalPaise) * 100).toFixed(2) : '0.00';
  const said = `${formatPaise(exemptPaise)} of ${formatPaise(totalPaise)}, ${percent} %`;
  return supplies.from === from && supplies.to === to ? said : `${said}, of ${daysSaid(supplies)}`;
}

const daysSaid = ({ from, to }: Pick<WorkingSheet, 'from' | 'to'>): string =>
  `${formatDate(from)} to ${formatDate(to)}`;

function supplyLines(
  { supplies, classes, exempt }: WorkingSheet,
  scope: number | undefined,
): readonly SheetLine[] {
  if (supplies === null) return [];
  const { from, to, exemptPaise, totalPaise } = supplies;
  const register = paths.bookReport('sales-register', scope, { from, to });
  const valued = (key: string, name: string, how: string, valuePaise: number): SheetLine => {
    return { as: 'line', key, level: 1, row: { name, how, valuePaise, heads: null } };
  };
  return [
    group('supplies', `Supplies, ${daysSaid(supplies)}`),
    ...classes.map(({ supply, treatment, reverseCharge, isExempt, valuePaise }, at) => {
      const what = [
        SUPPLY_KIND_NAMES[supply],
        treatment === 'taxable' ? 'taxable' : UNTAXED_NAMES[treatment].toLowerCase(),
        ...(reverseCharge ? ['reverse charge'] : []),
      ].join(', ');
      return valued(`class ${at}`, what, isExempt ? 'In E and F' : 'In F', valuePaise);
    }),
    {
      ...valued('e', 'E, exempt supplies', 'Section 2(47) and 17(3)', exemptPaise),
      as: 'subtotal',
    },
    {
      ...valued('f', 'F, turnover in the State', 'Without tax: the sales register', totalPaise),
      as: 'subtotal',
      href: register,
    },
    ...exempt.map((one): SheetLine => {
      const said = `${dayText(one.entryDate)}, exempt`;
      return {
        ...valued(
          `${one.kind} ${one.documentId}`,
          `${one.number}, ${one.party}`,
          said,
          one.valuePaise,
        ),
        level: 2,
        href: paths.invoice(one.invoiceId, scope),
      };
    }),
  ];
}

type Used = WorkingSheet['lines'][number];

const lineOf = (
  one: Used,
  how: string,
  heads: CreditHeads,
  scope: number | undefined,
): SheetLine => ({
  as: 'line',
  key: `${one.document} ${one.documentId} ${one.line} ${how}`,
  level: 1,
  href: paths.bought[one.document](one.documentId, scope),
  row: { name: `${one.number}, ${one.party}: ${one.name}`, how, valuePaise: null, heads },
});

function assetLines({ assets }: WorkingSheet, scope: number | undefined): readonly SheetLine[] {
  if (assets.length === 0) return [];
  return [
    group('assets', 'Capital goods of common use, Tm'),
    ...assets.flatMap((one) => {
      if (one.inUse === null) return [];
      const { monthsLeft, tm } = one.inUse;
      const of = `of ${dayText(one.documentDate)}, Tc ${formatPaise(taxPaise(one.taxes))}`;
      return lineOf(one, `${of}, ${counted(monthsLeft, 'month')} left`, tm, scope);
    }),
  ];
}

const USES = [
  { use: 'common', name: 'C2, common' },
  { use: 'exempt', name: 'T2, exempt' },
  { use: 'private', name: 'T1, private' },
  { use: 'taxable', name: 'T4, taxable' },
] as const;

/** Lines of capital goods stand among them as they are taken; those of common use above too. */
function usedLines({ lines }: WorkingSheet, scope: number | undefined): readonly SheetLine[] {
  const parts = [
    ...USES.map(({ use, name }) => ({
      name,
      of: lines.filter((one) => one.use === use && !one.isBlocked && one.kind !== 'capital-goods'),
    })),
    { name: 'T3, blocked', of: lines.filter((one) => one.isBlocked) },
    {
      name: 'Capital goods',
      of: lines.filter((one) => one.kind === 'capital-goods' && !one.isBlocked),
    },
  ];
  return parts.flatMap(({ name, of }) =>
    of.length === 0
      ? []
      : [
          group(`lines ${name}`, `Lines of bills: ${name}`),
          ...of.map((one) => {
            const use = USES.find((known) => known.use === one.use)?.name ?? '';
            const how = `${CREDIT_KIND_WORDS[one.kind]}, ${dayText(one.documentDate)}`;
            const said = name === 'Capital goods' ? `${how}, ${use.slice(4)}` : how;
            return lineOf(one, said, one.taxes, scope);
          }),
        ],
  );
}

function moveLines({ moves }: WorkingSheet, scope: number | undefined): readonly SheetLine[] {
  if (moves.length === 0) return [];
  return [
    group('moves', 'Entries of the financial year, with the balance by head'),
    ...moves.flatMap((one): SheetLine[] => {
      const key = `${one.kind} ${one.documentId}`;
      const of = one.of === 'year' ? `FY ${yearOf(one.to)}` : monthOf(one);
      const what = one.kind === 'credit-reversal' ? 'reversed' : 'claimed again';
      const how = `${dayText(one.postedOn)}, GSTR-3B to ${dayText(one.returnTo)}`;
      return [
        {
          ...figure(key, `${one.number}, ${of} ${what}`, how, one.heads),
          href: paths.bought[one.kind](one.documentId, scope),
        },
        figure(`${key} balance`, 'Balance', '', one.balance, 'subtotal'),
      ];
    }),
  ];
}

const yearOf = (day: WorkingSheet['to']): string => financialYearLabel(financialYearOf(day));
const monthOf = ({ to }: Pick<WorkingSheet, 'to'>): string =>
  returnPeriodInWords(periodOfSpan({ from: to, to }));

/** @returns `October 2026`, or `FY 26-27`. */
export const sheetTitle = ({ of, to }: Pick<WorkingSheet, 'of' | 'to'>): string =>
  of === 'year' ? `FY ${yearOf(to)}` : monthOf({ to });

type Act = { readonly kind: 'credit-reversal' | 'credit-reclaim'; readonly heads: CreditHeads };

/** What the sheet proposes: of a return nothing once it is posted, whatever has moved since. */
export function proposalsOf(sheet: WorkingSheet): readonly Act[] {
  const { of, posted, isOver, openPeriod, asOn } = sheet;
  if (!isOver || openPeriod.from > asOn || (of === 'return' && posted !== null)) return [];
  const kinds = of === 'year' ? (['credit-reversal', 'credit-reclaim'] as const) : REVERSAL;
  return kinds
    .map((kind) => ({ kind, heads: dueIn(kind, sheet) }))
    .filter(({ heads }) => taxPaise(heads) > 0);
}
const REVERSAL = ['credit-reversal'] as const;

/** @returns what is to be done of these days, and what has moved since it was. */
export function commonCreditInWords(sheet: WorkingSheet): readonly string[] {
  const { of, posted, isOver, due, interest, settleBy, openPeriod, supplies } = sheet;
  if (isEmptySheet(sheet)) return [NOTHING];
  const reverse = taxPaise(dueIn('credit-reversal', sheet));
  const reclaim = taxPaise(dueIn('credit-reclaim', sheet));
  const others =
    supplies !== null && (supplies.from !== sheet.from || supplies.to !== sheet.to)
      ? [`Nothing was supplied in these days: E and F are of ${daysSaid(supplies)}.`]
      : [];
  const inReturn = `in GSTR-3B of ${monthOf(openPeriod)}`;
  if (of === 'return' && posted !== null) {
    const since = sumOfHeads([due]);
    const moved = taxPaise(since);
    return [
      `${formatRupees(taxPaise(posted.heads))} is reversed, ${posted.number}.`,
      ...(reverse === 0 && reclaim === 0
        ? []
        : [
            `${formatRupees(moved)} has moved since: reverse ${posted.number} and post it again, ` +
              'or leave it to the financial year.',
          ]),
      ...others,
    ];
  }
  if (!isOver) return ['Its days are not over: this is what they come to so far.', ...others];
  return [
    ...(reverse === 0 ? [] : [`Reverse ${formatRupees(reverse)} ${inReturn}.`]),
    ...(reclaim === 0 ? [] : [`Claim ${formatRupees(reclaim)} again ${inReturn}.`]),
    ...(reverse === 0 && reclaim === 0 ? ['Nothing to reverse.'] : []),
    ...(taxPaise(interest) === 0
      ? []
      : [
          `Interest to date ${formatRupees(taxPaise(interest))}, 18 % from 1 April: rule 42(2)(a).`,
        ]),
    ...(settleBy === null || (reverse === 0 && reclaim === 0)
      ? []
      : [`By the return to ${formatDate(settleBy)}.`]),
    ...others,
  ];
}

const NOTHING = 'No bill of these days gives input credit, and no capital goods are of common use.';
