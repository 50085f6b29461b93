// The division of a year's profit as a sheet: a line for each partner, as it would be posted, or as
// it was.
import type {
  AppropriationLineWire,
  AppropriationReply,
  AppropriationRunWire,
} from '#api/contract/account/reports/appropriation.ts';
import type { ReportColumn } from '#core/kernel/writing/sheet.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportView } from '../kit/report-view.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Partner', kind: 'text' },
  { head: 'Current account', kind: 'text' },
  { head: 'Interest on capital (₹)', kind: 'money', rule: 'pair' },
  { head: 'Remuneration (₹)', kind: 'money' },
  { head: 'Share of profit (₹)', kind: 'money' },
  { head: 'Total (₹)', kind: 'money', rule: 'answer' },
];

const BY_HAND: ReportColumn = { head: 'Posted by hand (₹)', kind: 'money' };

const AMOUNTS = ['interest', 'remuneration', 'share', 'total'] as const;

export type AppropriationParts = {
  readonly scope: number | undefined;
  readonly reply: AppropriationReply;
};

type ShownLine = AppropriationLineWire & { readonly by_hand?: string };

/** @returns the division that stands, else the one that would be posted. */
export function shownLines(reply: AppropriationReply): readonly ShownLine[] {
  const { lines, set_off: setOff } = reply;
  const byHand = new Map(setOff.map(({ name, by_hand: rupees }) => [name, rupees]));
  return (
    standingRun(reply)?.lines.map((line) => ({
      ...line,
      by_hand: byHand.get(line.name) ?? '0.00',
    })) ?? lines
  );
}

export const standingRun = ({ runs, to }: Pick<AppropriationReply, 'runs' | 'to'>) =>
  runs.find(({ through, undone }) => through === to && undone === null);

export function appropriationView({ scope, reply }: AppropriationParts): ReportView {
  const lines = shownLines(reply);
  const ofHand = lines.map(({ by_hand: byHand = '0' }) => paiseFromWire(byHand));
  const hasHand = ofHand.some((paise) => paise !== 0);
  const amounts = lines.map((line, at) => [
    ...AMOUNTS.map((name) => paiseFromWire(line[name])),
    ...(hasHand ? [ofHand[at] ?? 0] : []),
  ]);
  const columns = hasHand ? [...COLUMNS, BY_HAND] : COLUMNS;
  const totals = columns
    .slice(2)
    .map((_column, place) => amounts.reduce((sum, line) => sum + (line[place] ?? 0), 0));
  return {
    title: 'Appropriation of profit',
    period: periodInWords({ from: dateFromWire(reply.from), to: dateFromWire(reply.to) }),
    remarks: appropriationInWords(reply),
    columns,
    nameAt: 0,
    phone: [0, 5],
    phoneBelow: [1],
    lines:
      lines.length === 0
        ? []
        : [
            ...lines.map((line, at) => ({
              as: 'line' as const,
              key: line.name,
              href: paths.account(line.current_account_id, scope, { year: reply.year }),
              cells: [line.name, line.account, ...(amounts[at] ?? [])],
            })),
            { as: 'total', key: 'total', cells: ['Total', null, ...totals] },
          ],
  };
}

const NOT_FINAL = 'Closing stock is not entered: the profit is not final.';

/** @returns what is divided, what stands in the way, and what income tax allows. */
export function appropriationInWords(reply: AppropriationReply): string[] {
  const { profit, register, refusal, allowed_remuneration: allowed } = reply;
  const [paise, byRegister] = [paiseFromWire(profit), paiseFromWire(register)];
  const standing = standingRun(reply);
  const later = standing === undefined ? null : reversedLaterInWords(standing);
  return [
    standing === undefined
      ? `${paise < 0 ? 'Loss' : 'Profit'} to divide: ${formatRupees(Math.abs(paise))}.`
      : `Appropriation ${standing.number} divided ${formatRupees(paiseFromWire(standing.profit))}` +
        (paise === 0
          ? '.'
          : `; ${formatRupees(paise)} came later` +
            (later === null ? ': undo and post it again.' : '.')),
    ...(later === null ? [] : [later]),
    ...(byRegister === 0
      ? []
      : [`${formatRupees(byRegister)} of it is closing stock in the stock register, not posted.`]),
    ...(reply.lacks_closing_stock && standing === undefined ? [NOT_FINAL] : []),
    ...(standing === undefined ? handInWords(reply) : setOffInWords(reply)),
    ...(standing === undefined && refusal !== null ? [refusal] : []),
    ...(allowed === null
      ? []
      : [
          `Income tax allows ${formatRupees(paiseFromWire(allowed))} of remuneration and 12% ` +
            'interest, where the deed says so: section 40(b).',
        ]),
  ];
}

/** @returns that a later year took a division back; null where none did. */
export function reversedLaterInWords({
  reversed_later: later,
  through,
}: AppropriationRunWire): string | null {
  if (later === null) return null;
  const [own, next] = [through, later].map((day) =>
    financialYearLabel(financialYearOf(dateFromWire(day))),
  );
  const day = formatDate(dateFromWire(later));
  return `Its entry is reversed on ${day}, in ${next}: ${own} stays divided.`;
}

function setOffInWords({ set_off: setOff }: AppropriationReply): string[] {
  const paise = setOff.reduce((sum, { by_hand: rupees }) => sum + paiseFromWire(rupees), 0);
  return paise === 0
    ? []
    : [`${formatRupees(paise)} was already posted by hand, and is not posted again.`];
}

const WHAT = { interest: 'interest on capital', remuneration: 'remuneration' } as const;

/** @returns what was posted by hand of what the lines would give, and is not posted again. */
function handInWords({ lines, by_hand: byHand }: AppropriationReply): string[] {
  if (lines.length === 0) return [];
  const parts = (['interest', 'remuneration'] as const).flatMap((of) => {
    const paise = paiseFromWire(byHand[of]);
    return paise === 0 ? [] : [`${formatRupees(paise)} of ${WHAT[of]}`];
  });
  const beyond = paiseFromWire(byHand.beyond_terms);
  return [
    ...(parts.length === 0
      ? []
      : [`Already posted by hand, and not posted again: ${parts.join(', ')}.`]),
    ...(beyond === 0
      ? []
      : [`${formatRupees(beyond)} of it is above the terms, and stays as it is.`]),
  ];
}
