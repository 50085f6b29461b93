// The transfers of a payment run as a file for the bank.
import { useSetAtom } from 'jotai';
import { readBankFile } from '#api/contract/trade/supplier-payment.ts';
import { begin } from '#web/client/call.ts';
import { saveFile } from '#web/client/save-file.ts';
import { fetchFile } from '#web/shell/sheet/fetch-file.ts';
import { noticeAtom } from '#web/state/notice.ts';

type Props = { readonly bookId: number; readonly runId: number };

export function BankFile({ bookId, runId }: Props) {
  const notify = useSetAtom(noticeAtom);
  const save = async () => {
    const file = await fetchFile(() =>
      begin(readBankFile, { params: { runId }, query: { book_id: bookId } }),
    );
    if (file !== null) return saveFile(file, `Transfers run ${runId}.csv`);
    notify({ kind: 'problem', text: 'Could not download the bank file. Try again.' });
  };
  return (
    <button type="button" className="link-name" onClick={() => void save()}>
      Save the bank file of run {runId} (CSV)
    </button>
  );
}
