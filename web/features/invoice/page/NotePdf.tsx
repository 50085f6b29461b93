// The quiet button that has a note's PDF.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { pdfName, saveFile } from '#web/client/save-file.ts';
import { noticeAtom } from '#web/state/notice.ts';

type Props = { readonly number: string; readonly fetchPdf: () => Promise<Blob | null> };

export function NotePdf({ number, fetchPdf }: Props) {
  const [busy, setBusy] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const download = async () => {
    setBusy(true);
    const file = await fetchPdf();
    setBusy(false);
    if (file !== null) return saveFile(file, pdfName(number));
    setNotice({ kind: 'problem', text: 'Could not download the PDF. Try again.' });
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => !busy && void download()}
      className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
    >
      {busy ? 'Drawing…' : 'Download PDF'}
      <span className="sr-only"> of {number}</span>
    </button>
  );
}
