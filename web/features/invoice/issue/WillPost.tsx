// The entries of the journal that is posted when the invoice is issued.
import { formatPaise } from '#web/format/money.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import type { PreviewEntry } from '../draft/preview.ts';

export function WillPost({ entries }: { readonly entries: readonly PreviewEntry[] }) {
  return (
    <section aria-labelledby="will-post" className="card px-4 py-3">
      <h3 id="will-post" className="pb-1 font-semibold">
        Will post when issued
      </h3>
      {entries.length === 0 ? (
        <p className="text-sm text-ink-2">Nothing yet.</p>
      ) : (
        <ul>
          {entries.map(({ account, side, amountPaise }) => (
            <li
              key={`${account} ${side}`}
              className="flex items-center gap-2 border-b border-line py-1.5 last:border-0"
            >
              <SideTag side={side} />
              <span dir="auto" className="min-w-0 flex-1">
                {account}
              </span>
              <span className="num num-tight">{formatPaise(amountPaise)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
