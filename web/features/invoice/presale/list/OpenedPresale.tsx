// A document before an invoice opened in place: what it says of goods and days, and its page.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { Link } from 'react-router-dom';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { CHALLAN_REASONS, presaleWords as wording } from '../../wording.ts';

export function OpenedPresale({ card }: { readonly card: PresaleCard }) {
  const { scope } = usePageBook();
  const { validUntil: valid, challanReason: reason, quantityProvisional: provisional } = card;
  const day = valid === null ? [] : [{ name: wording.validUntil, value: dayOf(valid) }];
  const words = CHALLAN_REASONS.find(({ value }) => value === reason)?.label;
  const why = words === undefined ? [] : [{ name: wording.reason, value: words }];
  return (
    <>
      <div className="register-sides pt-1">
        <KeyValue pairs={[{ name: 'Customer', value: card.customerName }, ...day, ...why]} />
        <KeyValue
          pairs={[
            { name: 'Taxable value', value: formatRupees(card.taxablePaise) },
            { name: 'Total', value: formatRupees(card.totalPaise) },
            { name: 'Invoice', value: card.invoiceNumber ?? '—' },
          ]}
        />
        <p className="text-xs text-ink-2">
          Drafted {formatInstant(card.createdAt)}
          {provisional && (
            <>
              <br />
              {wording.provisional}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-2 print:hidden">
        <Link to={paths.presale(card.id, scope)} className="link ml-auto">
          Open the full page
        </Link>
        <Kbd>{keyLabel('Enter')}</Kbd>
      </div>
    </>
  );
}

const dayOf = (date: CalendarDate): string => formatDate(date);
