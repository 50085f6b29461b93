// What is outstanding on one day, by age and by customer: what other days stand beside.
import type { Receivables } from '#api/contract/customer/receivables.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import type { ReportRow, ReportView } from '../../books/kit/report-view.ts';
import { agesPaise } from './ages.ts';
import type { AgeLinks } from '#web/shell/history/use-age-links.ts';

export const OUTSTANDING = 'Outstanding (₹)';

type Parts = {
  readonly all: Receivables;
  readonly links: AgeLinks;
  /** Where the ledger or the page of a customer is. */
  readonly hrefOf: (row: Receivables['rows'][number]) => string;
};

export function agedView({ all, links, hrefOf }: Parts): ReportView {
  const labels = ageLabels(all.days);
  const row = (key: string, name: string, paise: number, explain?: string): ReportRow => ({
    as: 'line',
    key,
    cells: [name, paise],
    ...(explain !== undefined && { explain, explainCells: { 1: explain } }),
  });
  const head = (name: string): ReportRow => ({ as: 'group', key: name, cells: [name, null] });
  const total = paiseFromWire(all.total);
  const isWhole = all.rows.length === all.count;
  return {
    title: 'Receivables',
    period: `As on ${formatDate(dateFromWire(all.as_of))}`,
    remarks: isWhole
      ? []
      : [`${formatCount(all.count)} customers: group summary compares each of them`],
    columns: [
      { head: 'Particulars', kind: 'text' },
      { head: OUTSTANDING, kind: 'money', rule: 'answer' },
    ],
    nameAt: 0,
    phone: [0, 1],
    lines: [
      head('By age'),
      ...agesPaise(all).map((paise, age) =>
        row(`age ${labels[age] ?? ''}`, labels[age] ?? '', paise, links.ages[age]),
      ),
      row('unallocated', 'On account', paiseFromWire(all.unallocated), links.unallocated),
      { ...row('total', 'Outstanding', total, links.total), as: 'total' },
      ...(isWhole && all.rows.length > 0
        ? [
            head('By customer'),
            ...all.rows.map((party) => ({
              ...row(
                `account ${party.account_id}`,
                party.customer_name,
                paiseFromWire(party.total),
              ),
              href: hrefOf(party),
            })),
          ]
        : []),
    ],
  };
}
