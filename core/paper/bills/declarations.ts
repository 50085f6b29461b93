// What the law wants said word for word.
import { COMPOSITION_NOTE, isExport, isToSez, isWithoutPayment } from '../../tax/index.ts';
import type { PrintedInvoice } from '../document.ts';

/** CGST Rule 46, third proviso: on every export and every supply to a special economic zone. */
const SUPPLY_MEANT_FOR =
  'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
const ON_PAYMENT = 'ON PAYMENT OF INTEGRATED TAX';
const WITHOUT_PAYMENT = 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX';

/** CGST Rule 46(p); the buyer pays it to the government (CGST Act s. 9(3) and (4)). */
const REVERSE_CHARGE = 'Tax on this supply is payable by the recipient on reverse charge.';

const DEEMED_EXPORT = 'Supply regarded as deemed export (CGST Act s. 147).';

/** Without that of Rule 46(s), which asks for the supplier's turnover and stands by itself. */
export function declarationsOf({
  supplier,
  supply,
  reverseCharge,
}: Pick<PrintedInvoice, 'supplier' | 'supply' | 'reverseCharge'>): readonly string[] {
  const without = isWithoutPayment(supply);
  const [first = '', ...rest] = COMPOSITION_NOTE;
  return [
    // CGST Rule 5(1)(f): at the top of every bill of supply.
    ...(supplier.registration === 'composition' ? [`${first.toUpperCase()}${rest.join('')}`] : []),
    ...(isExport(supply) || isToSez(supply)
      ? [`${SUPPLY_MEANT_FOR} ${without ? WITHOUT_PAYMENT : ON_PAYMENT}`]
      : []),
    ...(without && supplier.lut !== null ? [`Letter of undertaking: ${supplier.lut}`] : []),
    ...(supply === 'deemed-export' ? [DEEMED_EXPORT] : []),
    ...(reverseCharge ? [REVERSE_CHARGE] : []),
  ];
}

/** CGST Rule 48(1) and (2): three copies for goods, two for services. */
const COPIES = {
  goods: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'],
  services: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER'],
} as const;

/** SACs begin with 99; what has no code is goods if it has a unit of GST. */
const isGoods = ({ hsn, uqc }: PrintedInvoice['lines'][number]): boolean =>
  hsn === null ? uqc !== null : !hsn.startsWith('99');

export const copiesOf = ({ lines }: PrintedInvoice, count: number): readonly string[] =>
  (lines.some(isGoods) ? COPIES.goods : COPIES.services).slice(0, count);
