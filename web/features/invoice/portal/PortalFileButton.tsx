// INV-01 of some documents as a file, and what is missing of those that are not in it.
import { useState } from 'react';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { FILE_MAX, savePortalFile } from './portal-file.ts';
import type { PortalFileOutcome } from './portal-file.ts';
import type { PortalKind } from './portal.ts';

type DocumentRef = { readonly kind: PortalKind; readonly id: number };
type Props = {
  readonly bookId: number;
  readonly text: string;
  /** Read aloud after the text of the button. */
  readonly of?: string;
  /** The documents, or the sentence that says why they are not known. */
  readonly find: () => Promise<readonly DocumentRef[] | string>;
};

export function PortalFileButton({ bookId, text, of, find }: Props) {
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<PortalFileOutcome | string | null>(null);
  const download = async () => {
    setBusy(true);
    const documents = await find();
    setMade(typeof documents === 'string' ? documents : await savePortalFile(bookId, documents));
    setBusy(false);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <span>
        <Button busyText={busy ? 'Reading…' : null} onClick={() => void download()}>
          {text}
          {of !== undefined && <span className="sr-only"> {of}</span>}
        </Button>
      </span>
      <div role="status" className="flex flex-col gap-2 text-sm empty:hidden">
        {made !== null && <Outcome made={made} />}
      </div>
    </div>
  );
}

function Outcome({ made }: { readonly made: PortalFileOutcome | string }) {
  if (typeof made === 'string') return <Notice kind="problem">{made}</Notice>;
  const { count, refused } = made;
  return (
    <>
      {count > 0 && (
        <p>
          {count} {count === 1 ? 'document' : 'documents'} in INV-01.json. Upload it at the
          e-invoice portal.
        </p>
      )}
      {count + refused.length >= FILE_MAX && (
        <p>
          A file has at most {formatCount(FILE_MAX)}. Register these, then download the next ones.
        </p>
      )}
      {refused.length > 0 && (
        <Notice kind="warning">
          Not in the file:
          <ul className="list-disc pl-5">
            {refused.map(({ kind, id, number, problems }) => (
              <li key={`${kind} ${id}`} className="break-words">
                {number}: {problems.map(({ detail }) => detail).join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
