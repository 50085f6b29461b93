// Bills of suppliers whose printed tax is not what their rates come to.
import { printedOff } from '#core/trade/index.ts';
import type { BillTaxHead } from '#core/trade/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { JudgedAct } from './judged-act.ts';

const HEADS: Readonly<Record<BillTaxHead, 'CGST' | 'SGST' | 'IGST' | 'Cess'>> = {
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  igstPaise: 'IGST',
  cessPaise: 'Cess',
};

/** A draft is looked at once it is posted. */
export const purchaseWarnings = ({ events }: JudgedAct): readonly Warning[] =>
  events.flatMap((event) =>
    event.type === 'PurchaseBillPosted'
      ? printedOff(event.data.lines, event.data.heads).map(({ head, ...off }) => ({
          code: 'printed_tax_differs' as const,
          head: HEADS[head],
          ...off,
        }))
      : [],
  );
