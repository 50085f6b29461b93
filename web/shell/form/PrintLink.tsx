// A link that fetches a paper, which the server draws, and saves it under its number.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { pdfName, saveFile } from '#web/client/save-file.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { fetchFile } from '../sheet/fetch-file.ts';

type Props = {
  readonly number: string;
  readonly text: string;
  readonly ask: Parameters<typeof fetchFile>[0];
};

export function PrintLink({ number, text, ask }: Props) {
  const [busy, setBusy] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const print = async () => {
    setBusy(true);
    const file = await fetchFile(ask);
    setBusy(false);
    if (file !== null) return saveFile(file, pdfName(number));
    setNotice({ kind: 'problem', text: 'Could not download the PDF. Try again.' });
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => !busy && void print()}
      className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
    >
      <span className="sr-only">{number}: </span>
      {busy ? 'Drawing…' : text}
    </button>
  );
}
