// Whether a cash flow statement is asked of this book, in sentences with the rule.
import type { CashFlowDutyReply } from '#api/contract/account/reports/cash-flow-duty.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';

const rupees = (text: string): string => formatRupees(paiseFromWire(text));

export function dutyInWords(duty: CashFlowDutyReply): string {
  const { is_asked: isAsked, year, turnover, capital, borrowings, level, limits } = duty;
  const sold = `turnover ${rupees(turnover)} in ${year}`;
  if (level !== null) {
    return (
      `Level ${level} (${sold}, borrowings ${rupees(borrowings ?? '0.00')}): AS 3 ` +
      (isAsked ? 'asks a cash flow statement of it.' : 'asks one of level I alone.')
    );
  }
  const day = parseCalendarDate(limits?.since ?? '');
  const known = `share capital ${rupees(capital ?? '0.00')}, ${sold}`;
  if (limits === null || day === null)
    return `Of a company a cash flow statement is asked: ${known}.`;
  const rule =
    `limits ${rupees(limits.capital)} and ${rupees(limits.turnover)} since ${formatDate(day)}, ` +
    'Companies Act, s. 2(85)';
  return isAsked
    ? `Not a small company (${known}; ${rule}): a cash flow statement is asked of it.`
    : `A small company if private (${known}; ${rule}): no cash flow statement is asked of it. ` +
        'A public, holding or subsidiary company hands one in.';
}
