// A card on the canvas beside a still page of a ledger: the shape of every page before signing in.
import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/PageHead.tsx';
import { StillLedger } from './StillLedger.tsx';

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
