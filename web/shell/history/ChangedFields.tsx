// The fields of a record that say another thing since an event, each with what it said before.
import type { HistoryItem } from '#api/contract/book/history.ts';

type Props = Pick<HistoryItem, 'changes'>;

/** More are behind a line that opens: a draft of many lines changes in many fields. */
const SHOWN = 6;

export function ChangedFields({ changes }: Props) {
  if (changes.length === 0) return null;
  if (changes.length <= SHOWN) return <Fields changes={changes} />;
  return (
    <details>
      <summary className="cursor-pointer text-sm text-ink-2">
        {changes.length} fields changed
      </summary>
      <Fields changes={changes} />
    </details>
  );
}

const Fields = ({ changes }: Props) => (
  <dl className="my-1 text-sm break-words text-ink-2">
    {changes.map(({ label, before, value }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- labels may repeat; nothing moves
      <div key={index} className="flex flex-wrap gap-x-1.5">
        <dt>{label}:</dt>
        <dd dir="auto" className="min-w-0">
          {before !== null && (
            <>
              <del>{before}</del> <span aria-hidden="true">→ </span>
            </>
          )}
          <ins className="text-ink no-underline">{value}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
