// The division of a year's profit as a sheet: a line for each partner, as it would be posted, or as
// it was.
import type {
  AppropriationReply,
  AppropriationRun,
} from '#api/contract/account/reports/appropriation.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { column, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';

type AppropriationParts = {
  readonly scope: number | undefined;
  readonly reply: AppropriationReply;
};

type ShownLine = AppropriationReply['lines'][number];

type PartnerColumn = DeclaredColumn<ShownLine>;

const amount = (
  head: string,
  name: `${'interest' | 'remuneration' | 'share' | 'total' | 'hand'}Paise`,
  more: Pick<PartnerColumn, 'rule' | 'onPhone'> = {},
): PartnerColumn => column.money(head, (line) => line[name], { adds: true, ...more });

const COLUMNS: readonly PartnerColumn[] = [
  column.text('Partner', ({ name }) => name),
  column.text('Current account', ({ account }) => account, { onPhone: 'below' }),
  amount('Interest on capital', 'interestPaise', { rule: 'pair' }),
  amount('Remuneration', 'remunerationPaise'),
  amount('Share of profit', 'sharePaise'),
  amount('Total', 'totalPaise', { rule: 'answer', onPhone: 'column' }),
];

const BY_HAND = amount('Posted by hand', 'handPaise');

/** @returns the division that stands, else the one that would be posted. */
function shownLines(reply: AppropriationReply): readonly ShownLine[] {
  const { lines, setOff } = reply;
  const byHand = new Map(setOff.map(({ name, handPaise }) => [name, handPaise]));
  return (
    standingRun(reply)?.lines.map((line) => ({
      ...line,
      handPaise: byHand.get(line.name) ?? 0,
    })) ?? lines
  );
}

const standingRun = ({ runs, to }: Pick<AppropriationReply, 'runs' | 'to'>) =>
  runs.find(({ through, undone }) => through === to && undone === null);

export function appropriationView({ scope, reply }: AppropriationParts): ReportView {
  const lines = shownLines(reply);
  const hasHand = lines.some(({ handPaise }) => handPaise !== 0);
  return reportOf(
    {
      title: 'Appropriation of profit',
      period: periodInWords(reply),
      remarks: appropriationInWords(reply),
    },
    hasHand ? [...COLUMNS, BY_HAND] : COLUMNS,
    withTotal(
      lines.map((line): DeclaredLine<ShownLine> => ({
        as: 'line',
        key: line.name,
        href: paths.account(line.currentAccountId, scope, { year: reply.year }),
        row: line,
      })),
      { sumOf: lines },
    ),
  );
}

const NOT_FINAL = 'Closing stock is not entered: the profit is not final.';

/** @returns what is divided, what stands in the way, and what income tax allows. */
export function appropriationInWords(reply: AppropriationReply): string[] {
  const { profitPaise: paise, registerPaise: byRegister, refusal } = reply;
  const { allowedRemunerationPaise: allowed } = reply;
  const standing = standingRun(reply);
  const later = standing === undefined ? null : reversedLaterInWords(standing);
  return [
    standing === undefined
      ? `${paise < 0 ? 'Loss' : 'Profit'} to divide: ${formatRupees(Math.abs(paise))}.`
      : `Appropriation ${standing.number} divided ${formatRupees(standing.profitPaise)}` +
        (paise === 0
          ? '.'
          : `; ${formatRupees(paise)} came later` +
            (later === null ? ': undo and post it again.' : '.')),
    ...(later === null ? [] : [later]),
    ...(byRegister === 0
      ? []
      : [`${formatRupees(byRegister)} of it is closing stock in the stock register, not posted.`]),
    ...(reply.lacksClosingStock && standing === undefined ? [NOT_FINAL] : []),
    ...(standing === undefined ? handInWords(reply) : setOffInWords(reply)),
    ...(standing === undefined && refusal !== null ? [refusal] : []),
    ...(allowed === null
      ? []
      : [
          `Income tax allows ${formatRupees(allowed)} of remuneration and 12% ` +
            'interest, where the deed says so: section 40(b).',
        ]),
  ];
}

/** @returns that a later year took a division back; null where none did. */
export function reversedLaterInWords({
  reversedLater: later,
  through,
}: AppropriationRun): string | null {
  if (later === null) return null;
  const [own, next] = [through, later].map((day) => financialYearLabel(financialYearOf(day)));
  const day = formatDate(later);
  return `Its entry is reversed on ${day}, in ${next}: ${own} stays divided.`;
}

function setOffInWords({ setOff }: AppropriationReply): string[] {
  const paise = setOff.reduce((sum, { handPaise }) => sum + handPaise, 0);
  return paise === 0
    ? []
    : [`${formatRupees(paise)} was already posted by hand, and is not posted again.`];
}

const WHAT = { interest: 'interest on capital', remuneration: 'remuneration' } as const;

/** @returns what was posted by hand of what the lines would give, and is not posted again. */
function handInWords({ lines, byHand }: AppropriationReply): string[] {
  if (lines.length === 0) return [];
  const parts = (['interest', 'remuneration'] as const).flatMap((of) => {
    const paise = byHand[`${of}Paise`];
    return paise === 0 ? [] : [`${formatRupees(paise)} of ${WHAT[of]}`];
  });
  const beyond = byHand.beyondTermsPaise;
  return [
    ...(parts.length === 0
      ? []
      : [`Already posted by hand, and not posted again: ${parts.join(', ')}.`]),
    ...(beyond === 0
      ? []
      : [`${formatRupees(beyond)} of it is above the terms, and stays as it is.`]),
  ];
}
