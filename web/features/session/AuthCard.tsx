// A card on the canvas beside a still page of a ledger: the shape of every page before signing in.
import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';

type Props = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
};

export function AuthCard({ title, intro, children, foot }: Props) {
  return (
    <div
      className={
        'mx-auto grid max-w-[1240px] items-center gap-16 px-4 py-8 lg:grid-cols-2 lg:px-6 ' +
        'lg:py-16'
      }
    >
      <div className="mx-auto w-full max-w-100">
        <div className="card p-6">
          <PageHead title={title} />
          {intro}
          {children}
        </div>
        {foot !== undefined && <div className="mt-4 text-center text-ink-2">{foot}</div>}
      </div>
      <div className="hidden lg:block">
        <StillLedger />
      </div>
    </div>
  );
}

// A page of a ledger that nothing moves on: what the product looks like before one signs in.
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

function StillLedger() {
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
