// Income tax that is deducted, as people choose and read it.
import { TDS_NATURES } from '#core/tax/index.ts';
import { formatRupees } from './money.ts';

/** Those of today by their codes: `1024 Contractor, others`. */
export const TDS_NATURE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  TDS_NATURES.filter(({ to }) => to === null).map(({ code, name }) => [code, `${code} ${name}`]),
);

type Deducted = {
  readonly taxBps: number;
  readonly basePaise: number;
  /** Null of a draft that leaves it to the law. */
  readonly amountPaise: number | null;
  readonly reason: string | null;
};

/** @returns `2% of ₹64,000.00, single payment over 30,000`. */
export function tdsInWords({ taxBps, basePaise, amountPaise, reason }: Deducted): string {
  if (amountPaise === null) return 'When posted';
  if (amountPaise === 0) return reason ?? 'None';
  return [
    `${taxBps / 100}% of ${formatRupees(basePaise)}`,
    ...(reason === null ? [] : [reason]),
  ].join(', ');
}
