// The bill as far as the steps have filled it in, drawn as paper in both themes. What it will
// really look like is the sheet that takes its place once it is issued.
import type { ReactNode } from 'react';
import { computeSupply, reasonOfHeads, stateOfCode, stateTaxOf, titleOf } from '#core/tax/index.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { isTaxed } from './use-guide.ts';
import type { Guide } from './use-guide.ts';
import { firstHourWords as wording } from './wording.ts';

type Props = { readonly name: string | null; readonly guide: Guide };

export function BillSketch({ name, guide }: Props) {
  const { settings, customer, item, nextNumber } = guide;
  const sums = sumsOf(guide);
  const charges = settings !== null && isTaxed(settings);
  return (
    <aside aria-label={wording.filling}>
      <div className="bill-sketch">
        <div className="head">
          <p className="font-semibold">{titleFor(guide)}</p>
          <div>
            <p dir="auto" className="font-semibold">
              {name ?? <Blank isWide />}
            </p>
            <p dir="auto" className="small">
              {settings?.address ?? <Blank isWide />}
            </p>
            {settings?.gstin != null && <p className="small">GSTIN {settings.gstin}</p>}
          </div>
        </div>
        <div className="boxes">
          <div>
            <p className="faint">Bill to</p>
            <p dir="auto" className="font-semibold">
              {customer?.name ?? <Blank isWide />}
            </p>
            {customer?.gstin != null && <p className="small">GSTIN {customer.gstin}</p>}
            {customer?.stateCode != null && (
              <p className="small">{stateText(customer.stateCode)}</p>
            )}
          </div>
          <div>
            <p className="faint">Invoice number</p>
            <p className="font-semibold">{nextNumber ?? 'INV-001'}</p>
            <p className="faint">Date</p>
            <p>{formatDate(todayInIndia())}</p>
          </div>
        </div>
        <ItemTable item={item} sums={sums} />
        <div className="sums small">
          {(sums?.taxes ?? (charges ? UNKNOWN_TAXES : [])).map(({ head, paise }) => (
            <p key={head}>
              {head}
              <span>{amount(paise)}</span>
            </p>
          ))}
          <p className="total">
            Total
            <span>{sums === null ? <Blank /> : formatRupees(sums.total)}</span>
          </p>
        </div>
        <div className="signed">
          {name !== null && <p dir="auto">For {name}</p>}
          <p className="pt-4">Authorised signatory</p>
        </div>
      </div>
      <p className="mt-2 text-center text-sm text-ink-3">{wording.filling}</p>
    </aside>
  );
}

const titleFor = ({ settings, customer, item }: Guide) =>
  titleOf({
    supplierRegistration: settings?.registration ?? 'unregistered',
    recipientRegistration: customer?.registration ?? 'unregistered',
    treatments: [item?.gstBps === 0 ? 'nil' : 'taxable'],
  });

type ItemProps = {
  readonly item: Guide['item'];
  readonly sums: ReturnType<typeof sumsOf>;
};

const ItemTable = ({ item, sums }: ItemProps) => (
  <table>
    <thead>
      <tr>
        {['Item', 'HSN', 'Qty', 'Rate', 'Amount'].map((head) => (
          <th key={head}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <td dir="auto">{item?.name ?? <Blank />}</td>
        <td>{item === null ? <Blank /> : item.hsn}</td>
        <td>{item === null ? '' : (sums?.quantity ?? '1')}</td>
        <td>{sums === null ? <Blank /> : formatPaise(sums.ratePaise)}</td>
        <td>{amount(sums?.value)}</td>
      </tr>
    </tbody>
  </table>
);

const Blank = ({ isWide = false }: { readonly isWide?: boolean }) => (
  <span className={`blank ${isWide ? 'wide' : ''}`}>
    <span className="sr-only">Not filled in yet</span>
  </span>
);

const amount = (paise: number | undefined): ReactNode =>
  paise === undefined ? <Blank /> : formatPaise(paise);

const stateText = (code: string): string => `State ${code} ${stateOfCode(code)?.name ?? ''}`;

type Tax = { readonly head: string; readonly paise: number | undefined };
const UNKNOWN_TAXES: readonly Tax[] = ['CGST', 'SGST'].map((head) => ({ head, paise: undefined }));

/** The line as far as it is typed: while no quantity is, it is of one. */
function lineOf({ item, line }: Guide) {
  const typed = bareFigure(line.quantity);
  const isTyped = (decimalOf(typed, 3) ?? 0) > 0;
  const quantity = isTyped ? typed : '1';
  return {
    quantity,
    quantityThousandths: decimalOf(quantity, 3) ?? 0,
    priceThousandths:
      line.rate === null ? (item?.priceThousandths ?? null) : decimalOf(bareFigure(line.rate), 3),
  };
}

/** What the line comes to for the customer, by the rules that the server issues with. */
function sumsOf(guide: Guide) {
  const { settings, customer, item } = guide;
  const { quantity, quantityThousandths, priceThousandths } = lineOf(guide);
  if (settings === null || customer === null || item === null || priceThousandths === null) {
    return null;
  }
  const placeOfSupply = customer.stateCode ?? settings.stateCode;
  const { heads } = reasonOfHeads({
    supplierState: settings.stateCode,
    supplierRegistration: settings.registration,
    supply: 'domestic',
    placeOfSupply,
    recipientRegistration: customer.registration,
  });
  const rateBps = item.gstBps ?? 0;
  const line = {
    quantityThousandths,
    priceThousandths,
    discount: null,
    treatment: rateBps === 0 ? ('nil' as const) : ('taxable' as const),
    rateBps,
    cessBps: 0,
    cessPerUnitThousandths: 0,
  };
  const computed = computeSupply({
    heads,
    supply: 'domestic',
    reverseCharge: false,
    pricesIncludeTax: settings.pricesIncludeTax,
    discount: null,
    rounding: settings.rounding,
    lines: [line],
  });
  if (!computed.ok) return null;
  const { cgstPaise, sgstPaise, igstPaise, totalPaise, lines } = computed.value;
  const taxes: Readonly<Record<typeof heads, readonly Tax[]>> = {
    none: [],
    inter: [{ head: 'IGST', paise: igstPaise }],
    intra: [
      { head: 'CGST', paise: cgstPaise },
      { head: stateTaxOf(placeOfSupply ?? ''), paise: sgstPaise },
    ],
  };
  const ratePaise = Math.round(priceThousandths / 10);
  const value = lines[0]?.grossPaise ?? 0;
  return { quantity, ratePaise, value, taxes: taxes[heads], total: totalPaise };
}
