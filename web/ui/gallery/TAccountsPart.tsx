import { TFrame } from '../lists/TFrame.tsx';
import type { TRow } from '../lists/TFrame.tsx';
import { GalleryPart, Specimen } from './GalleryPart.tsx';

const entry = (number: number, date: string, text: string, amount: string): TRow => ({
  date,
  name: (
    <span className="flex flex-wrap items-center gap-x-2">
      <a href="#t-accounts" data-row="" className="link-quiet">
        {text}
      </a>
      <span className="text-xs text-ink-2">#{number}</span>
    </span>
  ),
  amount,
});

const HEADS = { debit: 'Received from', credit: 'Paid to' } as const;

export function TAccountsPart() {
  return (
    <GalleryPart id="t-accounts" title="T-account">
      <Specimen state="Full">
        <TFrame
          caption="HDFC Bank current"
          heads={HEADS}
          counts={{ debit: '3 entries', credit: '2 entries' }}
          total="19,46,300.50"
          rows={{
            debit: [
              { date: '01 Oct', name: <i>Balance b/d</i>, amount: '16,24,500.00' },
              entry(1241, '04 Oct', 'Karnataka Agro Mills', '2,47,800.50'),
              entry(1252, '11 Oct', 'Orchid Hospitality LLP', '59,000.00'),
              entry(1270, '02 Nov', 'Cash in hand', '15,000.00'),
            ],
            credit: [
              entry(1243, '05 Oct', 'Rent, head office +1', '60,000.00'),
              entry(1246, '07 Oct', 'Salaries', '22,118.00'),
              { date: '', name: <i>Balance c/d</i>, amount: <i>18,64,182.50</i> },
            ],
          }}
        />
      </Specimen>
      <Specimen state="Empty: the frame is drawn all the same">
        <TFrame
          caption="Courier charges"
          heads={{ debit: 'Particulars', credit: 'Particulars' }}
          counts={{ debit: '0 entries', credit: '0 entries' }}
          total="0.00"
          rows={{ debit: [], credit: [] }}
        />
      </Specimen>
      <Specimen state="On its way">
        <TFrame
          caption="Loading"
          heads={HEADS}
          counts={{ debit: '', credit: '' }}
          total=""
          rows={{ debit: [], credit: [] }}
          waiting={3}
        />
      </Specimen>
    </GalleryPart>
  );
}
