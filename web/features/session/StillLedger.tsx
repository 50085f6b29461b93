// A page of a ledger that nothing moves on: what the product looks like before one signs in.
import { SideTag } from '#web/ui/marks/Marks.tsx';

const SIDES = [
  {
    side: 'debit',
    rows: [
      ['Balance b/d', '1,24,500.00'],
      ['Sales', '59,000.00'],
      ['Sales', '11,800.00'],
    ],
  },
  {
    side: 'credit',
    rows: [
      ['Rent', '60,000.00'],
      ['Electricity', '1,250.00'],
      ['Balance c/d', '1,34,050.00'],
    ],
  },
] as const;

export function StillLedger() {
  return (
    <div aria-hidden="true" className="select-none">
      <p className="mb-2 text-h2 font-semibold">Cash</p>
      <div className="grid grid-cols-2 bg-surface rule-top">
        {SIDES.map(({ side, rows }, index) => (
          <div key={side} className={index === 1 ? 'rule-middle' : ''}>
            <p className="flex items-center gap-2 border-b border-line px-4 py-2 font-medium">
              <SideTag side={side} />
              {side === 'debit' ? 'Debit' : 'Credit'}
            </p>
            {rows.map(([name, amount]) => (
              <p key={amount} className="flex justify-between gap-4 border-b border-line px-4 py-2">
                <span className="text-ink-2">{name}</span>
                <span className="num">{amount}</span>
              </p>
            ))}
            <p className="num px-4 py-2 font-semibold rule-double">1,95,300.00</p>
          </div>
        ))}
      </div>
    </div>
  );
}
