// The bills that take of an order or of goods received, and what is billed and open of a line.
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { billsTaking } from '#api/contract/trade/before-bill.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

type Props = {
  readonly label: string;
  readonly bills: readonly z.output<typeof billsTaking>[number][];
};

/** Those that stand. */
export function BillsTaking({ label, bills }: Props) {
  const { scope } = usePageBook();
  if (bills.length === 0) return null;
  return (
    <section aria-label={label} className="card mt-4 p-4">
      <ul>
        {bills.map(({ billId, number, billedOn, taxablePaise }) => (
          <li key={billId} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <Link to={paths.purchaseBill(billId, scope)} className="link-name">
              {number}
            </Link>
            <span className="text-ink-2">{dayText(billedOn)}</span>
            <span className="num ml-auto">{formatPaise(taxablePaise)} before GST</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A quantity; of what has none, its value. */
const measuredText = (thousandths: number | null, paise: number): string =>
  thousandths === null ? formatPaise(paise) : decimalText(thousandths, 3);

type Measured = {
  readonly billedQuantityThousandths: number | null;
  readonly billedPaise: number;
  readonly openQuantityThousandths: number | null;
  readonly openPaise: number;
};

export const billedText = (item: Measured): string =>
  measuredText(item.billedQuantityThousandths, item.billedPaise);

export const openText = (item: Measured): string =>
  measuredText(item.openQuantityThousandths, item.openPaise);

/** What a line of a document before its bill says beside its value. */
export const BILLED_COLUMNS = [
  { name: 'Billed', of: billedText },
  { name: 'Open', of: openText },
] as const;
