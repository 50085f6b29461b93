// Income tax that the book deducts of a bill, and so does not pay to the supplier.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { tdsDeduction, tdsNatureOn } from '../../../tax/index.ts';
import type { Deductee, TdsBefore, TdsCertificate } from '../../../tax/index.ts';
import type { PartySnapshot } from '../../party.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillLine } from './events.ts';
import { sumOfLines } from './price.ts';
import type { PurchaseBillRejection } from './rejections.ts';

/** What is known of the deductions of a supplier on the day of a bill. */
export type TdsFacts = {
  /** Whether the book deducts on that day. */
  readonly deducts: boolean;
  /** What was said of the supplier; null: as the PAN says. */
  readonly deductee: Deductee['kind'];
  /** Of the nature that the bill names. */
  readonly before: TdsBefore;
  /** Of lower deduction, which hold on that day. */
  readonly certificates: readonly (TdsCertificate & { readonly nature: string })[];
};

type TdsOfBill = NonNullable<PurchaseBill['tds']>;
type Supplier = Pick<PartySnapshot, 'pan' | 'gstin'>;

const panOf = ({ pan, gstin }: Supplier): string | null => pan ?? gstin?.slice(2, 12) ?? null;

const natureOf = (code: string, on: CalendarDate, supplier: Supplier, { deductee }: TdsFacts) =>
  tdsNatureOn(code, on, { kind: deductee, pan: panOf(supplier) });

/** @returns the refusal of what a draft says of TDS, or null. */
export function tdsRefusal(
  { tds }: Pick<PurchaseBillDraft, 'tds'>,
  on: CalendarDate,
  supplier: Supplier,
  facts: TdsFacts,
): PurchaseBillRejection | null {
  if (tds === null) return null;
  if (!facts.deducts) return { kind: 'bill_book_deducts_no_tax', on };
  const nature = tds.code ?? '';
  return natureOf(nature, on, supplier, facts) === null
    ? { kind: 'bill_tds_nature_unknown', nature, on }
    : null;
}

/** The value of a bill without GST, charges that it prints by themselves among it. */
const valueOf = (
  lines: readonly PurchaseBillLine[],
  { charges }: Pick<PurchaseBillDraft, 'charges'>,
): number =>
  charges.reduce((sum, { amountPaise }) => sum + amountPaise, sumOfLines(lines).taxablePaise);

type Deducted = Pick<PurchaseBillDraft, 'tds' | 'charges'> & {
  readonly lines: readonly PurchaseBillLine[];
};

/**
 * A draft without a reason is worked out when it is posted; with one it is what a person gave.
 * @returns what is deducted; null where the draft names no nature that holds on the day.
 */
export function tdsOf(
  bill: Deducted,
  on: CalendarDate,
  supplier: Supplier,
  facts: TdsFacts,
): TdsOfBill | null {
  const { tds: said } = bill;
  const nature = said === null ? null : natureOf(said.code ?? '', on, supplier, facts);
  if (said === null || nature === null) return null;
  const valuePaise = valueOf(bill.lines, bill);
  const { code, section, name, rateBps } = nature;
  const { accountId } = said;
  // One whose limit is used up gives way to the next.
  const certificate =
    facts.certificates.find(
      (one) =>
        one.leftPaise !== 0 && natureOf(one.nature, on, supplier, facts)?.kind === nature.kind,
    ) ?? null;
  const hasPan = panOf(supplier) !== null;
  const { before } = facts;
  const byLaw = tdsDeduction({ nature, valuePaise, hasPan, before, certificate });
  if (said.reason === null) return { ...byLaw, accountId };
  const { amountPaise, reason } = said;
  // Where the limit of the year is passed only now, the earlier bills have borne their tax too.
  const basePaise = amountPaise === 0 ? 0 : Math.max(valuePaise, byLaw.basePaise);
  return { section, code, nature: name, rateBps, basePaise, amountPaise, reason, accountId };
}

/** @returns what the supplier is owed of a bill, in paise: its total less what is deducted. */
export const payablePaise = ({
  totalPaise,
  tds,
}: Pick<PurchaseBill, 'totalPaise' | 'tds'>): number => totalPaise - (tds?.amountPaise ?? 0);
