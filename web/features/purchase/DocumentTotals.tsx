// What a document of a supplier comes to, head by head.
import { Fragment } from 'react';
import { formatPaise, formatRupees } from '#web/format/money.ts';

type Props = {
  readonly totals: {
    readonly taxablePaise: number;
    readonly cgstPaise: number;
    readonly sgstPaise: number;
    readonly igstPaise: number;
    readonly cessPaise: number;
    readonly chargesPaise?: number;
    readonly tcsPaise?: number;
    readonly roundOffPaise: number;
    readonly totalPaise: number;
  };
  /** What the row of the total is called. */
  readonly total: string;
  /** Left out where it bears no tax: the total is all that there is. */
  readonly isTaxed?: boolean;
  /** Income tax that was deducted of it, and what is left then; nothing where there is none. */
  readonly less?: { readonly tdsPaise: number; readonly left: string };
};

export function DocumentTotals({ totals, total, less, isTaxed = true }: Props) {
  const rows = [
    { name: 'Taxable value', paise: totals.taxablePaise },
    { name: 'CGST', paise: totals.cgstPaise },
    { name: 'SGST', paise: totals.sgstPaise },
    { name: 'IGST', paise: totals.igstPaise },
    { name: 'Cess', paise: totals.cessPaise },
    { name: 'Other charges', paise: totals.chargesPaise ?? 0 },
    { name: 'TCS', paise: totals.tcsPaise ?? 0 },
    { name: 'Round off', paise: totals.roundOffPaise },
  ].filter(({ name, paise }) => isTaxed && (name === 'Taxable value' || paise !== 0));
  return (
    <dl className="mt-3 ml-auto grid w-80 max-w-full grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
      {rows.map(({ name, paise }) => (
        <Fragment key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="num">{formatPaise(paise)}</dd>
        </Fragment>
      ))}
      <dt className="border-t border-ink pt-1 font-medium">{total}</dt>
      <dd className="num border-t border-ink pt-1 font-medium">
        {formatRupees(totals.totalPaise)}
      </dd>
      {less !== undefined && less.tdsPaise !== 0 && (
        <>
          <dt className="text-ink-2">Less TDS</dt>
          <dd className="num">{formatPaise(less.tdsPaise)}</dd>
          <dt className="font-medium">{less.left}</dt>
          <dd className="num font-medium">{formatRupees(totals.totalPaise - less.tdsPaise)}</dd>
        </>
      )}
    </dl>
  );
}
